import { randomUUID } from 'node:crypto'
import {
  isWatched,
  look,
  ServiceError,
  watchedTypes,
  type Services,
  type Sight,
  type WatchedType,
} from '@stratus/api-client/openstack'

/** Who hears of a project's changes. */
export interface Listener {
  readonly types: readonly WatchedType[]
  /** The cloud is asked with the token of any listener: all of a watch are shown the same. */
  readonly services: Services
  /** Of which of its types changes are told from now on. */
  watched(types: readonly WatchedType[]): void
  /** @param id of this change: what came after it can be told later, by `since` */
  changed(types: readonly WatchedType[], id: string): void
  /** Its token is no longer good. It has left already. */
  refused(): void
}

/** What the message bus tells by itself. */
export interface Notices {
  /** Whether it tells the changes of a type just now. */
  cover(type: WatchedType): boolean
}

/** Between looks, ms: while something is on its way; where a service tells what is new; where all rows are read; at most, after failures. */
const pace = { moving: 2500, news: 10_000, all: 30_000, failing: 120_000 }

/** Looks after a notice of a service that does not tell when a thing has settled, ms. */
const settlingLooks = [1000, 2500, 5000]

/** A look after a notice, for what is not told: how it ends that something is on its way, and what only the token can say whether it shows. What comes at once is looked at together, ms. */
const lookAfterNotice = [1000]

/** What also shows in things of another type. */
const shownIn: Partial<Record<WatchedType, WatchedType>> = { 'OS::Neutron::Subnet': 'OS::Neutron::Net' }

/** Services that show things of all projects to administrators unasked. */
const showAll = new Set(['network', 'image'])

/** Looks after somebody has written through this server: most of what was asked for has begun then, and is followed, ms. */
const writtenLooks = [1000, 3000]

/** Changes are gathered for so long before they are told, ms. */
const gatherMs = 100

/**
 * Whoever comes has read his lists so long ago at most, ms. And what was seen is kept so long for him: a browser that opens another
 * page leaves and comes back, and what has gone meanwhile no look finds by itself.
 */
export const justNow = 15_000

/** Changes that are remembered for who comes back. */
const mostRemembered = 256

interface TypeWatch {
  sight: Sight | null
  failures: number
  /** Looks that are still due after a notice. */
  settling: readonly number[]
  timer?: NodeJS.Timeout | undefined
  flight?: AbortController | undefined
  /** Since when nobody listens, ms since 1970. */
  left?: number | undefined
}

/** Looks at what one project shows to people with the same roles, once for all of them, while anybody listens. */
export class ProjectWatch {
  readonly #notices: Notices
  readonly #listeners = new Map<Listener, string>()
  readonly #watches = new Map<WatchedType, TypeWatch>()
  /** Other watches' numbers mean nothing here. */
  readonly #name = randomUUID()
  readonly #untold = new Set<WatchedType>()
  #changes: Array<{ readonly number: number; readonly at: number; readonly types: readonly WatchedType[] }> = []
  #number = 0

  constructor(notices: Notices) {
    this.#notices = notices
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0
  }

