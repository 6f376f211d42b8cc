import type { GraphEngine } from './graph-engine.js'
import { inSlices } from '../../internal/in-slices.js'
import { TopologyReader } from '../model/topology-reader.js'
import { emptyTopology } from '../model/cloud-model.js'
import type { NodeKinds } from '../model/node-kinds.js'
import { keyOf, refOf, withoutRemoved, type NodeKey, type Pending, type Topology } from '../model/topology-model.js'

/** What the element says about its data. */
export interface GraphDataHost {
  readonly pending: Pending
  readonly collapsed: boolean
  readonly groupAbove: number
}

/** Larger models come into the picture over several tasks. */
const bigModel = 1500

/**
 * What is shown, which networks hide their instances, and how both come into the picture. Only an answer that a page gives to the
 * graph itself is read here; `stratus-topology` gives a model that it has read.
 */
export class GraphData {
  model: Topology = emptyTopology
  /** Nodes whose members the user has hidden or shown. */
  readonly #own = new Map<NodeKey, boolean>()
  readonly #reader = new TopologyReader((model) => {
    this.model = model
    this.take()
  })
  #turn = 0
  #pending: Promise<void> | undefined

  /** @param taken - Called when the engine has another graph. */
  constructor(
    private readonly host: GraphDataHost,
    private readonly engine: GraphEngine,
    private readonly taken: () => void,
  ) {}

  /** Resolves when everything is in the picture. */
  async done(): Promise<void> {
    await this.#reader.done
    await this.#pending
  }

  /** Something is on its way into the picture, which is as it was until then. */
  get busy(): boolean {
    return this.#pending !== undefined
  }

  /** A page's own graph, a cloud's answer, or what was read of either. */
  read(value: unknown, own: NodeKinds | undefined): void {
    this.#reader.take(value, own)
  }

  collapse(node: NodeKey, collapsed: boolean): void {
    this.#own.set(node, collapsed)
    this.take()
  }

  /** What was collapsed or expanded, by the user or all at once: networks by id, others by `kind/id`. */
  get folds(): Readonly<Record<string, boolean>> {
    const hidden = this.host.collapsed ? this.engine.graph.nodes.filter((node) => node.hidden > 0) : []
    const all = hidden.map(({ key }): [NodeKey, boolean] => [key, true])
    return Object.fromEntries([...all, ...this.#own].map(([key, collapsed]) => [nameOf(key), collapsed]))
  }
  set folds(folds: Readonly<Record<string, boolean>>) {
    this.#own.clear()
    for (const [name, collapsed] of Object.entries(folds)) this.#own.set(keyFrom(name), collapsed)
  }

  /** All networks are as the element says again. */
  forgetCollapsed(): void {
    this.#own.clear()
  }

  /** Brings what is known into the picture. */
  take(): void {
    const { host, engine } = this
    const turn = ++this.#turn
    const steps = engine.updating({
      model: withoutRemoved(this.model, host.pending),
      pending: host.pending,
      isCollapsed: (key, leaves) => this.#own.get(key) ?? (host.collapsed || leaves > host.groupAbove),
    })
    this.#pending = undefined
    if (this.model.nodes.length > bigModel) this.#pending = this.#takeLater(steps, turn)
    else {
      while (!steps.next().done);
      this.taken()
    }
  }

  async #takeLater(steps: Generator<void, void>, turn: number): Promise<void> {
    await inSlices(steps, () => turn === this.#turn)
    if (turn !== this.#turn) return this.#pending
    this.#pending = undefined
    this.taken()
  }
}

/** Layouts kept of clouds name networks by their ids. */
function nameOf(key: NodeKey): string {
  const { kind, id } = refOf(key)
  return kind === 'network' ? id : key
}

function keyFrom(name: string): NodeKey {
  return name.includes('/') ? (name as NodeKey) : keyOf({ kind: 'network', id: name })
}
