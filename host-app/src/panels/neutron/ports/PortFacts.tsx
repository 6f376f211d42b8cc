import type { Port } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { paths, resourceTypes, type Area } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { attachedDevice } from '../networks/network-parts.js'
import { adminStateLabel, statusLook } from '../trunks/trunk.js'
import { vnicLabel } from './vnic-types.js'
import { PortGroups } from './PortGroups.js'

/** What is known of a port, section by section. */
export function PortFacts({ port, area }: { port: Port; area: Area }) {
  const { device_owner, device_id, qos_policy_id: qos } = port
  const onInstance = device_owner?.startsWith('compute:') && device_id
  return (
    <div className="details-sections">
      <DetailsSection title={t('Port')}>
        <DefinitionList
          items={[
            typed(t('Name'), port.name),
            copyable(t('ID'), port.id),
            typed(t('Description'), port.description),
            copyable(
              t('Network ID'),
              port.network_id,
              port.network_id && area === 'project' ? paths.network(port.network_id) : null,
            ),
            copyable(t('Project ID'), port.project_id),
            copyable(t('MAC Address'), port.mac_address),
            { label: t('Status'), value: <StatusWord look={statusLook(port.status)} /> },
            { label: t('Admin State'), value: adminStateLabel(port) },
            {
              label: t('Port Security'),
              value:
                port.port_security_enabled === null ? null : t(port.port_security_enabled ? 'Enabled' : 'Disabled'),
            },
            { label: t('DNS Name'), value: port.dns_name },
            ...(qos ? [copyable(t('QoS Policy ID'), qos, paths.details(resourceTypes.qosPolicy, qos))] : []),
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Fixed IPs')}>
        {port.fixed_ips.length ? (
          <ul className="plain-list">
            {port.fixed_ips.map(({ ip_address, subnet_id }) => (
              <li key={`${ip_address} ${subnet_id}`}>
                <DefinitionList
                  items={[
                    copyable(t('IP Address'), ip_address),
                    copyable(t('Subnet ID'), subnet_id, subnet_id && paths.subnet(subnet_id)),
                  ]}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t('No addresses.')}</p>
        )}
      </DetailsSection>
      <DetailsSection title={t('Attached Device')}>
        <DefinitionList
          items={[
            { label: t('Device Owner'), value: attachedDevice(port) },
            copyable(t('Device ID'), device_id, onInstance ? paths.instance(area, device_id) : null),
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Security Groups')}>
        <PortGroups groups={port.security_groups} area={area} />
      </DetailsSection>
      <DetailsSection title={t('Binding')}>
        <DefinitionList
          items={[
            { label: t('VNIC type'), value: vnicLabel(port.vnic_type) },
            copyable(t('Host ID'), port.host_id),
            { label: t('VIF type'), value: port.vif_type },
          ]}
        />
      </DetailsSection>
    </div>
  )
}
