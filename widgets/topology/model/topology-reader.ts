import { inSlices } from '../../internal/in-slices.js'
import { emptyTopology } from './cloud-model.js'
import type { NodeKinds } from './node-kinds.js'
import { isTopology, type Topology } from './topology-model.js'
import { parseTopology, readTopology } from './parse-topology.js'

/** Answers with more items than this are read over several tasks, so that none keeps the page from answering. */
const bigAnswer = 1500

function sizeOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0
  const lists = Object.values(answer as Readonly<Record<string, unknown>>)
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0)
}

/** Takes in one answer after another: small ones at once, large ones in pieces; the newest counts. */
export class TopologyReader {
  #last: Topology = emptyTopology
  #turn = 0
  #pending: Promise<void> | undefined

  /** @param taken - Called with what was read; at once, or later for a large answer. */
  constructor(private readonly taken: (model: Topology) => void) {}

  /** Resolves when nothing is being read. */
  get done(): Promise<void> {
    return this.#pending ?? Promise.resolve()
  }

  /**
   * @param value - A page's own graph, a cloud's answer, or what was read of either.
   * @param own - Kinds that the page has registered; what was read already has its own.
   */
  take(value: unknown, own?: NodeKinds): void {
    const turn = ++this.#turn
    this.#pending = undefined
    if (isTopology(value)) this.#finish(value)
    else if (sizeOf(value) <= bigAnswer) this.#finish(parseTopology(value, this.#last, own))
    else this.#pending = this.#read(value, turn, own)
  }

  /** Nothing is known any more; what is being read does not count. */
  forget(): void {
    this.#turn++
    this.#pending = undefined
    this.#last = emptyTopology
  }

  async #read(value: unknown, turn: number, own: NodeKinds | undefined): Promise<void> {
    const model = await inSlices(readTopology(value, this.#last, own), () => turn === this.#turn)
    if (turn !== this.#turn || !model) return this.done
    this.#pending = undefined
    this.#finish(model)
  }

  #finish(model: Topology): void {
    this.#last = model
    this.taken(model)
  }
}
