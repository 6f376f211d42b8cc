/** From a server's answer to a `Topology`: tolerant, in steps, and with as much of the last one as has not changed. */
import {
  assemble,
  emptyTopology,
  type NetworkNode,
  type RouterNode,
  type ServerNode,
  type Topology,
  type TopologyPort,
} from './topology-model.js'
import { linkAddress, text } from './answer-text.js'

type Item = Readonly<Record<string, unknown>>

/** Items read before a step ends. */
const stepItems = 200

function textOrNull(value: unknown): string | null {
  return text(value) || null
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function items(value: unknown): readonly Item[] {
  if (!Array.isArray(value)) return []
  return value.every(isItem) ? value : value.filter(isItem)
}

function nameOf(item: Item, id: string): string {
  return text(item.name).trim() || `(${id.slice(0, 13)})`
}

function originalStatusOf(item: Item): string {
  return text(item.original_status || item.status).toUpperCase()
}

function readNetwork(item: Item, id: string): NetworkNode {
  const external = [item['router:external'], item.is_router_external, item.router_external].includes(true)
  return {
    kind: 'network',
    key: `network/${id}`,
    id,
    name: nameOf(item, id),
    url: linkAddress(item.url),
    status: text(item.status),
    originalStatus: originalStatusOf(item),
    external,
    subnets: items(item.subnets).map((subnet) => ({
      id: text(subnet.id),
      name: text(subnet.name) || undefined,
      cidr: text(subnet.cidr),
      url: linkAddress(subnet.url),
    })),
    allowDeleteSubnet: item.allow_delete_subnet === true,
    foreign: item.allow_delete_subnet === false || (external && item.allow_delete_subnet !== true),
    allowDeleteNetwork: item.allow_delete_network !== false,
  }
}

function readRouter(item: Item, id: string): RouterNode {
  return {
    kind: 'router',
    key: `router/${id}`,
    id,
    name: nameOf(item, id),
    url: linkAddress(item.url),
    status: text(item.status),
    originalStatus: originalStatusOf(item),
    task: textOrNull(item.task),
  }
}

function readServer(item: Item, id: string): ServerNode {
  return {
    kind: 'server',
    key: `server/${id}`,
    id,
    name: nameOf(item, id),
    url: linkAddress(item.url),
    status: text(item.status),
    originalStatus: originalStatusOf(item),
    task: textOrNull(item.task),
    console: textOrNull(item.console),
    allowDelete: item.allow_delete_server !== false,
  }
}

function portKey(item: Item, id: string): string {
  return text(item.device_owner) ? id : `${id}/${text(item.device_id)}/${text(item.network_id)}`
}

function addressesIn(value: unknown): TopologyPort['fixedIps'] {
  const found: TopologyPort['fixedIps'][number][] = []
  for (const ip of items(value)) {
    const address = text(ip.ip_address)
    if (address) found.push({ address, subnetId: textOrNull(ip.subnet_id) })
  }
  return found
}

function readPort(item: Item, id: string, key: string): TopologyPort {
  return {
    key,
    id,
    deviceId: text(item.device_id),
    networkId: text(item.network_id),
    owner: text(item.device_owner),
    fixedIps: addressesIn(item.fixed_ips),
    status: text(item.status),
    originalStatus: originalStatusOf(item),
    url: linkAddress(item.url),
  }
}

/** How items of one kind are read. */
interface Reader<Result> {
  /** What tells it from the others of its kind. */
  key(item: Item, id: string): string
  keyOf(result: Result): string
  read(item: Item, id: string, key: string): Result
  /** True when all that `read` looks at is as it was. Field by field: by name it takes three times as long. */
  isSame(one: Item, other: Item): boolean
}

function sameDevice(one: Item, other: Item): boolean {
  return (
    one.name === other.name &&
    one.url === other.url &&
    one.status === other.status &&
    one.original_status === other.original_status &&
    one.task === other.task &&
    one.console === other.console &&
    one.allow_delete_server === other.allow_delete_server
  )
}

function sameItems(one: unknown, other: unknown, isSame: (one: Item, other: Item) => boolean): boolean {
  if (one === other) return true
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((item, at) => isItem(item) && isItem(other[at]) && isSame(item, other[at]))
}

const byId = { key: (_: Item, id: string) => id, keyOf: ({ id }: { readonly id: string }) => id }

const networks: Reader<NetworkNode> = {
  ...byId,
  read: readNetwork,
  isSame: (one, other) =>
    sameDevice(one, other) &&
    one['router:external'] === other['router:external'] &&
    one.is_router_external === other.is_router_external &&
    one.router_external === other.router_external &&
    one.allow_delete_subnet === other.allow_delete_subnet &&
    one.allow_delete_network === other.allow_delete_network &&
    sameItems(
      one.subnets,
      other.subnets,
      (a, b) => a.id === b.id && a.name === b.name && a.cidr === b.cidr && a.url === b.url,
    ),
}
const routers: Reader<RouterNode> = { ...byId, read: readRouter, isSame: sameDevice }
const servers: Reader<ServerNode> = { ...byId, read: readServer, isSame: sameDevice }
const ports: Reader<TopologyPort> = {
  key: portKey,
  keyOf: ({ key }) => key,
  read: readPort,
  isSame: (one, other) =>
    one.device_id === other.device_id &&
    one.network_id === other.network_id &&
    one.device_owner === other.device_owner &&
    one.status === other.status &&
    one.original_status === other.original_status &&
    one.url === other.url &&
    sameItems(one.fixed_ips, other.fixed_ips, (a, b) => a.ip_address === b.ip_address && a.subnet_id === b.subnet_id),
}

/** What was read, and from which items. */
interface Reading<Result> {
  readonly list: readonly Result[]
  readonly from: readonly Item[]
}

/**
 * A list without what has no id and without the second of two equal ids. What has not changed since the last time is the same
 * object; a list without any change is the same list.
 */
function* readList<Result>(
  value: unknown,
  before: Reading<Result>,
  { key: keyIn, keyOf, read, isSame }: Reader<Result>,
): Generator<void, Reading<Result>> {
  const list: Result[] = []
  const from: Item[] = []
  const used = new Uint8Array(before.list.length)
  const keyAt = (at: number) => {
    const old = before.list[at]
    return old && keyOf(old)
  }
  const fresh = new Set<string>()
  let places: ReadonlyMap<string, number> | undefined
  let next = 0
  const all: readonly unknown[] = Array.isArray(value) ? value : []
  for (let count = 0; count < all.length; count++) {
    if (count % stepItems === stepItems - 1) yield
    const item = all[count]
    if (!isItem(item)) continue
    const id = text(item.id)
    if (!id) continue
    const key = keyIn(item, id)
    // Answers rarely change their order, but something may have left since.
    let at: number | undefined = next
    while (at < used.length && at < next + 3 && keyAt(at) !== key) at++
    if (at === used.length || at === next + 3) {
      places ??= new Map(before.list.map((each, place) => [keyOf(each), place]))
      at = places.get(key)
    }
    if (at === undefined ? fresh.has(key) : used[at]) continue
    from.push(item)
    if (at === undefined) {
      fresh.add(key)
      list.push(read(item, id, key))
    } else {
      used[at] = 1
      next = at + 1
      const [old, oldItem] = [before.list[at], before.from[at]]
      list.push(old && oldItem && isSame(oldItem, item) ? old : read(item, id, key))
    }
  }
  const isAsBefore = list.length === before.list.length && list.every((each, at) => each === before.list[at])
  return { list: isAsBefore ? before.list : list, from }
}

interface Readings {
  readonly networks: Reading<NetworkNode>
  readonly routers: Reading<RouterNode>
  readonly servers: Reading<ServerNode>
  readonly ports: Reading<TopologyPort>
}

const readings = new WeakMap<Topology, Readings>()
const noReadings: Readings = {
  networks: { list: emptyTopology.networks, from: [] },
  routers: { list: emptyTopology.routers, from: [] },
  servers: { list: emptyTopology.servers, from: [] },
  ports: { list: emptyTopology.ports, from: [] },
}

/**
 * Reads an answer of `project/network_topology/json`, or anything else: what cannot be read is left out.
 *
 * @param before - What was read the last time; without any change the answer is that very object.
 */
export function* readTopology(answer: unknown, before: Topology = emptyTopology): Generator<void, Topology> {
  const item: Item = isItem(answer) ? answer : {}
  const last = readings.get(before) ?? noReadings
  const read: Readings = {
    networks: yield* readList(item.networks, last.networks, networks),
    routers: yield* readList(item.routers, last.routers, routers),
    servers: yield* readList(item.servers, last.servers, servers),
    ports: yield* readList(item.ports, last.ports, ports),
  }
  const kinds = ['networks', 'routers', 'servers', 'ports'] as const
  const isSame = kinds.every((kind) => read[kind].list === before[kind])
  if (!isSame) yield
  const model = isSame ? before : assemble(read.networks.list, read.routers.list, read.servers.list, read.ports.list)
  if (model !== emptyTopology) readings.set(model, read)
  return model
}

/** `readTopology` in one go. */
export function parseTopology(answer: unknown, before?: Topology): Topology {
  const reading = readTopology(answer, before)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}
