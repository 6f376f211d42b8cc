import { formatYesNo, t } from '@stratus/widgets'
import { paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { adminStateLabel, statusLook } from '../trunks/trunk.js'
import type { NetworkItem } from './network.js'

/** What is known of a network, as on Horizon's tab Overview; where it is carried only when the server says so. */
export function NetworkFacts({ network }: { network: NetworkItem }) {
  const provider = network.provider_network_type
    ? [
        { label: t('Network Type'), value: network.provider_network_type },
        { label: t('Physical Network'), value: network.provider_physical_network },
        { label: t('Segmentation ID'), value: network.provider_segmentation_id },
      ]
    : []
  const { qos_policy_id: qos } = network
  return (
    <DefinitionList
      items={[
        typed(t('Name'), network.name),
        copyable(t('ID'), network.id),
        typed(t('Description'), network.description),
        copyable(t('Project ID'), network.project_id),
        { label: t('Status'), value: <StatusWord look={statusLook(network.status)} /> },
        { label: t('Admin State'), value: adminStateLabel(network) },
        { label: t('Shared'), value: formatYesNo(network.shared) },
        { label: t('External Network'), value: formatYesNo(network.router_external) },
        { label: t('MTU'), value: network.mtu },
        ...(qos ? [copyable(t('QoS Policy ID'), qos, paths.details(resourceTypes.qosPolicy, qos))] : []),
        ...provider,
      ]}
    />
  )
}
