import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { Checkbox, FieldGroup } from '../../shared/form-fields.js'
import { FormModal } from '../../shared/FormModal.js'
import { NameFields } from '../../shared/NameFields.js'
import { newPolicy, policyErrors } from './policy-form.js'

/** The modal Create QoS Policy. */
export function CreatePolicy({ onClose }: { onClose(result: ActionResult): void }) {
  const { client, toasts } = useHost()
  const [draft, setDraft] = useState(newPolicy)
  const errors = policyErrors(draft)
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }))
  return (
    <FormModal
      heading={t('Create QoS Policy')}
      submitLabel={t('Create Policy')}
      invalid={Object.keys(errors).length > 0}
      submit={async () => {
        const body = { ...draft, name: draft.name.trim() }
        const { id, name } = await client.call('neutron.qosPolicies.create', { body })
        toasts.add('success', t('QoS Policy %s was successfully created.', [name || id]))
        return { ...nothingDone, created: [{ type: resourceTypes.qosPolicy, id }] }
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('QoS Policy')} hiddenTitle>
        <div className="wide form-stack">
          <NameFields required draft={draft} errors={errors} onChange={set} />
          <Checkbox label={t('Shared')} checked={draft.shared} onChange={(shared) => set({ shared })} />
        </div>
      </FieldGroup>
    </FormModal>
  )
}
