import { validTrail, type Trail } from './trail.js'
import { indexIn, type Graph } from '../graph/graph-model.js'
import type { NodeKey } from '../model/topology-model.js'

type Keys = ReadonlySet<NodeKey>

const none: Keys = new Set()

/** What is chosen: the node that the keyboard is on, and several that were chosen together. */
export class GraphChoice {
  #trail: Trail = []
  /** Several together; empty = only where the keyboard is. */
  #together: Keys = none

  get trail(): Trail {
    return this.#trail
  }

  /** Everything that is chosen. */
  get keys(): Keys {
    if (this.#together.size) return this.#together
    const here = this.#trail.at(-1)
    return here === undefined ? none : new Set([here])
  }

  /** @param keeps - The keyboard walks: what was chosen together stays. */
  choose(trail: Trail, keeps: boolean): void {
    this.#trail = trail
    if (!keeps) this.#together = none
  }

  /** Adds a node to what is chosen together, or takes it away. What alone was chosen before is the first. */
  toggle(key: NodeKey): void {
    const here = this.#trail.at(-1)
    const next = new Set(here === key ? this.#together : this.keys)
    if (!next.delete(key)) next.add(key)
    this.#together = next
    this.#trail = [key]
  }

  /** Chooses these together, besides what is. */
  add(keys: Iterable<NodeKey>): void {
    this.set([...this.keys, ...keys])
  }

  /** Chooses these and nothing else. */
  set(keys: Iterable<NodeKey>): void {
    this.#together = new Set(keys)
    const last = [...this.#together].at(-1)
    this.#trail = last === undefined ? [] : [last]
  }

  /** Only what is in the graph stays chosen. */
  keepIn(graph: Graph): void {
    this.#trail = validTrail(this.#trail, graph)
    if (!this.#together.size) return
    const left = [...this.#together].filter((key) => indexIn(graph, key) >= 0)
    if (left.length < this.#together.size) this.#together = new Set(left)
  }
}
