import { timestamp, type World } from '../../world/world.js'

interface StackSpec {
  readonly name: string
  readonly status: string
  /** Minutes from when it was made until somebody looked first; below 0 for those made since. */
  readonly age: number
  readonly nodes: readonly (readonly [name: string, type: string, requiredBy: readonly string[], failure?: string])[]
}

const stacks: readonly StackSpec[] = [
  {
    name: 'stack-net',
    status: 'CREATE_COMPLETE',
    age: 60 * 24 * 3,
    nodes: [
      ['net', 'OS::Neutron::Net', ['subnet']],
      ['subnet', 'OS::Neutron::Subnet', ['test']],
      ['random', 'OS::Heat::RandomString', ['test']],
      ['test', 'OS::Heat::TestResource', []],
    ],
  },
  {
    name: 'stack-words',
    status: 'CREATE_COMPLETE',
    age: 50,
    nodes: [
      ['first', 'OS::Heat::RandomString', ['second']],
      ['second', 'OS::Heat::RandomString', []],
    ],
  },
  {
    name: 'stack-growing',
    status: 'CREATE_IN_PROGRESS',
    age: 0,
    nodes: [
      ['network', 'OS::Neutron::Net', ['subnet', 'port']],
      ['subnet', 'OS::Neutron::Subnet', ['port', 'router_interface']],
      ['router', 'OS::Neutron::Router', ['router_interface']],
      ['router_interface', 'OS::Neutron::RouterInterface', ['floating_ip']],
      ['port', 'OS::Neutron::Port', ['server', 'floating_ip']],
      ['volume', 'OS::Cinder::Volume', ['attachment']],
      ['server', 'OS::Nova::Server', ['attachment']],
      ['floating_ip', 'OS::Neutron::FloatingIP', []],
      ['attachment', 'OS::Cinder::VolumeAttachment', []],
    ],
  },
  {
    name: 'stack-failed',
    status: 'CREATE_FAILED',
    age: 45,
    nodes: [['bad', 'OS::Heat::TestResource', [], 'ValueError: resources.bad: Test Resource failed bad']],
  },
]

/** The ids of the seeded stacks, by name. */
export function stackIds(ids: World['ids']): Record<string, string> {
  return Object.fromEntries(stacks.map(({ name }) => [name, ids.named('stack', name)]))
}

const minute = 60_000

/** A stack that grows: one resource more is done after each of these demo milliseconds. */
const growthPace = 6000

/** 300 resources in 20 layers, for the large scenario. */
const wide: StackSpec = {
  name: 'stack-large',
  status: 'CREATE_COMPLETE',
  age: 40,
  nodes: Array.from({ length: 300 }, (_, at) => [
    `resource-${String(at).padStart(3, '0')}`,
    at % 3 ? 'OS::Heat::Value' : 'OS::Neutron::Port',
    at + 15 < 300 ? [15, 16].map((step) => `resource-${String(Math.min(299, at + step)).padStart(3, '0')}`) : [],
  ]),
}

/** When this world was first asked for a stack that grows. */
const begun = new WeakMap<World['clock'], number>()

/** What has been done to the stacks of a world. */
interface Changes {
  readonly made: StackSpec[]
  readonly gone: Set<string>
  /** By name; else as they were made. */
  readonly statuses: Map<string, string>
  /** What was said for the parameters of a template, by the stack's name. */
  readonly parameters: Map<string, StackParameters>
}

export type StackParameters = Readonly<Record<string, string>>

const changes = new WeakMap<World['clock'], Changes>()

function changesOf({ clock }: World): Changes {
  const found = changes.get(clock) ?? { made: [], gone: new Set(), statuses: new Map(), parameters: new Map() }
  changes.set(clock, found)
  return found
}

function stacksOf(world: World): readonly StackSpec[] {
  const { made, gone, statuses } = changesOf(world)
  const seeded = world.scenario === 'empty' ? [] : world.scenario === 'large' ? [...stacks, wide] : stacks
  return [...seeded, ...made]
    .filter(({ name }) => !gone.has(name))
    .map((stack) => ({ ...stack, status: statuses.get(stack.name) ?? stack.status }))
}

const called = (world: World, id: string) =>
  stacksOf(world).find(({ name }) => world.ids.named('stack', name) === id)?.name

/** Makes a stack of these resources; false when there is one of that name. */
export function makeStack(world: World, name: string, resources: readonly (readonly [string, string])[]): boolean {
  if (stacksOf(world).some((stack) => stack.name === name)) return false
  const { made, gone, statuses, parameters } = changesOf(world)
  gone.delete(name)
  statuses.delete(name)
  parameters.delete(name)
  const others = made.filter((stack) => stack.name !== name)
  const nodes = resources.map(([resource, type]) => [resource, type, []] as const)
  const age = (startOf(world) - world.clock.now()) / minute
  made.splice(0, made.length, ...others, { name, status: 'CREATE_COMPLETE', age, nodes })
  return true
}

/** Parameters of a stack, as they were said last. */
export const parametersOf = (world: World, name: string): StackParameters => changesOf(world).parameters.get(name) ?? {}

export function keepParameters(world: World, name: string, said: StackParameters): void {
  changesOf(world).parameters.set(name, said)
}

export function removeStack(world: World, id: string): void {
  const name = called(world, id)
  if (name !== undefined) changesOf(world).gone.add(name)
}

