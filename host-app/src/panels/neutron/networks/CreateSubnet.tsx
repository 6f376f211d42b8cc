import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { loadNetworkQuotas, loadNetworksPage, subnetUnavailable } from '../../../quota/full-quota.js'
import { Select } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { takesOne } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import type { NamedProject } from './CarrierFields.js'
import { nameOrId, type NetworkItem } from './network.js'
import { newSubnet, subnetErrors, subnetToCreate, type SubnetDraft } from './subnet-form.js'
import { SubnetDetailFields, SubnetFields } from './SubnetFields.js'

const take = takesOne('Subnets')

interface CreateSubnetProps {
  network: Pick<NetworkItem, 'id' | 'label'>
  /** For administrators: the projects that may be the network's; of one name there may be several. */
  owners?: readonly NamedProject[]
  onClose(result: ActionResult): void
}

/** A subnet for a network that is there. */
export function CreateSubnet({ network, owners, onClose }: CreateSubnetProps) {
  const { client, toasts } = useHost()
  const { fields: draft, setFields, kept } = useFormDraft(`subnet of ${network.id}`, newSubnet)
  const setDraft = (next: SubnetDraft) => setFields(() => next)
  const errors = subnetErrors(draft, true)
  // Asked for when the form opens: the page is a slow one, and few come here.
  const full = useFullQuota(loadNetworksPage, subnetUnavailable, owners ? undefined : 0)
  const [owner, setOwner] = useState(owners?.length === 1 ? (owners[0]?.id ?? '') : '')
  return (
    <FormModal
      heading={t('Create Subnet')}
      submitLabel={t('Create')}
      invalid={full !== undefined || Object.keys(errors).length > 0 || (owners && !owner)}
      reason={full}
      submit={async () => {
        const subnet = await client.call('neutron.subnets.create', {
          // What an administrator makes would else be of the administrator's project.
          body: { ...subnetToCreate(draft, network.id), ...(owner ? { tenant_id: owner } : {}) },
        })
        toasts.add('success', t('Created subnet "%s".', [nameOrId(subnet)]))
        return { ...nothingDone, created: [{ type: resourceTypes.subnet, id: subnet.id }] }
      }}
      draft={kept}
      onClose={onClose}
    >
      {full ? (
        <Alert type="warning" withoutPrefix>
          {full}
        </Alert>
      ) : null}
      <div className="form-readonly">
        <span>{t('Network')}</span>
        <bdi>{network.label}</bdi>
      </div>
      {owners && owners.length !== 1 ? (
        <Select
          label={t('Project')}
          required
          value={owner}
          empty={t('Select a project')}
          choices={owners.map(({ id, name }) => ({ value: id, label: `${name ?? ''} (${id})` }))}
          onChange={setOwner}
        />
      ) : null}
      <SubnetFields draft={draft} errors={errors} onChange={setDraft} />
      <SubnetDetailFields draft={draft} errors={errors} onChange={setDraft} />
      {owners ? null : <TakesQuota load={loadNetworkQuotas} take={take} />}
    </FormModal>
  )
}
