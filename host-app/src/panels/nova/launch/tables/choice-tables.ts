import type { Flavor, Keypair, Network, Port, SecurityGroup, ServerGroup } from '@stratus/api-client'
import { formatGibibytes, formatMebibytes, formatYesNo, t } from '@stratus/widgets'
import { addressLines, subnetNames, type SubnetNames } from '../../../neutron/port-addresses.js'
import { totalDisk } from '../model/launch-quotas.js'
import { optionFacet, tableLabels, textFacet, yesNo, type LaunchTable } from './launch-table.js'

/** A port with the names that its ids stand for. */
export type NamedPort = Port & {
  /** Null where it cannot be had, as of another project's network. */
  readonly network_name: string | null
  readonly subnet_names: SubnetNames
}

const nameOf = ({ name, id }: { readonly name: string | null; readonly id: string }) => name || id

/** States as people know them. */
const adminStates = { UP: 'Up', DOWN: 'Down' } as const
const statuses = { ACTIVE: 'Active', DOWN: 'Down' } as const
const serverGroupPolicies: Readonly<Record<string, string>> = {
  affinity: 'Affinity',
  'anti-affinity': 'Anti Affinity',
  'soft-affinity': 'Soft Affinity',
  'soft-anti-affinity': 'Soft Anti Affinity',
}

interface Administered {
  readonly admin_state: string | null
  readonly admin_state_up: boolean | null
}

const adminStateOf = ({ admin_state, admin_state_up }: Administered) => admin_state ?? (admin_state_up ? 'UP' : 'DOWN')
const word = (words: Readonly<Record<string, string>>, code: string | null) =>
  code === null ? null : t(words[code] ?? code)

export const flavorTable: LaunchTable<Flavor> = {
  max: 1,
  labels: tableLabels('Select a flavor from the available flavors below.', 'Select one'),
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'vcpus', title: t('vCPUs'), type: 'number', value: ({ vcpus }) => vcpus },
    { id: 'ram', title: t('RAM'), type: 'number', value: ({ ram }) => ram, cell: ({ ram }) => formatMebibytes(ram) },
    {
      id: 'totalDisk',
      title: t('Total Disk'),
      type: 'number',
      value: totalDisk,
      cell: (flavor) => formatGibibytes(totalDisk(flavor)),
    },
    {
      id: 'rootDisk',
      title: t('Root Disk'),
      priority: 2,
      type: 'number',
      value: ({ disk }) => disk,
      cell: ({ disk }) => formatGibibytes(disk),
    },
    {
      id: 'ephemeralDisk',
      title: t('Ephemeral Disk'),
      priority: 2,
      type: 'number',
      value: ({ ephemeral }) => ephemeral,
      cell: ({ ephemeral }) => formatGibibytes(ephemeral),
    },
    { id: 'isPublic', title: t('Public'), value: ({ is_public }) => formatYesNo(is_public) },
  ],
  facets: [
    textFacet('name', 'Name'),
    textFacet('vcpus', 'vCPUs'),
    textFacet('ram', 'RAM'),
    optionFacet('isPublic', 'Public', yesNo),
  ],
  facetFields: (flavor) => ({
    name: nameOf(flavor),
    vcpus: flavor.vcpus,
    ram: formatMebibytes(flavor.ram),
    isPublic: flavor.is_public ?? false,
  }),
}

/** Names of a network's subnets, of one without a name what addresses it has; ids where the server sends no more. */
function subnetsOf({ subnets, subnet_ids }: Network): readonly string[] {
  return subnets.length > 0 ? subnets.map(({ id, name, cidr }) => name || cidr || id) : subnet_ids
}

