import { t } from '@stratus/widgets'
import { nothingDone, type ActionResult } from '../../actions/action-result.js'
import { FieldGroup, TextInput } from '../../forms/form-fields.js'
import { FormModal } from '../../forms/FormModal.js'
import { useFormDraft } from '../../forms/use-form-draft.js'
import { useHost } from '../../host.js'
import { resourceTypes } from '../../paths.js'
import type { DefaultQuota } from './default-quota.js'
import { changesOf, draftOf, errorsOf } from './defaults-form.js'

interface UpdateDefaultsProps {
  /** Those that can be changed. */
  quotas: readonly DefaultQuota[]
  /** As of `changesOf`. */
  always?: readonly string[]
  /** Under which what was typed is kept. */
  name: string
  save(limits: Readonly<Record<string, number>>): Promise<unknown>
  onClose(result: ActionResult): void
}

/** The dialog of what new projects may have of one service. */
export default function UpdateDefaults({ quotas, always, name, save, onClose }: UpdateDefaultsProps) {
  const { toasts } = useHost()
  const before = draftOf(quotas)
  const { fields: draft, setFields, kept } = useFormDraft(name, () => before)
  const errors = errorsOf(draft)
  const changes = Object.keys(errors).length ? null : changesOf(before, draft, always)

  const submit = async (): Promise<ActionResult> => {
    if (!changes) return nothingDone
    await save(changes)
    toasts.add('success', t('Default quotas updated.'))
    return { ...nothingDone, updated: Object.keys(changes).map((id) => ({ type: resourceTypes.defaultQuota, id })) }
  }

  return (
    <FormModal
      heading={t('Update Defaults')}
      submitLabel={t('Update Defaults')}
      size="large"
      invalid={!changes}
      {...(!changes && !Object.keys(errors).length && { reason: t('Nothing has been changed.') })}
      submit={submit}
      draft={kept}
      onClose={onClose}
      help={
        <p>
          {t(
            'Limits of projects that have none of their own. What such a project has already stays, even above a new limit. -1 is no limit.',
          )}
        </p>
      }
    >
      <FieldGroup title={t('Limits')} hiddenTitle>
        {quotas.map(({ id, name: label, unit }) => (
          <TextInput
            key={id}
            label={unit ? t('%s (%s)', [label, unit]) : label}
            inputMode="numeric"
            required
            value={draft[id] ?? ''}
            onChange={(text) => setFields((typed) => ({ ...typed, [id]: text }))}
            error={errors[id] && t(errors[id])}
            eager
          />
        ))}
      </FieldGroup>
    </FormModal>
  )
}
