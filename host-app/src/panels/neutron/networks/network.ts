import type { Client, Network } from '@stratus/api-client'
import { formatYesNo, t, type Column, type Facet } from '@stratus/widgets'
import { yesNoOptions } from '../../../list/translate-facets.js'
import { adminStateLabel, statusLook } from '../trunks/trunk.js'

/** A network as the panel knows it. */
export interface NetworkItem extends Network {
  /** Of the project one works in: what others share cannot be changed. */
  readonly own: boolean
  /** Its name, else the begin of its id. */
  readonly label: string
  /** `alpha-v4 10.10.1.0/24`, one line a subnet. */
  readonly subnet_lines: readonly string[]
}

/** What stands for a name that nobody gave, as in Horizon. */
export const nameOrId = ({ name, id }: { readonly name: string | null; readonly id: string }) =>
  name || `(${id.slice(0, 13)})`

function networkItem(network: Network, projectId: string | null): NetworkItem {
  return {
    ...network,
    own: network.project_id === projectId,
    label: nameOrId(network),
    subnet_lines: network.subnets.map((subnet) => `${subnet.name ?? ''} ${subnet.cidr ?? ''}`.trim()),
  }
}

/** Made by Horizon for clouds that would make a network on demand: there is none yet. */
const onDemand = '__auto_allocate__'

type Asks = Pick<Client, 'call' | 'horizonPages'>

/** The networks a project can use: its own, shared ones, and external ones. */
export async function loadNetworks(
  client: Asks,
  projectId: string | null,
  signal?: AbortSignal,
): Promise<NetworkItem[]> {
  const networks = (await client.horizonPages())
    ? await listsOfHorizon(client, signal)
    : (await client.call('neutron.networks.list', { query: { external: true }, signal, quiet: true })).items
  return networks.filter(({ id }) => id !== onDemand).map((network) => networkItem(network, projectId))
}

/** Only the list of floating IP pools tells of external ones. Where that cannot be had, the rest is shown. */
async function listsOfHorizon(client: Asks, signal?: AbortSignal): Promise<Network[]> {
  const [usable, external] = await Promise.all([
    client.call('neutron.networks.list', { signal, quiet: true }),
    client.call('neutron.floatingIpPools.list', { signal, quiet: true }).catch(() => ({ items: [] })),
  ])
  const known = new Set(usable.items.map(({ id }) => id))
  return [...usable.items, ...external.items.filter(({ id }) => !known.has(id))]
}

/** The columns of Horizon's own list, in order. `href`: address of a network's details, with the web root. */
export function networkColumns(href: (network: NetworkItem) => string): Column<NetworkItem>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: ({ label }) => label,
      cell: (network) => ({ text: network.label, href: href(network), mono: !network.name }),
    },
    {
      id: 'subnets',
      title: t('Subnets Associated'),
      whole: true,
      value: ({ subnet_lines }) => subnet_lines,
      cell: ({ subnet_lines }) => (subnet_lines.length ? { lines: subnet_lines } : null),
    },
    { id: 'shared', title: t('Shared'), priority: 3, value: ({ shared }) => formatYesNo(shared) },
    { id: 'external', title: t('External'), priority: 3, value: ({ router_external }) => formatYesNo(router_external) },
    {
      id: 'status',
      title: t('Status'),
      priority: 2,
      value: ({ status }) => statusLook(status).text,
      cell: ({ status }) => statusLook(status),
    },
    { id: 'admin_state', title: t('Admin State'), priority: 2, value: adminStateLabel },
    {
      id: 'zones',
      title: t('Availability Zones'),
      priority: 4,
      value: ({ availability_zones }) => availability_zones.join(', '),
    },
  ]
}

/** Those of Horizon's own list. */
export const networkFacets: readonly Facet[] = [
  { name: 'label', label: 'Name', singleton: true },
  { name: 'shared', label: 'Shared', singleton: true, options: yesNoOptions },
  { name: 'router_external', label: 'External', singleton: true, options: yesNoOptions },
  {
    name: 'status',
    label: 'Status',
    singleton: true,
    options: [
      { key: 'ACTIVE', label: 'Active' },
      { key: 'DOWN', label: 'Down' },
      { key: 'BUILD', label: 'Build' },
      { key: 'ERROR', label: 'Error' },
    ],
  },
  {
    name: 'admin_state_up',
    label: 'Admin State',
    singleton: true,
    options: [
      { key: 'true', label: 'UP' },
      { key: 'false', label: 'DOWN' },
    ],
  },
]
