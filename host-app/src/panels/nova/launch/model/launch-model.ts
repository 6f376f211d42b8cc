import type { Client } from '@stratus/api-client'
import { volumeServices } from '@stratus/api-client/rules'
import { atom, type ReadableAtom } from 'nanostores'
import { allowedSources, changeSourceType, initialSource } from './boot-sources.js'
import { launchDefaults } from './launch-defaults.js'
import { listLoaders, listsAtOnce, type LaunchFrame, type LaunchLists, type ListName } from './launch-lists.js'
import { neededLists } from './needed-lists.js'
import { newInstanceSpec, type NewInstanceSpec } from './launch-spec.js'
import { wishOf, type LaunchWish, type TypedLaunch } from './launch-wish.js'
import type { LaunchContext } from './opened-from.js'
import { nextName, preselect } from './preselect.js'
import { atOnce, needsPolicy, visibleSteps } from './steps.js'
import { arrived, noWishes, takeWish, type Wishes } from './take-wish.js'

/** Everything the wizard shows of one opening. */
export interface LaunchState extends Wishes {
  /** Everything that was asked for has been answered; stays false when that failed (L-WIZ-07). */
  readonly initialized: boolean
  readonly frame: LaunchFrame
  readonly spec: NewInstanceSpec
  readonly lists: Partial<LaunchLists>
  /** Why a list is not there. */
  readonly failed: Readonly<Partial<Record<ListName, unknown>>>
  /** Lists that the cloud has not answered for a while; it may yet. */
  readonly slow: ReadonlySet<ListName>
  /** Lists that were read again after a refusal: what is chosen and not in them is gone. */
  readonly checked: ReadonlySet<ListName>
  /** Somebody has typed or chosen something. */
  readonly touched: boolean
}

export interface LaunchModel {
  /** Null until the first opening. */
  readonly state: ReadableAtom<LaunchState | null>
  /**
   * Starts afresh: everything typed and chosen before is gone, every list is asked for again.
   * @returns when the wizard can be shown; the lists come later. Rejects when the cloud says nothing about itself.
   */
  initialize(context?: LaunchContext, typed?: TypedLaunch): Promise<void>
  change(change: (spec: NewInstanceSpec) => NewInstanceSpec): void
  /**
   * Takes over a draft, or JSON: what it does not name stays.
   * @param refused what was left out of it before, in sentences
   */
  take(wish: LaunchWish, refused?: readonly string[]): void
  /** As it was before something was taken over, as long as nothing was typed since. */
  undo(): void
  /** A list is looked at: asks for it, unless it was asked for before. */
  want(list: ListName): void
  /** Asks for a list again. */
  reload(...lists: readonly ListName[]): void
  /** The launch was refused: asks again for lists that it may have been about. */
  recheck(...lists: readonly ListName[]): void
  /** Resolves when no list is being waited for. */
  settled(): Promise<void>
}

type LaunchClient = Pick<Client, 'call' | 'settings' | 'serviceEnabled' | 'allowed'>

async function anyServed(client: LaunchClient, types: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(types.map((type) => client.serviceEnabled(type)))
  return answers.includes(true)
}

/** What the wizard cannot be shown without. */
async function loadFrame(client: LaunchClient): Promise<LaunchFrame> {
  const [settings, networkService, volumeService] = await Promise.all([
    client.settings(),
    client.serviceEnabled('network'),
    anyServed(client, volumeServices),
  ])
  const defaults = launchDefaults(settings)
  const steps = await visibleSteps(defaults, client, atOnce)
  return { defaults, networkService, volumeService, steps, description: false }
}

/** What may come while the wizard is open already. None rejects: what cannot be asked is left out. */
function lateParts(client: LaunchClient, { defaults, steps }: LaunchFrame): readonly Promise<Partial<LaunchFrame>>[] {
  const params = { feature: 'instance_description' }
  return [
    client.call('nova.features.get', { params, quiet: true }).then(
      (description) => ({ description }),
      () => ({}),
    ),
    visibleSteps(defaults, client, needsPolicy).then((more) => ({ steps: new Set([...steps, ...more]) })),
  ]
}

/** Runs something later, unless the answer is called. */
export type Later = (ms: number, run: () => void) => () => void

const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Until a list that has not come is said to be slow, and until the wizard opens without the answers it can do without. */
const patience = { list: 10_000, opening: 1000 } as const

function firstSpec({ defaults, volumeService }: LaunchFrame, { like }: LaunchContext): NewInstanceSpec {
  const type = initialSource(allowedSources(defaults, volumeService), defaults.boot_source)
  const spec = { ...newInstanceSpec(defaults), name: like?.name ? nextName(like.name) : null }
  if (!type) return spec
  const { vol_delete_on_instance_delete } = spec
  return { ...changeSourceType(spec, type, volumeService), vol_delete_on_instance_delete }
}