/** @param verb as in a status: `SUSPEND` */
export function actOnStack(world: World, id: string, verb: string): void {
  const name = called(world, id)
  if (name !== undefined) changesOf(world).statuses.set(name, `${verb}_COMPLETE`)
}

/** What a list of stacks tells of each. */
export function stackRows(world: World) {
  return stacksOf(world).map((stack) => ({
    id: world.ids.named('stack', stack.name),
    name: stack.name,
    status: statusNow(world, stack),
    made: madeAt(world, stack),
  }))
}

/** ms since 1970 */
const madeAt = (world: World, { age }: StackSpec): number => startOf(world) - age * minute

/** The drawing of a stack. One that cannot be fetched is told as deleted. */
export function stackView(world: World, id: string) {
  const stack = stacksOf(world).find(({ name }) => world.ids.named('stack', name) === id)
  if (!stack) return { nodes: [], stack: stackBody(id, '', 'DELETE_COMPLETE') }
  const done = doneOf(world, stack)
  return {
    nodes: stack.nodes.map(([name, type, required_by, failure], at) => {
      const status = at < done ? finalStatus(stack) : at === done ? stack.status : 'INIT_COMPLETE'
      const in_progress = status.endsWith('IN_PROGRESS') || status.startsWith('INIT')
      return {
        name,
        status,
        image: picture(kindOf(type), status),
        required_by,
        image_size: 50,
        image_x: -25,
        image_y: -25,
        text_x: 35,
        text_y: '.35em',
        in_progress,
        info_box: `<h3>${name}</h3>\n<p${failure ? ' class="error"' : ''}>${inWords(status)}</p>\n${failure ? `<p class="error">${failure}</p>\n` : ''}<p>${type}</p>`,
      }
    }),
    stack: stackBody(id, stack.name, statusNow(world, stack)),
  }
}

/** The resources of a stack: name, type and status. */
export function stackResources(world: World, id: string): readonly (readonly [string, string, string])[] {
  const stack = stacksOf(world).find(({ name }) => world.ids.named('stack', name) === id)
  if (!stack) return []
  const { nodes } = stackView(world, id)
  return stack.nodes.map(([name, type], at) => [name, type, nodes[at]?.status ?? ''])
}

/** The resources of a stack in Heat's own form. */
export function stackParts(world: World, id: string) {
  const stack = stacksOf(world).find(({ name }) => world.ids.named('stack', name) === id)
  const { nodes } = stackView(world, id)
  if (!stack) return []
  const since = timestamp(world.clock, world.clock.now() - madeAt(world, stack))
  return stack.nodes.map(([resource_name, resource_type, required_by, failure], at) => ({
    resource_name,
    logical_resource_id: resource_name,
    resource_type,
    creation_time: since,
    updated_time: since,
    links: [],
    resource_status: nodes[at]?.status ?? '',
    resource_status_reason: failure ?? '',
    physical_resource_id: world.ids.named('resource', `${id}/${resource_name}`),
    required_by,
  }))
}

/** When somebody looked first, ms since the epoch: what stacks do begins there. */
function startOf({ clock }: World): number {
  const start = begun.get(clock) ?? clock.now()
  begun.set(clock, start)
  return start
}

/** How many of its resources are done. */
function doneOf(world: World, { status, nodes }: StackSpec): number {
  if (!status.endsWith('IN_PROGRESS')) return nodes.length
  return Math.min(nodes.length, 2 + Math.floor((world.clock.now() - startOf(world)) / growthPace))
}

function finalStatus({ status }: StackSpec): string {
  return status.replace('IN_PROGRESS', 'COMPLETE')
}

function statusNow(world: World, stack: StackSpec): string {
  return doneOf(world, stack) < stack.nodes.length ? stack.status : finalStatus(stack)
}

function kindOf(type: string): string {
  if (type.endsWith('Server')) return 'server'
  if (/Volume/.test(type)) return 'volume'
  if (/FloatingIP/.test(type)) return 'floatingip'
  if (/Router/.test(type)) return 'router'
  return type.includes('Neutron') ? 'network' : 'unknown'
}

function stackBody(stack_id: string, name: string, status: string) {
  return {
    stack_id,
    name,
    status,
    image: picture('stack', status),
    image_size: 60,
    image_x: -30,
    image_y: -30,
    text_x: 40,
    text_y: '.35em',
    in_progress: status.endsWith('IN_PROGRESS'),
    info_box: `<img src="${picture('stack', status)}" width="35px" height="35px" />\n<div id="stack_info">\n<h3>${name}</h3>\n<p class="error">${inWords(status)}</p>\n</div>`,
  }
}

function picture(kind: string, status: string): string {
  const colour = status.endsWith('FAILED')
    ? 'red'
    : status.endsWith('IN_PROGRESS') || status.startsWith('INIT')
      ? 'gray'
      : 'green'
  return `/static/dashboard/project/heat_dashboard/img/${kind}-${colour}.svg`
}

/** The class with which Horizon's tables colour a stack or a part of one. */
export function stateClass(status: string): 'warning' | 'status_up' | 'status_down' {
  if (status.endsWith('IN_PROGRESS')) return 'warning'
  return status.endsWith('FAILED') ? 'status_down' : 'status_up'
}

/** 'CREATE_COMPLETE' → 'Create Complete', as Horizon's pages write it. */
export function inWords(status: string): string {
  return status
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
