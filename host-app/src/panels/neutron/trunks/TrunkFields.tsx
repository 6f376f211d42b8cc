import { t } from '@stratus/widgets'
import { Choice, FieldGroup, TextArea, TextInput } from '../../../forms/form-fields.js'
import { isTooLong } from '../../../forms/text-limits.js'
import type { TrunkDraft, TrunkErrors } from './trunk-form.js'

interface TrunkFieldsProps {
  draft: TrunkDraft
  errors: TrunkErrors
  onChange(change: Partial<TrunkDraft>): void
}

/** The step Details: everything in it is optional. */
export function TrunkFields({ draft, errors, onChange }: TrunkFieldsProps) {
  return (
    <FieldGroup title={t('Details')} hiddenTitle>
      <TextInput
        label={t('Name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errors.name && t(errors.name)}
        eager={isTooLong(draft.name)}
      />
      <Choice
        label={t('Admin State')}
        choices={[
          { value: 'up', label: t('Enabled') },
          { value: 'down', label: t('Disabled') },
        ]}
        value={draft.admin_state_up ? 'up' : 'down'}
        onChange={(value) => onChange({ admin_state_up: value === 'up' })}
      />
      <div className="wide">
        <TextArea
          label={t('Description')}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          error={errors.description && t(errors.description)}
          eager={isTooLong(draft.description)}
        />
      </div>
    </FieldGroup>
  )
}
