import type { Graph } from './graph-model.js'
import type { NodeKey } from '../model/topology-model.js'

/** The place of an instance among those round its network. */
interface Slot {
  readonly network: NodeKey
  readonly number: number
}

/** Which place round its network each instance has: who has one keeps it, newcomers get the first free one. */
export class LeafSlots {
  /** By instance, in the order of the graph. */
  numbers = new Uint32Array()
  /** Of those that are not shown now. */
  #left = new Map<NodeKey, Slot>()

  update(graph: Graph, before: Graph): void {
    const { nodes, bodies, from } = graph
    const old = this.numbers
    const stays = new Uint8Array(old.length)
    const fresh: number[] = []
    this.numbers = new Uint32Array(nodes.length - bodies)
    for (let index = bodies; index < nodes.length; index++) {
      const was = from[index]!
      const leaf = was - before.bodies
      if (was >= 0 && leaf >= 0 && from[nodes[index]!.home] === before.nodes[was]!.home) {
        this.numbers[index - bodies] = old[leaf]!
        stays[leaf] = 1
      } else fresh.push(index)
    }
    for (let leaf = 0; leaf < old.length; leaf++) {
      if (stays[leaf]) continue
      const { key, home } = before.nodes[before.bodies + leaf]!
      this.#left.set(key, { network: before.nodes[home]!.key, number: old[leaf]! })
    }
    this.#place(fresh, graph)
    if (this.#left.size > 2 * nodes.length + 100) this.#forget(graph)
  }

  #place(fresh: readonly number[], { nodes, bodies }: Graph): void {
    if (!fresh.length) return
    const taken = this.#left.size || fresh.length < this.numbers.length ? this.#takenBeside(fresh, nodes, bodies) : []
    const next = new Uint32Array(bodies)
    for (const index of this.#left.size ? this.#returned(fresh, nodes, bodies, taken) : fresh) {
      const { home } = nodes[index]!
      while (taken[home]?.has(next[home]!)) next[home]!++
      this.numbers[index - bodies] = next[home]!++
    }
  }

  /** What has been given away round the networks that newcomers hang on, by network. */
  #takenBeside(fresh: readonly number[], nodes: Graph['nodes'], bodies: number): (Set<number> | undefined)[] {
    const taken: (Set<number> | undefined)[] = []
    const isFresh = new Uint8Array(this.numbers.length)
    for (const index of fresh) {
      isFresh[index - bodies] = 1
      taken[nodes[index]!.home] ??= new Set()
    }
    for (let leaf = 0; leaf < isFresh.length; leaf++) {
      if (!isFresh[leaf]) taken[nodes[bodies + leaf]!.home]?.add(this.numbers[leaf]!)
    }
    return taken
  }

  /** Gives those that were here before their places again, where they are free; answers the rest. */
  #returned(
    fresh: readonly number[],
    nodes: Graph['nodes'],
    bodies: number,
    taken: readonly (Set<number> | undefined)[],
  ): readonly number[] {
    return fresh.filter((index) => {
      const { key, home } = nodes[index]!
      const slot = this.#left.get(key)
      this.#left.delete(key)
      if (!slot || slot.network !== nodes[home]!.key || taken[home]!.has(slot.number)) return true
      taken[home]!.add(slot.number)
      this.numbers[index - bodies] = slot.number
      return false
    })
  }

  /** Places of instances that no network hides are free again. */
  #forget({ hiddenIn }: Graph): void {
    for (const key of this.#left.keys()) if (!hiddenIn.has(key)) this.#left.delete(key)
  }
}
