import type { AnswerOf } from '@stratus/api-client'
import { instanceStatusLabels, t, type Column } from '@stratus/widgets'
import type { PanelActions } from '../../../actions/action.js'
import type { ListFacet } from '../../../list/filter-rows.js'
import { remembered } from '../../../stores/row-memory.js'
import { instanceActions } from './actions.js'
import { instanceColumns, type InstanceColumnContext } from './columns.js'
import { instanceFacets } from './facets.js'
import { notListed, shownOfServer, type Instance } from './instance.js'

type AnyServer = AnswerOf<'nova.anyServers.list'>['items'][number]

/** An instance of any project, as the administrators' list has it. */
export interface AnyInstance extends Instance {
  /** Name of its project. */
  readonly project: string | null
  /** In words. */
  readonly power: string | null
}

/** What the list of all tells of an instance, as the actions of instances want it; what it leaves out is null. */
export function anyInstance(row: AnyServer): AnyInstance {
  const { project, power, image, flavor, addresses, state: _, extra: __, ...server } = row
  return {
    ...shownOfServer({
      ...noServer,
      ...server,
      addresses: addresses.map((addr) => ({
        addr,
        version: addr.includes(':') ? 6 : 4,
        type: null,
        mac_addr: null,
        network: '',
      })),
    }),
    label: server.name ?? server.id,
    image_label: image,
    flavor_label: flavor,
    project,
    power,
  }
}

const noServer = {
  ...notListed,
  vm_state: null,
  power_state: null,
  image: null,
  image_name: null,
  flavor: null,
  key_name: null,
  fault: null,
  tenant_id: null,
  locked: null,
  availability_zone: null,
} as const

export const rememberedAnyInstances = remembered<AnyInstance>('any-instances', [
  'id',
  'name',
  'label',
  'status',
  'task_state',
  'addresses',
  'host',
  'created',
  'image_label',
  'flavor_label',
  'project',
  'power',
])

/** Columns of the project's list that the list of all knows of, and whose the instance is. */
export function anyInstanceColumns(context: InstanceColumnContext): Column<AnyInstance>[] {
  const [name, ...rest] = instanceColumns(context).filter(({ id }) => !['key_name', 'availability_zone'].includes(id))
  const own: Readonly<Record<string, Partial<Column<AnyInstance>>>> = {
    addresses: { priority: 3 },
    flavor: { priority: 4 },
    image: { priority: 5 },
    power: { value: ({ power }) => power && t(power) },
  }
  return [
    ...(name ? [name] : []),
    { id: 'project', title: t('Project'), value: ({ project }) => project },
    { id: 'host', title: t('Host'), priority: 2, value: ({ host }) => host },
    ...rest.map((column) => ({ ...column, ...own[column.id] })),
  ]
}

const toldOfAll = new Set(['name', 'status', 'id', 'image', 'ipv4', 'ipv6', 'flavor'])

export const anyInstanceFacets: readonly ListFacet<AnyInstance>[] = [
  { name: 'project', label: 'Project', singleton: true },
  { name: 'host', label: 'Host', singleton: true },
  ...instanceFacets.filter(({ name }) => toldOfAll.has(name)),
]

const isKnown = ({ status }: AnyInstance) => Object.hasOwn(instanceStatusLabels, status?.toUpperCase() ?? '')

/** A page in another language than English has words for statuses: then the cloud says what it does not take. */
export const anyInstanceActions: PanelActions<AnyInstance> = {
  ...instanceActions.admin,
  items: instanceActions.admin.items.map((action) => ({
    ...action,
    unavailable: (instance) => (isKnown(instance) ? (action.unavailable?.(instance) ?? null) : null),
  })),
}