/** The launch: what the cloud offers, and what the user makes of it. One for a page; each opening starts afresh. */
export function createLaunchModel(client: LaunchClient, after: Later = later): LaunchModel {
  const state = atom<LaunchState | null>(null)
  /** The request of each list that counts. */
  const asked = new Map<ListName, AbortController>()
  let opening = 0
  let context: LaunchContext = {}
  let running: Promise<unknown> = Promise.resolve()

  const set = (run: number, change: (before: LaunchState) => Partial<LaunchState>): void => {
    const before = state.get()
    // An answer to an earlier opening is nobody's business.
    if (before && run === opening) state.set({ ...before, ...change(before) })
  }

  const loadOne = async (run: number, frame: LaunchFrame, name: ListName, refused: boolean): Promise<void> => {
    asked.get(name)?.abort()
    const request = new AbortController()
    asked.set(name, request)
    const { signal } = request
    const notSlow = ({ slow }: LaunchState) => new Set([...slow].filter((other) => other !== name))
    const callOff = after(patience.list, () => set(run, ({ slow }) => ({ slow: new Set([...slow, name]) })))
    try {
      const list = await listLoaders(client, frame, signal)[name]?.()
      if (list === undefined || signal.aborted) return
      const answer: Partial<LaunchLists> = { [name]: list }
      set(run, (before) => ({
        ...(refused && { checked: new Set([...before.checked, name]) }),
        lists: { ...before.lists, ...answer },
        slow: notSlow(before),
        ...withList(before, answer, name),
      }))
    } catch (error) {
      if (!signal.aborted)
        set(run, (before) => ({ failed: { ...before.failed, [name]: error }, slow: notSlow(before) }))
    } finally {
      callOff()
    }
  }

  /** What was wanted of a list is chosen, else what suggests itself. */
  const withList = (before: LaunchState, list: Partial<LaunchLists>, name: ListName): Partial<LaunchState> => {
    const taken = arrived({ ...before, lists: { ...before.lists, ...list } }, name)
    if (taken && name !== 'zones') return taken
    return { ...taken, spec: preselect(taken?.spec ?? before.spec, list, before.frame, context) }
  }

  const load = async (run: number, frame: LaunchFrame, names: readonly ListName[], refused = false): Promise<void> => {
    await Promise.all(names.map((name) => loadOne(run, frame, name, refused)))
    set(run, ({ lists }) => ({ initialized: [...asked.keys()].every((name) => lists[name] !== undefined) }))
  }

  const ask = (run: number, names: readonly ListName[]): void => {
    const frame = state.get()?.frame
    if (run !== opening || !frame) return
    const loaders = listLoaders(client, frame)
    const open = names.filter((name) => loaders[name] && !asked.has(name))
    if (open.length > 0) running = Promise.all([running, load(run, frame, open)])
  }

  /** Asks for what has come to matter. */
  const askForNeeded = (): void => {
    const now = state.get()
    if (now) ask(opening, neededLists(now, context))
  }

  const join = async (run: number, part: Promise<Partial<LaunchFrame>>): Promise<void> => {
    const late = await part
    set(run, ({ frame }) => ({ frame: { ...frame, ...late } }))
    if (run === opening) askForNeeded()
  }

  /** The rest of the frame, as far as it comes in time; what is late joins the open wizard. */
  const completed = async (run: number, frame: LaunchFrame): Promise<LaunchFrame> => {
    let callOff: () => void = () => undefined
    const late = new Promise<null>((resolve) => (callOff = after(patience.opening, () => resolve(null))))
    const parts = lateParts(client, frame)
    const inTime = await Promise.all(parts.map((part) => Promise.race([part, late])))
    callOff()
    for (const [index, part] of parts.entries()) if (inTime[index] === null) void join(run, part)
    return Object.assign({ ...frame }, ...inTime) as LaunchFrame
  }

  const again = (names: readonly ListName[], refused: boolean): void => {
    const frame = state.get()?.frame
    if (!frame) return
    const rests = (name: string) => !names.includes(name as ListName)
    set(opening, ({ failed, slow, checked }) => ({
      failed: Object.fromEntries(Object.entries(failed).filter(([name]) => rests(name))),
      slow: new Set([...slow].filter(rests)),
      checked: new Set([...checked].filter(rests)),
    }))
    running = load(opening, frame, names, refused)
  }

  const take = (wish: LaunchWish, refused: readonly string[] = []): void => {
    set(opening, (launch) => {
      const loaders = listLoaders(client, launch.frame)
      // Whether there are server groups may be told late.
      const taken = takeWish(launch, wish, (list) => list === 'serverGroups' || loaders[list] !== null)
      return { ...taken, leftOut: [...refused, ...taken.leftOut] }
    })
    askForNeeded()
  }

  return {
    state,
    async initialize(next = {}, typed) {
      const run = ++opening
      context = next
      set(run, () => ({ initialized: false }))
      for (const request of asked.values()) request.abort()
      asked.clear()
      const frame = await completed(run, await loadFrame(client))
      if (run !== opening) return
      state.set({
        initialized: false,
        frame,
        spec: firstSpec(frame, context),
        lists: {},
        failed: {},
        slow: new Set(),
        checked: new Set(),
        touched: false,
        ...noWishes,
      })
      running = Promise.resolve()
      ask(run, listsAtOnce)
      askForNeeded()
      if (typed) take(typed.wish, typed.leftOut)
    },
    change(change) {
      set(opening, ({ spec, touched, before }) => {
        const next = change(spec)
        const same = JSON.stringify(wishOf(next)) === JSON.stringify(wishOf(spec))
        return { spec: next, touched: touched || !same, before: same ? before : null }
      })
      askForNeeded()
    },
    take,
    undo() {
      set(opening, ({ before, lists, frame }) => {
        if (!before) return {}
        const { spec, trees, touched } = before
        // What has come since suggests itself, as it would have.
        const since = Object.fromEntries(Object.entries(lists).filter(([name]) => !Object.hasOwn(before.lists, name)))
        return { ...noWishes, trees, touched, spec: preselect(spec, since, frame, context) }
      })
    },
    want: (list) => ask(opening, [list]),
    reload: (...names) => again(names, false),
    recheck: (...names) => again(names, true),
    settled: async () => void (await running),
  }
}
