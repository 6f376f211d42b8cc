import type { BodyOf } from '@stratus/api-client'
import { nameServersOf, pairOf, parseAddress, parseCidr } from '@stratus/api-client/rules'
import { isTooLong } from '../../../forms/text-limits.js'

export type IpVersion = '4' | '6'

/** How addresses of IPv6 subnets come about: `<router advertisements>/<addresses>`. English, keys of their translations. */
export const ipv6Modes = [
  { value: 'none/none', label: 'No options specified (Default)' },
  { value: 'slaac/slaac', label: 'SLAAC: Address discovered from OpenStack Router' },
  { value: 'none/slaac', label: 'SLAAC: Address discovered from an external router' },
  {
    value: 'dhcpv6-stateful/dhcpv6-stateful',
    label: 'DHCPv6 stateful: Address discovered from OpenStack DHCP',
  },
  {
    value: 'dhcpv6-stateless/dhcpv6-stateless',
    label: 'DHCPv6 stateless: Address discovered from OpenStack Router and additional information from OpenStack DHCP',
  },
] as const

/** What the two parts of the form hold, as typed. */
export interface SubnetDraft {
  readonly name: string
  readonly cidr: string
  readonly ip_version: IpVersion
  readonly gateway_ip: string
  readonly no_gateway: boolean
  readonly enable_dhcp: boolean
  readonly ipv6_modes: string
  /** One entry a line, as are the next two. */
  readonly allocation_pools: string
  readonly dns_nameservers: string
  readonly host_routes: string
}

export const newSubnet: SubnetDraft = {
  name: '',
  cidr: '',
  ip_version: '4',
  gateway_ip: '',
  no_gateway: false,
  enable_dhcp: true,
  ipv6_modes: 'none/none',
  allocation_pools: '',
  dns_nameservers: '',
  host_routes: '',
}

/** A text with what it is about: `%s` of the key becomes the value. */
export interface FormError {
  readonly text: string
  readonly args: readonly string[]
}

export type SubnetErrors = Partial<Record<keyof SubnetDraft, FormError>>

const say = (text: string, ...args: string[]): FormError => ({ text, args })
export const tooLong = say('The text must not be longer than 255 characters.')
const noAddress = 'Incorrect format for IP address'

/** The draft with another address, whose version is chosen along. */
export function withCidr(draft: SubnetDraft, cidr: string): SubnetDraft {
  const version = parseAddress(cidr.trim().split('/')[0] ?? '')?.version
  return { ...draft, cidr, ip_version: version ? (String(version) as IpVersion) : draft.ip_version }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A length that is not given is that of one address, as in Horizon. */
function networkOf(text: string) {
  const typed = text.trim()
  return parseCidr(typed.includes('/') ? typed : `${typed}/${typed.includes(':') ? 128 : 32}`)
}

/** @param missing said when there is none */
function cidrError({ cidr, ip_version }: SubnetDraft, missing: string): FormError | null {
  if (!cidr.trim()) return say(missing)
  const network = networkOf(cidr)
  if (!network) return say(noAddress)
  if (String(network.version) !== ip_version) return say('Network Address and IP version are inconsistent.')
  const all = network.version === 4 ? 32 : 128
  return network.prefix === all ? say('The subnet in the Network Address is too small (/%s).', String(all)) : null
}

function gatewayError({ gateway_ip, no_gateway, ip_version }: SubnetDraft): FormError | null {
  const typed = gateway_ip.trim()
  if (no_gateway || !typed) return null
  const address = parseAddress(typed)
  if (!address) return say(noAddress)
  return String(address.version) === ip_version ? null : say('Gateway IP and IP version are inconsistent.')
}

function poolError(line: string): FormError | null {
  const pool = pairOf(line)
  if (pool.length !== 2) return say('Start and end addresses must be specified (value=%s)', line)
  const [start, end] = pool.map(parseAddress)
  const wrong = pool.find((address) => !parseAddress(address))
  if (wrong !== undefined || !start || !end) return say('Incorrect format for IP address (value=%s)', wrong ?? line)
  return start.version !== end.version || start.value > end.value
    ? say('Start address is larger than end address (value=%s)', line)
    : null
}

function serverError(server: string): FormError | null {
  return parseAddress(server) ? null : say('Incorrect format for IP address (value=%s)', server)
}

function routeError(line: string): FormError | null {
  const [destination = '', nexthop = '', ...more] = pairOf(line)
  if (!destination || !nexthop || more.length > 0)
    return say('Destination CIDR and next hop must be specified (value=%s)', line)
  if (!networkOf(destination)) return say('Incorrect format for IP address (value=%s)', destination)
  return parseAddress(nexthop) ? null : say('Incorrect format for IP address (value=%s)', nexthop)
}

const firstOf = (entries: readonly string[], check: (entry: string) => FormError | null) =>
  entries.map(check).find((error) => error !== null) ?? null

/**
 * Messages by field, Horizon's own; an empty object may be sent. English, keys of their translations.
 * @param alone a form of its own, not a step of creating a network
 */
export function subnetErrors(draft: SubnetDraft, alone: boolean): SubnetErrors {
  const missing = alone
    ? 'Specify "Network Address".'
    : 'Specify "Network Address" or clear "Create Subnet" checkbox in previous step.'
  const errors = {
    name: isTooLong(draft.name) ? tooLong : null,
    cidr: cidrError(draft, missing),
    gateway_ip: gatewayError(draft),
    allocation_pools: firstOf(linesOf(draft.allocation_pools), poolError),
    dns_nameservers: firstOf(nameServersOf(draft.dns_nameservers), serverError),
    host_routes: firstOf(linesOf(draft.host_routes), routeError),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))
}

/** The fields of the step Subnet Details; the others are those of the step Subnet. */
export const detailFields: readonly (keyof SubnetDraft)[] = ['allocation_pools', 'dns_nameservers', 'host_routes']

/** The body of the create call: what was left empty is the network service's to choose. */
export function subnetToCreate(draft: SubnetDraft, networkId: string): BodyOf<'neutron.subnets.create'> {
  const [ra = 'none', address = 'none'] = draft.ip_version === '6' ? draft.ipv6_modes.split('/') : []
  const pools = linesOf(draft.allocation_pools).map(pairOf)
  const servers = nameServersOf(draft.dns_nameservers)
  const routes = linesOf(draft.host_routes).map(pairOf)
  const gateway = draft.gateway_ip.trim()
  return {
    network_id: networkId,
    name: draft.name.trim(),
    cidr: draft.cidr.trim(),
    ip_version: draft.ip_version === '4' ? 4 : 6,
    enable_dhcp: draft.enable_dhcp,
    ...(draft.no_gateway ? { gateway_ip: null } : gateway ? { gateway_ip: gateway } : {}),
    ...(ra === 'none' ? {} : { ipv6_ra_mode: ra }),
    ...(address === 'none' ? {} : { ipv6_address_mode: address }),
    ...(pools.length ? { allocation_pools: pools.map(([start = '', end = '']) => ({ start, end })) } : {}),
    ...(servers.length ? { dns_nameservers: servers } : {}),
    ...(routes.length
      ? { host_routes: routes.map(([destination = '', nexthop = '']) => ({ destination, nexthop })) }
      : {}),
  }
}
