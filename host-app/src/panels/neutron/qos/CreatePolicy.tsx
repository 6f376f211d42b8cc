import { t } from '@stratus/widgets'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { Checkbox } from '../../../forms/form-fields.js'
import { ItemForm } from '../../../forms/ItemForm.js'
import { NameFields } from '../../../forms/NameFields.js'
import { createTexts, newPolicy, policyErrors } from './policy-form.js'

/** The modal Create QoS Policy. */
export function CreatePolicy({ onClose }: { onClose(result: ActionResult): void }) {
  const { client } = useHost()
  return (
    <ItemForm
      type={resourceTypes.qosPolicy}
      texts={createTexts}
      item={null}
      start={newPolicy}
      errorsOf={policyErrors}
      create={(body) => client.call('neutron.qosPolicies.create', { body })}
      onClose={onClose}
    >
      {({ draft, errors, set }) => (
        <>
          <NameFields required draft={draft} errors={errors} onChange={set} />
          <Checkbox label={t('Shared')} checked={draft.shared} onChange={(shared) => set({ shared })} />
        </>
      )}
    </ItemForm>
  )
}
