import { indexIn, type Graph } from '../graph/graph-model.js'
import { keyOf, refOf, type NodeKey, type NodeRef } from '../model/topology-model.js'
import { GraphChoice } from './graph-choice.js'
import type { Trail } from './trail.js'

/** The element whose properties say what is chosen. */
export interface ChosenHost {
  selected: NodeRef | null
  selection: readonly NodeRef[]
  requestUpdate(): void
}

/** Hears what the user has chosen. */
export interface ChosenEvents {
  one(node: NodeRef | null): void
  all(nodes: readonly NodeRef[]): void
}

/** What is chosen in a graph, by its user or by the page, and the properties and events that tell it. */
export class ChosenNodes {
  #choice = new GraphChoice()

  constructor(
    private readonly host: ChosenHost,
    private readonly tell: ChosenEvents,
  ) {}

  get trail(): Trail {
    return this.#choice.trail
  }

  get keys(): ReadonlySet<NodeKey> {
    return this.#choice.keys
  }

  /** Another graph is shown. What the properties name is chosen as soon as it is in it: it may come later, or have been hidden. */
  keepIn(graph: Graph): void {
    const isShown = (key: NodeKey) => indexIn(graph, key) >= 0
    const { selected, selection } = this.host
    this.#choice.keepIn(graph)
    const all = selection.map(keyOf).filter(isShown)
    if (!isSameSet(new Set(all), this.keys)) this.#choice.set(all)
    const here = selected && keyOf(selected)
    if (here && here !== this.trail.at(-1) && isShown(here)) this.#choice.choose([here], true)
  }

  /** The user chooses. */
  change(how: (choice: GraphChoice) => void): void {
    const { host } = this
    // What is hidden now is not in the choice, and is given up with it.
    const before = { here: host.selected && keyOf(host.selected), all: new Set(host.selection.map(keyOf)) }
    how(this.#choice)
    const key = this.trail.at(-1) ?? null
    host.selected = key && refOf(key)
    if (key !== before.here) this.tell.one(host.selected)
    if (!isSameSet(this.keys, before.all)) {
      host.selection = Array.from(this.keys, refOf)
      this.tell.all(host.selection)
    }
    host.requestUpdate()
  }

  /** The page chooses one. */
  set(node: NodeRef | null): void {
    const key = node ? keyOf(node) : undefined
    if (key === this.trail.at(-1)) return
    this.#choice.choose(key ? [key] : [], false)
    this.host.selection = Array.from(this.keys, refOf)
  }

  /** The page chooses several; what the user chose comes back here, and is known. */
  setAll(nodes: readonly NodeRef[]): void {
    const keys = nodes.map(keyOf)
    if (isSameSet(new Set(keys), this.keys)) return
    this.#choice.set(keys)
    const key = this.trail.at(-1)
    this.host.selected = key ? refOf(key) : null
  }
}

function isSameSet<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item))
}
