import type { DeleteResult } from './delete-frame.js'
import { communicationProblem, type DeleteTarget } from './delete-target.js'
import { nothingPending, stateOf, type NodeKey, type Pending, type Topology } from '../model/topology-model.js'

/** The same message within this time (ms) is one. */
const sameMessagePause = 10_000

/** A scheduled deletion of which the data say nothing for this long (ms) is not under way any more. */
const scheduledPatience = 60_000

export type DeleteTransport = (target: DeleteTarget) => Promise<DeleteResult>

export interface DeleteFlowParts {
  /** Does it: by a frame, or as the page wants it (DEC-21). */
  send(target: DeleteTarget): Promise<DeleteResult>
  /** What is marked or gone has changed. */
  changed(pending: Pending): void
  /** Shows the result as an alert of its type. */
  say(result: DeleteResult): void
  /** The data should be asked for again. */
  reload(): void
  now?(): number
}

/**
 * What happens from the confirmation of a deletion to its end: its device is loading, then gone (`success`), still
 * loading until the data say more (`info`: only scheduled, DEC-34), or as before.
 */
export class DeleteFlow {
  readonly #parts: DeleteFlowParts
  #pending: Pending = nothingPending
  /** Until when (ms) a message is not shown again. */
  #said = new Map<string, number>()
  /** Deletions under way; what is loading for one of them is not given up by new data. */
  #running = new Set<NodeKey>()
  /** Scheduled deletions, and since when (ms). */
  #scheduled = new Map<NodeKey, number>()

  constructor(parts: DeleteFlowParts) {
    this.#parts = parts
  }

  get pending(): Pending {
    return this.#pending
  }

  /** @returns whether its node has lost a part */
  async run(target: DeleteTarget): Promise<boolean> {
    const { owner } = target
    if (this.#running.has(owner)) return false
    this.#running.add(owner)
    this.#change({ loading: new Set([...this.#pending.loading, owner]) })
    const result = await this.#send(target)
    this.#running.delete(owner)
    this.#finish(target, result)
    this.#say(result)
    this.#parts.reload()
    return result.type === 'success' && isPart(target)
  }

  /** A newer model is here: what it does not have needs no mark any more. */
  settle(model: Topology): void {
    const { loading, removed, removedParts } = this.#pending
    if (!loading.size && !removed.size && !removedParts.size) return
    const next = {
      loading: keep(loading, (key) => model.nodeOf(key) !== undefined && !this.#isOver(key, model)),
      removed: keep(removed, (key) => model.nodeOf(key) !== undefined),
      removedParts: keep(removedParts, (id) => model.hasPart(id)),
    }
    if (next.loading !== loading || next.removed !== removed || next.removedParts !== removedParts) this.#change(next)
  }

  /** The data tell by themselves that it is being deleted, or it was not after all. */
  #isOver(key: NodeKey, model: Topology): boolean {
    const since = this.#scheduled.get(key)
    if (since === undefined || this.#running.has(key)) return false
    const node = model.nodeOf(key)
    const told = node !== undefined && stateOf(node) === 'loading'
    if (!told && this.#now() - since < scheduledPatience) return false
    this.#scheduled.delete(key)
    return true
  }

  #now(): number {
    return this.#parts.now?.() ?? Date.now()
  }

  async #send(target: DeleteTarget): Promise<DeleteResult> {
    try {
      return await this.#parts.send(target)
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : communicationProblem
      return { type: 'error', message }
    }
  }

  #finish(target: DeleteTarget, { type }: DeleteResult): void {
    const { id, owner } = target
    const { loading, removed, removedParts } = this.#pending
    if (type === 'info' && !isPart(target)) {
      this.#scheduled.set(owner, this.#now())
      return
    }
    this.#change({
      loading: keep(loading, (key) => key !== owner),
      ...(type === 'success' &&
        (isPart(target)
          ? { removedParts: new Set([...removedParts, id]) }
          : { removed: new Set([...removed, owner]) })),
    })
  }

  #say(result: DeleteResult): void {
    const now = this.#now()
    const key = JSON.stringify(result)
    if ((this.#said.get(key) ?? -Infinity) > now) return
    this.#said.set(key, now + sameMessagePause)
    this.#parts.say(result)
  }

  #change(part: Partial<Pending>): void {
    this.#pending = { ...this.#pending, ...part }
    this.#parts.changed(this.#pending)
  }
}

const isPart = ({ kind }: DeleteTarget): boolean => kind === 'port' || kind === 'subnet'

/** The same set when nothing leaves it. */
function keep<T>(set: ReadonlySet<T>, stays: (item: T) => boolean): ReadonlySet<T> {
  const kept = [...set].filter(stays)
  return kept.length === set.size ? set : new Set(kept)
}
