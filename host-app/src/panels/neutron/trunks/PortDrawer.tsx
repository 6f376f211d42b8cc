import { t } from '@stratus/widgets'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable } from '../../../details/Copyable.js'
import { vnicLabel } from '../ports/vnic-types.js'
import type { TrunkPort } from './trunk-ports.js'

/** What an opened port shows. */
export function PortDrawer({ port }: { port: TrunkPort }) {
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), port.id),
        copyable(t('Project ID'), port.project_id),
        copyable(t('Network ID'), port.network_id),
        { label: t('Network'), value: port.network_name && <bdi>{port.network_name}</bdi> },
        copyable(t('MAC Address'), port.mac_address),
        copyable(t('Device Owner'), port.device_owner),
        copyable(t('Device ID'), port.device_id),
        { label: t('VNIC type'), value: vnicLabel(port.vnic_type) },
        copyable(t('Host ID'), port.host_id),
      ]}
    />
  )
}
