import { t } from '@stratus/widgets'
import { FieldGroup, Select, TextInput } from '../../../forms/form-fields.js'
import { keyTypes, type KeyType } from './keypair.js'
import type { KeypairDraft, KeypairErrors } from './keypair-form-model.js'

interface KeypairFieldsProps {
  draft: KeypairDraft
  errors: KeypairErrors
  onChange(change: Partial<KeypairDraft>): void
}

/** Name and type: what creating and importing a key pair have in common. */
export function KeypairFields({ draft, errors, onChange }: KeypairFieldsProps) {
  return (
    <FieldGroup title={t('Key Pair')} hiddenTitle>
      <TextInput
        label={t('Key Pair Name')}
        required
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errors.name && t(errors.name)}
        // What is typed is wrong at once; what is not typed yet is not.
        eager={draft.name.trim() !== ''}
      />
      <Select
        label={t('Key Type')}
        required
        choices={keyTypes.map(({ value, label }) => ({ value, label: t(label) }))}
        value={draft.key_type}
        onChange={(key_type) => onChange({ key_type: key_type as KeyType })}
      />
    </FieldGroup>
  )
}
