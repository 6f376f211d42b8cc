import type { AnswerOf } from '@stratus/api-client'
import { anyNetworkCan, networkPolicies } from '@stratus/api-client/rules'
import { t, type Column } from '@stratus/widgets'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import type { ListFacet } from '../../../list/filter-rows.js'
import { inWords, stateLook } from '../../../list/state-look.js'
import { remembered } from '../../../stores/row-memory.js'
import { resourceTypes } from '../../../paths.js'
import { nameOrId } from './network.js'
import { idColumn } from '../../../list/id-column.js'

/** A network of any project, as the administrators' list has it. */
export type AnyNetwork = AnswerOf<'neutron.anyNetworks.list'>['items'][number]

export const rememberedAnyNetworks = remembered<AnyNetwork>('any-networks', [
  'id',
  'name',
  'project',
  'subnets',
  'dhcp_agents',
  'shared',
  'external',
  'status',
  'state',
  'admin_state',
  'availability_zones',
  'links',
])

/**
 * The columns of Horizon's own list, in order; how many serve a network where somebody has counted.
 * @param href address of a network's page, with the web root
 */
export function anyNetworkColumns(
  rows: readonly AnyNetwork[],
  href: (network: AnyNetwork) => string,
): Column<AnyNetwork>[] {
  const counted = rows.some(({ dhcp_agents }) => dhcp_agents !== null)
  const agents: Column<AnyNetwork> = {
    id: 'dhcp_agents',
    title: t('DHCP Agents'),
    type: 'number',
    priority: 4,
    value: ({ dhcp_agents }) => dhcp_agents,
  }
  return [
    { id: 'project', title: t('Project'), value: ({ project }) => project },
    {
      id: 'name',
      title: t('Network Name'),
      rowHeader: true,
      value: nameOrId,
      cell: (network) => ({ text: nameOrId(network), href: href(network), mono: !network.name }),
    },
    {
      id: 'subnets',
      title: t('Subnets Associated'),
      whole: true,
      value: ({ subnets }) => subnets,
      cell: ({ subnets }) => (subnets.length ? { lines: subnets } : null),
    },
    ...(counted ? [agents] : []),
    { id: 'shared', title: t('Shared'), priority: 3, value: ({ shared }) => t(shared ?? '') },
    { id: 'external', title: t('External'), priority: 3, value: ({ external }) => t(external ?? '') },
    { id: 'status', title: t('Status'), priority: 2, value: ({ status }) => inWords(status), cell: stateLook },
    { id: 'admin_state', title: t('Admin State'), priority: 2, value: ({ admin_state }) => t(admin_state ?? '') },
    {
      id: 'zones',
      title: t('Availability Zones'),
      priority: 4,
      value: ({ availability_zones }) => availability_zones.join(', '),
    },
    idColumn({ priority: 4, hidden: true }),
  ]
}

export const anyNetworkFacets: readonly ListFacet<AnyNetwork>[] = [
  { name: 'project', label: 'Project', singleton: true },
  { name: 'name', label: 'Network Name', singleton: true },
  {
    name: 'subnets',
    label: 'Subnets Associated',
    singleton: true,
    match: ({ subnets }, part) => subnets.some((line) => line.toLowerCase().includes(part.toLowerCase())),
  },
  { name: 'shared', label: 'Shared', singleton: true },
  { name: 'external', label: 'External', singleton: true },
  { name: 'status', label: 'Status', singleton: true },
  { name: 'admin_state', label: 'Admin State', singleton: true },
]

const table = { table: 'admin/networks/', name: ['networks', 'delete'] } as const

/** What administrators do with the networks of all projects. */
export const anyNetworkActions: PanelActions<AnyNetwork> = {
  type: resourceTypes.network,
  page: [
    {
      id: 'create',
      label: 'Create Network',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: networkPolicies.create,
      does: opens(async ({ host: { client } }) => {
        const [{ CreateNetwork }, { allProjects }] = await Promise.all([
          import('./CreateNetwork.js'),
          import('../../keystone/projects/project-list.js'),
        ])
        const projects = await allProjects(client)
        return (close) => <CreateNetwork mayShare projects={projects} onClose={close} />
      }),
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Network',
      icon: 'pencil',
      ...anyNetworkCan.edit,
      does: fillsForm('neutron.editAnyNetwork', ({ id }) => ({ id })),
    },
    {
      id: 'subnet',
      label: 'Create Subnet',
      icon: 'plus',
      ...anyNetworkCan.createSubnet,
      does: opens(async ({ host: { client } }, network) => {
        const [{ CreateSubnet }, { allProjects }] = await Promise.all([
          import('./CreateSubnet.js'),
          import('../../keystone/projects/project-list.js'),
        ])
        const projects = await allProjects(client)
        const called = projects.filter(({ id, name }) => network.project === name || network.project === id)
        const owners = called.length ? called : projects
        return (close) => (
          <CreateSubnet network={{ id: network.id, label: nameOrId(network) }} owners={owners} onClose={close} />
        )
      }),
    },
    {
      id: 'agent',
      label: 'Add DHCP Agent',
      icon: 'plus',
      ...anyNetworkCan.addAgent,
      does: fillsForm('neutron.addDhcpAgent', ({ id }) => ({ id })),
    },
    {
      id: 'delete',
      label: 'Delete Network',
      many: 'Delete Networks',
      icon: 'trash',
      danger: true,
      ...anyNetworkCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        inUse: 'named',
        words: deletionWords(['Network', 'Networks']),
      }),
    },
  ],
}
