import { t } from '@stratus/widgets'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { vnicLabel, type TrunkPort } from './trunk-ports.js'

/** What an opened port shows (launch-and-panels.md §7). */
export function PortDrawer({ port }: { port: TrunkPort }) {
  return (
    <DefinitionList
      items={[
        { label: t('ID'), value: port.id, mono: true },
        { label: t('Project ID'), value: port.project_id, mono: true },
        { label: t('Network ID'), value: port.network_id, mono: true },
        { label: t('Network'), value: <bdi>{port.network_name}</bdi> },
        { label: t('MAC Address'), value: port.mac_address, mono: true },
        { label: t('Device Owner'), value: port.device_owner, mono: true },
        { label: t('Device ID'), value: port.device_id, mono: true },
        { label: t('VNIC type'), value: vnicLabel(port.vnic_type) },
        { label: t('Host ID'), value: port.host_id, mono: true },
      ]}
    />
  )
}
