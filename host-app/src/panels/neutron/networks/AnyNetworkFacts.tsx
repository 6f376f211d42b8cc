import type { AnswerOf } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { copyable, copyableLines, typed } from '../../../details/Copyable.js'
import { stateLook } from '../../../list/state-look.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import type { AnyNetwork } from './any-network.js'

type Details = AnswerOf<'neutron.anyNetworks.get'>

interface AnyNetworkFactsProps {
  network: AnyNetwork
  /** What the list does not tell, where it is asked for and known. */
  details?: Details | null
}

/** What administrators are told of a network. */
export function AnyNetworkFacts({ network, details }: AnyNetworkFactsProps) {
  return (
    <DefinitionList
      items={[
        typed(t('Name'), network.name),
        copyable(t('ID'), network.id),
        typed(t('Project'), network.project),
        { label: t('Status'), value: <StatusWord look={stateLook(network)} /> },
        { label: t('Admin State'), value: t(network.admin_state ?? '') },
        { label: t('Shared'), value: t(network.shared ?? '') },
        { label: t('External'), value: t(network.external ?? '') },
        { label: t('Availability Zones'), value: network.availability_zones.join(', ') },
        copyableLines(t('Subnets'), network.subnets, t('Subnet')),
        // Comes later: nothing moves for it.
        ...(details?.project_id ? [copyable(t('Project ID'), details.project_id)] : []),
      ]}
    />
  )
}

/** How a network is carried. */
export function CarrierFacts({ details: { mtu, provider } }: { details: Details }) {
  const labels = [t('Network Type'), t('Physical Network'), t('Segmentation ID')]
  const items = [
    ...(mtu === null ? [] : [{ label: t('MTU'), value: mtu }]),
    ...provider.flatMap((value, at) => (labels[at] ? [{ label: labels[at], value }] : [])),
  ]
  return items.length ? <DefinitionList items={items} /> : <p className="muted">{t('No more is known of it.')}</p>
}
