import type { Subnet } from '@stratus/api-client'
import { formatYesNo, t } from '@stratus/widgets'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, copyableLines, typed } from '../../../details/Copyable.js'
import { ipVersionLabel } from './network-parts.js'
import { ipv6Modes } from './subnet-form.js'

function modeLabel({ ipv6_ra_mode, ipv6_address_mode }: Subnet): string {
  const value = `${ipv6_ra_mode ?? 'none'}/${ipv6_address_mode ?? 'none'}`
  const mode = ipv6Modes.find((one) => one.value === value)
  return mode ? t(mode.label) : value
}

const oneEach = (lines: readonly string[]) =>
  lines.length ? (
    <ul className="plain-list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null

/** What is known of a subnet, as on Horizon's page of one. */
export function SubnetFacts({ subnet }: { subnet: Subnet }) {
  return (
    <DefinitionList
      items={[
        typed(t('Name'), subnet.name),
        copyable(t('ID'), subnet.id),
        copyable(t('Network ID'), subnet.network_id, subnet.network_id && paths.network(subnet.network_id)),
        { label: t('IP Version'), value: ipVersionLabel(subnet.ip_version) },
        copyable(t('CIDR'), subnet.cidr),
        {
          label: t('IP Allocation Pools'),
          value: oneEach(subnet.allocation_pools.map(({ start, end }) => t('%s to %s', [start ?? '', end ?? '']))),
          mono: true,
        },
        copyable(t('Gateway IP'), subnet.gateway_ip),
        { label: t('DHCP Enabled'), value: formatYesNo(subnet.enable_dhcp) },
        ...(subnet.ip_version === 6 ? [{ label: t('IPv6 Address Configuration Mode'), value: modeLabel(subnet) }] : []),
        {
          label: t('Additional Routes'),
          value: oneEach(
            subnet.host_routes.map(({ destination, nexthop }) => t('%s via %s', [destination ?? '', nexthop ?? ''])),
          ),
          mono: true,
        },
        copyableLines(t('DNS Name Servers'), subnet.dns_nameservers),
      ]}
    />
  )
}
