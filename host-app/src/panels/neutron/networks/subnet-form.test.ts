import { describe, expect, it } from 'vitest'
import { networkErrors, networkToCreate, newNetwork } from './network-form.js'
import { newSubnet, subnetErrors, subnetToCreate, withCidr, type SubnetDraft } from './subnet-form.js'

const valid: SubnetDraft = { ...newSubnet, cidr: '10.0.0.0/24' }
const errorOf = (change: Partial<SubnetDraft>, alone = false) => {
  const errors = subnetErrors({ ...valid, ...change }, alone)
  return Object.entries(errors).map(([field, { text, args }]) => `${field}: ${text.replace('%s', args[0] ?? '')}`)
}

describe('the form of a subnet, in Horizon’s words', () => {
  it.each([
    ['', 'Specify "Network Address" or clear "Create Subnet" checkbox in previous step.'],
    ['  ', 'Specify "Network Address" or clear "Create Subnet" checkbox in previous step.'],
    ['10.0.0', 'Incorrect format for IP address'],
    ['10.0.0.256/24', 'Incorrect format for IP address'],
    ['10.0.0.0/33', 'Incorrect format for IP address'],
    ['fd00::/129', 'Incorrect format for IP address'],
    ['<b>x</b>', 'Incorrect format for IP address'],
    ['10.0.0.1', 'The subnet in the Network Address is too small (/32).'],
    ['10.0.0.0/32', 'The subnet in the Network Address is too small (/32).'],
    ['fd00::/64', 'Network Address and IP version are inconsistent.'],
  ])('A-NEUTRON-01 the network address %j: %s', (cidr, text) => {
    expect(errorOf({ cidr })).toEqual([`cidr: ${text}`])
  })

  it('A-NEUTRON-01 takes what is one bit larger than too small', () => {
    expect(errorOf({ cidr: '10.0.0.0/31' })).toEqual([])
    expect(errorOf({ cidr: 'fd00::/127', ip_version: '6' })).toEqual([])
    expect(errorOf({ cidr: 'fd00::/128', ip_version: '6' })).toEqual([
      'cidr: The subnet in the Network Address is too small (/128).',
    ])
  })

  it('A-NEUTRON-01 the version follows the address, and stays while it is none', () => {
    expect(withCidr(newSubnet, 'fd00::/64').ip_version).toBe('6')
    expect(withCidr({ ...newSubnet, ip_version: '6' }, '10.0.').ip_version).toBe('6')
    expect(withCidr({ ...newSubnet, ip_version: '6' }, '10.0.0.0/8').ip_version).toBe('4')
  })

  it('A-NEUTRON-01 the gateway is an address of the same version, unless there is none', () => {
    expect(errorOf({ gateway_ip: '10.0.0.1' })).toEqual([])
    expect(errorOf({ gateway_ip: '10.0.0' })).toEqual(['gateway_ip: Incorrect format for IP address'])
    expect(errorOf({ gateway_ip: 'fd00::1' })).toEqual(['gateway_ip: Gateway IP and IP version are inconsistent.'])
    expect(errorOf({ gateway_ip: 'fd00::1', no_gateway: true })).toEqual([])
  })

  it.each([
    ['allocation_pools', '10.0.0.5', 'Start and end addresses must be specified (value=10.0.0.5)'],
    ['allocation_pools', '10.0.0.5,x', 'Incorrect format for IP address (value=x)'],
    ['allocation_pools', '10.0.0.9,10.0.0.5', 'Start address is larger than end address (value=10.0.0.9,10.0.0.5)'],
    ['dns_nameservers', '9.9.9.9\nnine', 'Incorrect format for IP address (value=nine)'],
    ['host_routes', '10.1.0.0/24', 'Destination CIDR and next hop must be specified (value=10.1.0.0/24)'],
    ['host_routes', '10.1.0.0/24,x', 'Incorrect format for IP address (value=x)'],
    ['host_routes', '10.1/24,10.0.0.1', 'Incorrect format for IP address (value=10.1/24)'],
  ] as const)('A-NEUTRON-01 %s with %j: %s', (field, text, message) => {
    expect(errorOf({ [field]: text })).toEqual([`${field}: ${message}`])
  })

  it('P-NET-24 name servers are taken beside each other, too, as they are pasted; the one that is none is told', () => {
    const pasted = ' 9.9.9.9, 1.1.1.1;8.8.8.8\u00a0\r\n\tfd00::53 '
    expect(errorOf({ dns_nameservers: pasted })).toEqual([])
    expect(subnetToCreate({ ...valid, dns_nameservers: pasted }, 'n').dns_nameservers).toEqual([
      '9.9.9.9',
      '1.1.1.1',
      '8.8.8.8',
      'fd00::53',
    ])
    expect(errorOf({ dns_nameservers: '9.9.9.9, nine' })).toEqual([
      'dns_nameservers: Incorrect format for IP address (value=nine)',
    ])
  })

  it('A-NEUTRON-01 empty lines and blanks in the lists are nothing', () => {
    expect(
      errorOf({
        allocation_pools: '\n 10.0.0.5 , 10.0.0.5 \n',
        dns_nameservers: ' \n9.9.9.9\n',
        host_routes: '10.1.0.0/24 , 10.0.0.1\n\n',
      }),
    ).toEqual([])
  })

  it('P-NET-25 pools and routes are taken with a dash or a blank between their addresses, too', () => {
    const pasted = {
      allocation_pools: '10.0.0.10-10.0.0.20\r\n\u00a010.0.0.30 - 10.0.0.40\n10.0.0.50 10.0.0.60 \r\n',
      host_routes: '10.1.0.0/24\t10.0.0.1\r\n10.2.0.0/24,\u00a010.0.0.1',
    }
    expect(errorOf(pasted)).toEqual([])
    expect(subnetToCreate({ ...valid, ...pasted }, 'n')).toMatchObject({
      allocation_pools: [
        { start: '10.0.0.10', end: '10.0.0.20' },
        { start: '10.0.0.30', end: '10.0.0.40' },
        { start: '10.0.0.50', end: '10.0.0.60' },
      ],
      host_routes: [
        { destination: '10.1.0.0/24', nexthop: '10.0.0.1' },
        { destination: '10.2.0.0/24', nexthop: '10.0.0.1' },
      ],
    })
  })

  it('names hold 255 characters, as people count them', () => {
    expect(errorOf({ name: '😀'.repeat(255) })).toEqual([])
    expect(errorOf({ name: '😀'.repeat(256) })).toEqual(['name: The text must not be longer than 255 characters.'])
  })

  it('A-NEUTRON-01 leaves to the network service what was left empty', () => {
    expect(subnetToCreate(valid, 'n1')).toEqual({
      network_id: 'n1',
      name: '',
      cidr: '10.0.0.0/24',
      ip_version: 4,
      enable_dhcp: true,
    })
  })

  it('A-NEUTRON-01 sends no gateway as null, lists as lists, and modes of IPv6 only', () => {
    const draft: SubnetDraft = {
      ...valid,
      cidr: 'fd00::/64',
      ip_version: '6',
      no_gateway: true,
      enable_dhcp: false,
      ipv6_modes: 'none/slaac',
      allocation_pools: 'fd00::5,fd00::9',
      dns_nameservers: 'fd00::53',
      host_routes: 'fd01::/64,fd00::1',
    }
    expect(subnetToCreate(draft, 'n1')).toEqual({
      network_id: 'n1',
      name: '',
      cidr: 'fd00::/64',
      ip_version: 6,
      enable_dhcp: false,
      gateway_ip: null,
      ipv6_address_mode: 'slaac',
      allocation_pools: [{ start: 'fd00::5', end: 'fd00::9' }],
      dns_nameservers: ['fd00::53'],
      host_routes: [{ destination: 'fd01::/64', nexthop: 'fd00::1' }],
    })
    expect(subnetToCreate({ ...valid, ipv6_modes: 'slaac/slaac' }, 'n1')).not.toHaveProperty('ipv6_ra_mode')
  })
})

