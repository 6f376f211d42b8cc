import type { NodeKey, TopologyNode } from './topology-nodes.js'

/**
 * Which nodes there are and what links them, as numbers: places of nodes in their list. One object as long as answers bring the same
 * nodes with the same links, so that what was worked out of it holds for the next answer too.
 */
export class Structure {
  /** Places of the two ends of each link, from and to. */
  readonly ends: Uint32Array
  /** The place of the node that each one belongs to; -1 = none. */
  readonly homes: Int32Array
  readonly #keys: readonly TopologyNode[]
  #places: ReadonlyMap<string, number> | undefined
  #around: ReturnType<typeof linksAround> | undefined
  #members: readonly (readonly number[] | undefined)[] | undefined

  /** @param homes - Who has members belongs to nobody: groups do not nest. */
  constructor(nodes: readonly TopologyNode[], ends: Uint32Array, homes: Int32Array) {
    this.#keys = nodes
    this.ends = ends
    const holds = new Uint8Array(homes.length)
    for (const home of homes) if (home >= 0) holds[home] = 1
    this.homes = homes.map((home, place) => (holds[place] || home === place ? -1 : home))
  }

  /** -1 = not there. */
  placeOf(key: NodeKey): number {
    this.#places ??= new Map(this.#keys.map((node, place) => [node.key, place]))
    return this.#places.get(key) ?? -1
  }

  /** Numbers of the links of a node. */
  linksAt(place: number): Uint32Array {
    const { start, order } = (this.#around ??= linksAround(this.#keys.length, this.ends))
    return order.subarray(start[place], start[place + 1])
  }

  /** Places of the nodes at the other ends of a node's links, each once, in the order of the links. */
  neighboursAt(place: number): readonly number[] {
    const { ends } = this
    return [
      ...new Set(
        Array.from(this.linksAt(place), (link) => (ends[2 * link] === place ? ends[2 * link + 1]! : ends[2 * link]!)),
      ),
    ]
  }

  /** Places of what belongs to a node. */
  membersAt(place: number): readonly number[] {
    this.#members ??= membersOf(this.homes)
    return this.#members[place] ?? []
  }

  /** True when a list has the nodes of this structure, by their keys, in this order. */
  isOf(nodes: readonly TopologyNode[]): boolean {
    const keys = this.#keys
    if (nodes.length !== keys.length) return false
    for (let place = 0; place < nodes.length; place++) {
      if (nodes[place] !== keys[place] && nodes[place]!.key !== keys[place]!.key) return false
    }
    return true
  }
}

function membersOf(homes: Int32Array): (number[] | undefined)[] {
  const members: (number[] | undefined)[] = []
  for (let place = 0; place < homes.length; place++) {
    const home = homes[place]!
    if (home >= 0) (members[home] ??= []).push(place)
  }
  return members
}

/** The links of each node as slices of one array; far less work than a list for each. */
function linksAround(count: number, ends: Uint32Array) {
  const start = new Uint32Array(count + 1)
  for (const end of ends) start[end + 1]!++
  for (let at = 0; at < count; at++) start[at + 1]! += start[at]!
  const next = start.slice()
  const order = new Uint32Array(ends.length)
  for (const [at, end] of ends.entries()) order[next[end]!++] = at >> 1
  return { start, order }
}
