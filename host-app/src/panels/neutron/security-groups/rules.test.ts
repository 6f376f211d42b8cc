import { describe, expect, it } from 'vitest'
import { groupActions } from './actions.js'
import { portRange, protocolLabel, remotePrefix, ruleColumns, ruleText } from './rules.js'
import type { SecurityGroup, SecurityGroupRule } from './security-group.js'

const aRule = (given: Partial<SecurityGroupRule> = {}): SecurityGroupRule => ({
  id: 'r',
  direction: 'ingress',
  ethertype: 'IPv4',
  protocol: 'tcp',
  port_range_min: null,
  port_range_max: null,
  remote_ip_prefix: null,
  remote_group_id: null,
  remote_address_group_id: null,
  remote_address_group: null,
  description: null,
  ...given,
})
const ports = (port_range_min: number | null, port_range_max: number | null) => ({ port_range_min, port_range_max })

describe('rules of a security group, as on Horizon’s page', () => {
  it('A-NEUTRON-06 have its columns', () => {
    expect(ruleColumns({ groups: new Map(), href: () => '' }).map(({ title }) => title)).toEqual([
      'Direction',
      'Ether Type',
      'IP Protocol',
      'Port Range',
      'Remote IP Prefix',
      'Remote Security Group',
      'Description',
    ])
  })

  it.each([
    [ports(null, null), 'Any'],
    [ports(80, 80), '80 (HTTP)'],
    [ports(443, 443), '443 (HTTPS)'],
    [ports(8080, 8080), '8080'],
    [ports(8000, 8080), '8000 - 8080'],
    [ports(22, null), '22 (SSH)'],
    [{ protocol: 'icmp', ...ports(null, null) }, 'Any'],
    [{ protocol: 'icmp', ...ports(8, 0) }, 'Type 8, code 0'],
    [{ protocol: 'ipv6-icmp', ...ports(8, null) }, 'Type 8'],
  ])('A-NEUTRON-06 the port range of %j is %s', (given, text) => {
    expect(portRange(aRule(given))).toBe(text)
  })

  it('A-NEUTRON-06 without protocol or remote part let everything of their family through', () => {
    expect(protocolLabel(aRule({ protocol: null }))).toBe('Any')
    expect(remotePrefix(aRule())).toBe('0.0.0.0/0')
    expect(remotePrefix(aRule({ ethertype: 'IPv6' }))).toBe('::/0')
    expect(remotePrefix(aRule({ remote_group_id: 'g' }))).toBe('')
    expect(ruleText(aRule(ports(80, 80)))).toBe('Ingress IPv4 TCP 80 (HTTP) 0.0.0.0/0')
  })

  it('A-NEUTRON-06 name the address group they are for, also when Horizon takes them for open to all', () => {
    const ofGroup = aRule({ ...ports(22, 22), remote_address_group_id: 'a1', remote_ip_prefix: '0.0.0.0/0' })
    expect(remotePrefix(ofGroup)).toBe('Address group a1')
    expect(ruleText({ ...ofGroup, remote_address_group: 'offices' })).toBe(
      'Ingress IPv4 TCP 22 (SSH) Address group offices',
    )
  })

  it('A-NEUTRON-06 name the group they let in and lead to it; one of another project is an id', () => {
    const groups = new Map([['g', '<b>web</b>']])
    const column = ruleColumns({ groups, href: (id) => `/x/${id}` }).find(({ id }) => id === 'group')
    expect(column?.cell?.(aRule({ remote_group_id: 'g' }))).toEqual({ text: '<b>web</b>', href: '/x/g' })
    expect(column?.cell?.(aRule({ remote_group_id: 'far' }))).toEqual({ text: 'far', href: null })
  })

  it('the group default stays, and says why', () => {
    const remove = groupActions.items.find(({ id }) => id === 'delete')
    expect(remove?.unavailable?.({ name: 'default' } as SecurityGroup)).toBe(
      'The default security group cannot be deleted.',
    )
    expect(remove?.unavailable?.({ name: 'web' } as SecurityGroup)).toBeNull()
  })
})
