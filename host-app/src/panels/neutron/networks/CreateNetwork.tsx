import type { Network } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Wizard } from '@stratus/widgets/react/wizard'
import { WizardStep } from '@stratus/widgets/react/wizard-step'
import { useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { DraftNotice } from '../../../forms/DraftNotice.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { useHost } from '../../../host.js'
import { loadNetworkQuotas } from '../../../quota/full-quota.js'
import { takesOne } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { resourceTypes } from '../../../paths.js'
import { nameOrId } from './network.js'
import { networkErrors, networkToCreate, newNetwork } from './network-form.js'
import type { NamedProject } from './CarrierFields.js'
import { NetworkFields } from './NetworkFields.js'
import { detailFields, subnetToCreate, type SubnetDraft, type SubnetErrors } from './subnet-form.js'
import { SubnetDetailFields, SubnetFields } from './SubnetFields.js'

const take = takesOne('Networks')

interface CreateNetworkProps {
  mayShare: boolean
  /** As of `NetworkFields`. */
  projects?: readonly NamedProject[]
  onClose(result: ActionResult): void
}

const isDetail = (field: string) => detailFields.includes(field as keyof SubnetDraft)
const hasErrors = (errors: SubnetErrors, inDetails: boolean) =>
  Object.keys(errors).some((field) => isDetail(field) === inDetails)

/**
 * A network, and with it a subnet, in Horizon's three steps. They are two calls: when the subnet is refused, the network is there,
 * and sending again makes the subnet alone.
 */
export function CreateNetwork({ mayShare, projects, onClose }: CreateNetworkProps) {
  const { client, toasts } = useHost()
  const {
    fields: draft,
    setFields: setDraft,
    kept,
  } = useFormDraft(projects ? 'any-network' : 'network', newNetwork, {
    accept: (typed) => (mayShare ? typed : { ...typed, shared: false }),
  })
  const [made, setMade] = useState<Network | null>(null)
  const result = useRef(nothingDone)
  const errors = networkErrors(draft)
  const setSubnet = (subnet: SubnetDraft) => setDraft((before) => ({ ...before, subnet }))

  const createNetwork = async (): Promise<Network> => {
    const network = await client.call('neutron.networks.create', { body: networkToCreate(draft) })
    result.current = { ...nothingDone, created: [{ type: resourceTypes.network, id: network.id }] }
    toasts.add('success', t('Created network "%s".', [nameOrId(network)]))
    setMade(network)
    return network
  }
  const submit = async (): Promise<void> => {
    const network = made ?? (await createNetwork())
    if (!draft.with_subnet) return
    const subnet = await client.call('neutron.subnets.create', {
      // What an administrator makes would else be of the administrator's project.
      body: { ...subnetToCreate(draft.subnet, network.id), ...(draft.project ? { tenant_id: draft.project } : {}) },
    })
    toasts.add('success', t('Created subnet "%s".', [nameOrId(subnet)]))
  }

  const steps = draft.with_subnet
    ? [
        <WizardStep key="subnet" name="subnet" heading={t('Subnet')} invalid={hasErrors(errors.subnet, false)}>
          <SubnetFields draft={draft.subnet} errors={errors.subnet} onChange={setSubnet} />
        </WizardStep>,
        <WizardStep
          key="subnet-details"
          name="subnet-details"
          heading={t('Subnet Details')}
          invalid={hasErrors(errors.subnet, true)}
        >
          <SubnetDetailFields draft={draft.subnet} errors={errors.subnet} onChange={setSubnet} />
        </WizardStep>,
      ]
    : null
  return (
    <Wizard
      open
      heading={t('Create Network')}
      submitLabel={t('Create')}
      submit={submit}
      onStratusAfterClose={() => {
        kept.end()
        onClose(result.current)
      }}
    >
      <DraftNotice draft={kept} />
      <WizardStep
        name="network"
        heading={t('Network')}
        invalid={Boolean(errors.name ?? errors.mtu ?? errors.physical_network ?? errors.segmentation_id)}
      >
        {made ? (
          <Alert type="info" withoutPrefix>
            {t('Network %s is created; its subnet is still missing.', [nameOrId(made)])}
          </Alert>
        ) : (
          <NetworkFields
            draft={draft}
            errors={errors}
            mayShare={mayShare}
            projects={projects}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
        )}
        {made ? null : (
          <div slot="aside">
            <TakesQuota load={loadNetworkQuotas} take={take} />
          </div>
        )}
      </WizardStep>
      {steps}
    </Wizard>
  )
}
