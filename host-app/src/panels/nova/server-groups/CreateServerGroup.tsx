import { offeredServerGroupKinds } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { FieldGroup, Select, TextInput } from '../../shared/form-fields.js'
import { FormModal } from '../../shared/FormModal.js'
import { isTooLong } from '../../shared/text-limits.js'
import { useFeature } from '../../shared/use-feature.js'
import { serverGroupErrors, type ServerGroupDraft } from './server-group-form.js'
import { policyLabel } from './server-group.js'

/** The modal Create Server Group. */
export function CreateServerGroup({ onClose }: { onClose(result: ActionResult): void }) {
  const { client, toasts } = useHost()
  const soft = useFeature('servergroup_soft_policies')
  const [draft, setDraft] = useState<ServerGroupDraft>({ name: '', policy: '' })
  const errors = serverGroupErrors(draft)
  return (
    <FormModal
      heading={t('Create Server Group')}
      submitLabel={t('Create Server Group')}
      invalid={Object.keys(errors).length > 0}
      submit={async () => {
        const body = { name: draft.name.trim(), policies: [draft.policy] }
        const { id, name } = await client.call('nova.serverGroups.create', { body })
        toasts.add('success', t('Server Group %s was successfully created.', [name || id]))
        return { ...nothingDone, created: [{ type: resourceTypes.serverGroup, id }] }
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('Server Group')} hiddenTitle>
        <TextInput
          label={t('Name')}
          required
          value={draft.name}
          onChange={(name) => setDraft((before) => ({ ...before, name }))}
          error={errors.name && t(errors.name)}
          eager={isTooLong(draft.name)}
        />
        <Select
          label={t('Policy')}
          required
          empty={t('Select a policy')}
          choices={offeredServerGroupKinds(soft).map((value) => ({ value, label: policyLabel(value) }))}
          value={draft.policy}
          onChange={(policy) => setDraft((before) => ({ ...before, policy }))}
          error={errors.policy && t(errors.policy)}
        />
      </FieldGroup>
    </FormModal>
  )
}
