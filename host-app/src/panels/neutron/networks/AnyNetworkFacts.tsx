import type { AnswerOf } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { copyable, copyableLines, typed } from '../../../details/Copyable.js'
import { inWords } from '../../../list/state-look.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import type { AnyNetwork } from './any-network.js'

/** What administrators are told of a network. */
export function AnyNetworkFacts({ network }: { network: AnyNetwork }) {
  return (
    <DefinitionList
      items={[
        typed(t('Name'), network.name),
        copyable(t('ID'), network.id),
        typed(t('Project'), network.project),
        { label: t('Status'), value: inWords(network.status) },
        { label: t('Admin State'), value: t(network.admin_state ?? '') },
        { label: t('Shared'), value: t(network.shared ?? '') },
        { label: t('External'), value: t(network.external ?? '') },
        { label: t('Availability Zones'), value: network.availability_zones.join(', ') },
        copyableLines(t('Subnets'), network.subnets, t('Subnet')),
      ]}
    />
  )
}

/** How a network is carried. */
export function CarrierFacts({ details }: { details: AnswerOf<'neutron.anyNetworks.get'> }) {
  const [type, physical, segmentation] = details.provider
  return (
    <DefinitionList
      items={[
        { label: t('MTU'), value: details.mtu },
        { label: t('Network Type'), value: type },
        { label: t('Physical Network'), value: physical },
        { label: t('Segmentation ID'), value: segmentation },
        copyable(t('Project ID'), details.project_id),
      ]}
    />
  )
}
