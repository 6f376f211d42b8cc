import { offeredServerGroupKinds } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { loadComputeLimits } from '../../../quota/full-quota.js'
import { serverGroupTake } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { resourceTypes } from '../../../paths.js'
import { Select, TextInput } from '../../../forms/form-fields.js'
import { ItemForm } from '../../../forms/ItemForm.js'
import { isTooLong } from '../../../forms/text-limits.js'
import { useFeature } from './use-feature.js'
import { createTexts, newServerGroup, serverGroupErrors } from './server-group-form.js'
import { policyLabel } from './server-group.js'

/** The modal Create Server Group. */
export function CreateServerGroup({ onClose }: { onClose(result: ActionResult): void }) {
  const { client } = useHost()
  const soft = useFeature('servergroup_soft_policies')
  return (
    <ItemForm
      type={resourceTypes.serverGroup}
      texts={createTexts}
      item={null}
      start={newServerGroup}
      errorsOf={serverGroupErrors}
      create={({ name, policy }) => client.call('nova.serverGroups.create', { body: { name, policies: [policy] } })}
      help={<TakesQuota load={loadComputeLimits} take={serverGroupTake} />}
      onClose={onClose}
    >
      {({ draft, errors, set }) => (
        <>
          <TextInput
            label={t('Name')}
            required
            value={draft.name}
            onChange={(name) => set({ name })}
            error={errors.name && t(errors.name)}
            eager={isTooLong(draft.name)}
          />
          <Select
            label={t('Policy')}
            required
            empty={t('Select a policy')}
            choices={offeredServerGroupKinds(soft).map((value) => ({ value, label: policyLabel(value) }))}
            value={draft.policy}
            onChange={(policy) => set({ policy })}
            error={errors.policy && t(errors.policy)}
          />
        </>
      )}
    </ItemForm>
  )
}
