import type { AnswerOf } from '@stratus/api-client'
import { t, type Column, type Facet } from '@stratus/widgets'
import { inWords, stateLook } from '../../../list/state-look.js'
import type { Area } from '../../../paths.js'
import { idColumn } from '../../../list/id-column.js'

export type Router = AnswerOf<'neutron.routers.list'>['items'][number]
export type Route = AnswerOf<'neutron.routers.routes'>['items'][number]

/** Its name; its id where it has none. */
export const nameOf = ({ name, id }: Router) => name || id

const flags = {
  distributed: 'Distributed',
  ha: 'HA Mode',
} as const

/**
 * The columns of Horizon's own list, in order; those that nobody was told anything of are left out.
 * @param href address of a router's page, with the web root
 */
export function routerColumns(area: Area, rows: readonly Router[], href: (router: Router) => string): Column<Router>[] {
  const told = (Object.keys(flags) as (keyof typeof flags)[]).filter((flag) => rows.some((row) => row[flag] !== null))
  return [
    ...(area === 'admin' ? [{ id: 'project', title: t('Project'), value: ({ project }: Router) => project }] : []),
    {
      id: 'name',
      title: t('Name'),
      rowHeader: true,
      value: nameOf,
      cell: (router) => ({ text: nameOf(router), href: href(router), mono: !router.name }),
    },
    {
      id: 'status',
      title: t('Status'),
      value: ({ status }) => inWords(status),
      cell: stateLook,
    },
    {
      id: 'external_network',
      title: t('External Network'),
      value: ({ external_network }) => external_network,
    },
    ...told.map((flag): Column<Router> => ({
      id: flag,
      title: t(flags[flag]),
      priority: 3,
      value: (row) => t(row[flag] ?? ''),
    })),
    { id: 'admin_state', title: t('Admin State'), priority: 2, value: ({ admin_state }) => t(admin_state ?? '') },
    {
      id: 'availability_zones',
      title: t('Availability Zones'),
      priority: 3,
      value: ({ availability_zones }) => availability_zones.join(', '),
    },
    idColumn({ priority: 3, hidden: true }),
  ]
}

/** Facet of the agent that routers are served by; the list is asked for those of one. */
export const l3Agent = 'l3_agent'

export const routerFacets: Readonly<Record<Area, readonly Facet[]>> = {
  project: [
    { name: 'name', label: 'Name', singleton: true },
    { name: 'status', label: 'Status', singleton: true },
    { name: 'external_network', label: 'External Network', singleton: true },
    { name: 'admin_state', label: 'Admin State', singleton: true },
  ],
  admin: [
    { name: 'project', label: 'Project', singleton: true },
    { name: 'name', label: 'Name', singleton: true },
    { name: 'status', label: 'Status', singleton: true },
    { name: 'external_network', label: 'External Network', singleton: true },
    { name: 'admin_state', label: 'Admin State', singleton: true },
    { name: l3Agent, label: 'L3 Agent', singleton: true, isServer: true },
  ],
}