  join(listener: Listener): void {
    this.#listeners.set(listener, '[]')
    this.#dropLeft()
    for (const type of listener.types) {
      const watch = this.#watches.get(type)
      if (!watch) this.#begin(type)
      else if (watch.left !== undefined) this.#resume(type, watch)
    }
    this.#announce()
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener)
    const wanted = new Set([...this.#listeners.keys()].flatMap(({ types }) => types))
    for (const [type, watch] of this.#watches) {
      if (wanted.has(type) || watch.left !== undefined) continue
      clearTimeout(watch.timer)
      watch.flight?.abort()
      watch.left = Date.now()
    }
    this.#dropLeft()
  }

  #dropLeft(): void {
    for (const [type, { left }] of this.#watches)
      if (left !== undefined && Date.now() - left > justNow) this.#watches.delete(type)
  }

  /** The types that have changed since a change; all of them when that is not known any more. */
  since(id: string, types: readonly WatchedType[]): readonly WatchedType[] {
    const number = id.startsWith(`${this.#name}.`) ? Number(id.slice(this.#name.length + 1)) : Number.NaN
    const oldest = this.#changes[0]?.number ?? this.#number + 1
    if (!(number >= oldest - 1 && number <= this.#number)) return types
    const changed = new Set(this.#changes.filter((change) => change.number > number).flatMap((change) => change.types))
    return types.filter((type) => changed.has(type))
  }

  /** The types that have changed while somebody who comes now may still have read his lists. */
  justChanged(types: readonly WatchedType[]): readonly WatchedType[] {
    const changed = new Set(
      this.#changes.filter(({ at }) => Date.now() - at < justNow).flatMap((change) => change.types),
    )
    return types.filter((type) => changed.has(type))
  }

  /** Where `since` begins for who listens from now on. */
  get position(): string {
    return `${this.#name}.${this.#number}`
  }

  /** The bus has told of a change in this project, or of what anybody may see. */
  notice(type: WatchedType): void {
    for (const changed of [type, shownIn[type]]) {
      if (!changed) continue
      if (this.#watches.has(changed)) this.#tell(changed)
      this.#lookSoon(changed)
      this.#lookSoon(`${changed}::Any`)
    }
  }

  /** The bus has told of a change in another project, which is told here if the token shows it. */
  noticeOfOthers(type: WatchedType): void {
    for (const changed of [type, shownIn[type]]) {
      if (!changed) continue
      if (showAll.has(watchedTypes[changed].service)) this.#lookSoon(changed)
      this.#lookSoon(`${changed}::Any`)
    }
  }

  /** One of its people has written: what came of it may be over before the next look. */
  written(): void {
    for (const [type, watch] of this.#watches) {
      if (this.#isTold(type) || watch.settling.length) continue
      watch.settling = writtenLooks
      this.#schedule(type, watch)
    }
  }

  /** The bus came or went: what it told meanwhile is not known. */
  noticesChanged(): void {
    for (const [type, watch] of this.#watches) {
      this.#tell(type)
      this.#schedule(type, watch)
    }
    this.#announce()
  }

  #lookSoon(name: string): void {
    const watch = isWatched(name) && this.#watches.get(name)
    if (!watch || watch.settling.length || watch.left !== undefined) return
    watch.settling = settlesSilently(name) ? settlingLooks : lookAfterNotice
    this.#schedule(name, watch)
  }

  #begin(type: WatchedType): void {
    const watch: TypeWatch = { sight: null, failures: 0, settling: [] }
    this.#watches.set(type, watch)
    this.#resume(type, watch)
  }

  #resume(type: WatchedType, watch: TypeWatch): void {
    watch.left = undefined
    watch.settling = []
    if (!this.#isTold(type)) void this.#look(type, watch)
  }

  /** The bus tells all there is to know: nothing is asked. */
  #isTold = (type: WatchedType): boolean =>
    this.#notices.cover(type) && !settlesSilently(type) && !watchedTypes[type].scope

  async #look(type: WatchedType, watch: TypeWatch): Promise<void> {
    const asker = [...this.#listeners.keys()].find(({ types }) => types.includes(type))
    if (!asker) return
    watch.flight?.abort()
    const flight = new AbortController()
    watch.flight = flight
    try {
      const { sight, changed } = await look(asker.services, type, watch.sight, flight.signal)
      if (flight.signal.aborted) return
      watch.sight = sight
      watch.failures = 0
      if (changed) this.#tell(type)
    } catch (error) {
      if (flight.signal.aborted) return
      if (error instanceof ServiceError && error.status === 401) {
        this.leave(asker)
        asker.refused()
        if (this.#watches.has(type)) await this.#look(type, watch)
        return
      }
      watch.failures += 1
    }
    this.#schedule(type, watch)
    this.#announce()
  }

  #schedule(type: WatchedType, watch: TypeWatch): void {
    clearTimeout(watch.timer)
    const wait = this.#waitOf(type, watch)
    if (wait === null || watch.left !== undefined) return
    watch.timer = setTimeout(() => {
      watch.settling = watch.settling.slice(1)
      void this.#look(type, watch)
    }, wait).unref()
  }

  #waitOf(type: WatchedType, { sight, failures, settling }: TypeWatch): number | null {
    if (failures > 0) return Math.min(pace.failing, pace.moving * 2 ** failures)
    const [next] = settling
    if (next !== undefined) return next
    // A failure is not told by every service.
    if (this.#notices.cover(type)) return sight?.moving.size ? pace.news : null
    if (sight?.moving.size) return pace.moving
    return watchedTypes[type].since ? pace.news : pace.all
  }

  /** What comes at once is told at once: one action makes half a dozen notices. */
  #tell(type: WatchedType): void {
    if (this.#untold.has(type)) return
    this.#untold.add(type)
    if (this.#untold.size === 1) setTimeout(() => this.#tellAll(), gatherMs).unref()
  }

  #tellAll(): void {
    const types = [...this.#untold]
    this.#untold.clear()
    this.#number += 1
    this.#changes.push({ number: this.#number, at: Date.now(), types })
    if (this.#changes.length > mostRemembered) this.#changes.shift()
    for (const listener of this.#listeners.keys()) {
      const own = listener.types.filter((type) => types.includes(type))
      if (own.length) listener.changed(own, this.position)
    }
  }

  /** Tells each listener whose watched types are others than it knows. A type that cannot be looked at is not watched. */
  #announce(): void {
    for (const [listener, known] of this.#listeners) {
      const types = listener.types.filter((type) => this.#isWatched(type))
      const text = JSON.stringify(types)
      if (text === known) continue
      this.#listeners.set(listener, text)
      listener.watched(types)
    }
  }

  #isWatched(type: WatchedType): boolean {
    const watch = this.#watches.get(type)
    return this.#isTold(type) || (watch !== undefined && watch.sight !== null && watch.failures === 0)
  }
}

/** Agents of the network change the state of things, and nobody is told. */
const settlesSilently = (type: WatchedType): boolean => watchedTypes[type].service === 'network'