export const networkTable: LaunchTable<Network> = {
  max: -1,
  ordered: true,
  labels: tableLabels('Select one or more networks from the available networks below.', 'Select one or more'),
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Network'), rowHeader: true, value: nameOf },
    { id: 'subnets', title: t('Subnets Associated'), priority: 2, value: (network) => subnetsOf(network).join(', ') },
    { id: 'shared', title: t('Shared'), value: ({ shared }) => formatYesNo(shared) },
    { id: 'admin_state', title: t('Admin State'), value: (network) => word(adminStates, adminStateOf(network)) },
    { id: 'status', title: t('Status'), value: ({ status }) => word(statuses, status) },
  ],
  facets: [
    textFacet('name', 'Name'),
    optionFacet('shared', 'Shared', yesNo),
    optionFacet('admin_state', 'Admin State', adminStates),
    optionFacet('status', 'Status', statuses),
  ],
  facetFields: (network) => ({
    name: nameOf(network),
    shared: network.shared ?? false,
    admin_state: adminStateOf(network),
    status: network.status,
  }),
}

/** The ports of these networks, with the names of network and subnets (P-TRK-10). */
export function namedPorts(ports: readonly Port[], networks: readonly Network[]): NamedPort[] {
  const names = new Map(networks.map((network) => [network.id, nameOf(network)]))
  const subnets = networks.flatMap((network) => network.subnets)
  return ports.map((port) => ({
    ...port,
    network_name: names.get(port.network_id ?? '') ?? null,
    subnet_names: subnetNames(port, subnets),
  }))
}

export const portTable: LaunchTable<NamedPort> = {
  max: -1,
  ordered: true,
  labels: tableLabels('Select one or more ports from the available ports below.', 'Select one or more'),
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    {
      id: 'ip',
      title: t('IP'),
      priority: 2,
      whole: true,
      type: 'ip',
      value: ({ fixed_ips }) => fixed_ips.flatMap(({ ip_address }) => ip_address ?? []),
      cell: (port) => ({ lines: addressLines(port) }),
    },
    {
      id: 'admin_state',
      title: t('Admin State'),
      priority: 2,
      value: (port) => word(adminStates, adminStateOf(port)),
    },
    { id: 'status', title: t('Status'), priority: 2, value: ({ status }) => word(statuses, status) },
  ],
  facets: [
    textFacet('name', 'Name'),
    textFacet('id', 'ID'),
    optionFacet('admin_state', 'Admin State', adminStates),
    optionFacet('status', 'Status', statuses),
  ],
  facetFields: (port) => ({
    name: nameOf(port),
    id: port.id,
    admin_state: adminStateOf(port),
    status: port.status,
  }),
}

export const securityGroupTable: LaunchTable<SecurityGroup> = {
  max: -1,
  labels: tableLabels('Select one or more security groups from the available groups below.', 'Select one or more'),
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'description', title: t('Description'), priority: 2, value: ({ description }) => description },
  ],
  facets: [textFacet('name', 'Name'), textFacet('description', 'Description')],
  facetFields: ({ name, description }) => ({ name, description }),
}

export const keypairTable: LaunchTable<Keypair> = {
  max: 1,
  labels: tableLabels('Select a key pair from the available key pairs below.', 'Select one'),
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'type', title: t('Type'), priority: 2, value: ({ type }) => type },
    {
      id: 'fingerprint',
      title: t('Fingerprint'),
      priority: 3,
      value: ({ fingerprint }) => fingerprint,
      cell: ({ fingerprint }) => ({ text: fingerprint, mono: true }),
    },
  ],
  facets: [textFacet('name', 'Name'), textFacet('fingerprint', 'Fingerprint'), textFacet('type', 'Type')],
  facetFields: ({ name, fingerprint, type }) => ({ name, fingerprint, type }),
}

export const serverGroupTable: LaunchTable<ServerGroup> = {
  max: 1,
  labels: tableLabels('Select a server group from the available groups below.', 'Select one'),
  rowName: nameOf,
  columns: () => [
    { id: 'name', title: t('Name'), rowHeader: true, value: nameOf },
    { id: 'policy', title: t('Policy'), priority: 2, value: ({ policy }) => word(serverGroupPolicies, policy) },
  ],
  facets: [textFacet('name', 'Name'), optionFacet('policy', 'Policy', serverGroupPolicies)],
  facetFields: ({ name, policy }) => ({ name, policy }),
}
