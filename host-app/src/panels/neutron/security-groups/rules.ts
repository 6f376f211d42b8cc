import { t, type Column } from '@stratus/widgets'
import type { SecurityGroupRule } from './security-group.js'

/** Ports that people know by the name of their service, as Horizon names them. */
const knownPorts: Readonly<Record<number, string>> = {
  22: 'SSH',
  25: 'SMTP',
  53: 'DNS',
  80: 'HTTP',
  110: 'POP3',
  143: 'IMAP',
  389: 'LDAP',
  443: 'HTTPS',
  465: 'SMTPS',
  993: 'IMAPS',
  995: 'POP3S',
  1433: 'MS SQL',
  3306: 'MYSQL',
  3389: 'RDP',
}

const directions: Readonly<Record<string, string>> = { ingress: 'Ingress', egress: 'Egress' }

const directionLabel = ({ direction }: SecurityGroupRule) =>
  direction && directions[direction] ? t(directions[direction]) : (direction ?? '')

export const protocolLabel = ({ protocol }: SecurityGroupRule) => (protocol ? protocol.toUpperCase() : t('Any'))

/** `Any`, `80 (HTTP)`, `8000 - 8080`; of ICMP, type and code. */
export function portRange({ protocol, port_range_min: min, port_range_max: max }: SecurityGroupRule): string {
  if (protocol?.toLowerCase().includes('icmp')) {
    if (min === null) return t('Any')
    return max === null ? t('Type %s', [String(min)]) : t('Type %s, code %s', [String(min), String(max)])
  }
  if (min === null && max === null) return t('Any')
  const [low, high] = [min ?? max ?? 0, max ?? min ?? 0]
  if (low !== high) return `${low} - ${high}`
  return knownPorts[low] ? `${low} (${knownPorts[low]})` : String(low)
}

/** Addresses that a rule is for; without any remote part, all of its family. */
export function remotePrefix(rule: SecurityGroupRule): string {
  // First: a Horizon that does not know address groups says that the rule is for all.
  const addresses = rule.remote_address_group ?? rule.remote_address_group_id
  if (addresses) return t('Address group %s', [addresses])
  if (rule.remote_ip_prefix) return rule.remote_ip_prefix
  if (rule.remote_group_id) return ''
  return rule.ethertype === 'IPv6' ? '::/0' : '0.0.0.0/0'
}

interface RuleColumnOptions {
  /** Names of the project's groups by id. */
  readonly groups: ReadonlyMap<string, string>
  /** Address of a group's rules, with the web root. */
  href(id: string): string
}

/** The columns of Horizon's page of rules, in order. */
export function ruleColumns({ groups, href }: RuleColumnOptions): Column<SecurityGroupRule>[] {
  return [
    { id: 'direction', title: t('Direction'), rowHeader: true, value: directionLabel },
    { id: 'ethertype', title: t('Ether Type'), priority: 2, value: ({ ethertype }) => ethertype },
    { id: 'protocol', title: t('IP Protocol'), value: protocolLabel },
    { id: 'ports', title: t('Port Range'), value: portRange },
    {
      id: 'prefix',
      title: t('Remote IP Prefix'),
      type: 'ip',
      value: remotePrefix,
      cell: (rule) => ({ text: remotePrefix(rule), mono: !rule.remote_address_group_id }),
    },
    {
      id: 'group',
      title: t('Remote Security Group'),
      priority: 2,
      value: ({ remote_group_id: id }) => (id ? (groups.get(id) ?? id) : ''),
      cell: ({ remote_group_id: id }) =>
        id ? { text: groups.get(id) ?? id, href: groups.has(id) ? href(id) : null } : null,
    },
    { id: 'description', title: t('Description'), priority: 3, value: ({ description }) => description },
  ]
}

/** A rule in words, for the question before it is deleted. */
export const ruleText = (rule: SecurityGroupRule) =>
  [directionLabel(rule), rule.ethertype, protocolLabel(rule), portRange(rule), remotePrefix(rule)]
    .filter(Boolean)
    .join(' ')