describe('the form of a network', () => {
  it('A-NEUTRON-01 counts the fields of a subnet only when one is made', () => {
    expect(Object.keys(networkErrors(newNetwork).subnet)).toEqual(['cidr'])
    expect(networkErrors({ ...newNetwork, with_subnet: false })).toEqual({ subnet: {} })
  })

  it.each([
    ['', '4', true],
    ['67', '4', false],
    ['68', '4', true],
    ['68.5', '4', false],
    ['1279', '6', false],
    ['1280', '6', true],
    ['x', '4', false],
  ] as const)('A-NEUTRON-01 an MTU of %j for IPv%s: %s', (mtu, ip_version, fits) => {
    const draft = { ...newNetwork, mtu, subnet: { ...valid, ip_version } }
    expect(networkErrors(draft).mtu === undefined).toBe(fits)
  })

  it('A-NEUTRON-01 says nothing of sharing or MTU unless somebody did', () => {
    expect(networkToCreate({ ...newNetwork, name: ' n ' })).toEqual({ name: 'n', admin_state_up: true })
    expect(networkToCreate({ ...newNetwork, shared: true, mtu: '1400', admin_state_up: false })).toEqual({
      name: '',
      admin_state_up: false,
      shared: true,
      mtu: 1400,
    })
  })
})
