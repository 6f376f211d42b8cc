import type { Client } from '@stratus/api-client'
import { volumeServices } from '@stratus/api-client/rules'
import { atom, type ReadableAtom } from 'nanostores'
import { allowedSources, changeSourceType, initialSource } from './boot-sources.js'
import { launchDefaults } from './launch-defaults.js'
import { listLoaders, type LaunchFrame, type LaunchLists, type ListName } from './launch-lists.js'
import { newInstanceSpec, type NewInstanceSpec } from './launch-spec.js'
import { preselect, type LaunchContext } from './preselect.js'
import { visibleSteps } from './steps.js'

/** Everything the wizard shows of one opening. */
export interface LaunchState {
  /** Everything was asked for and answered; stays false when that failed (L-WIZ-07). */
  readonly initialized: boolean
  readonly frame: LaunchFrame
  readonly spec: NewInstanceSpec
  readonly lists: Partial<LaunchLists>
  /** Why a list is not there. */
  readonly failed: Readonly<Partial<Record<ListName, unknown>>>
}

export interface LaunchModel {
  /** Null until the first opening. */
  readonly state: ReadableAtom<LaunchState | null>
  /**
   * Starts afresh: everything typed and chosen before is gone, every list is asked for again.
   * @returns when the wizard can be shown; the lists come later. Rejects when the cloud says nothing about itself.
   */
  initialize(context?: LaunchContext): Promise<void>
  change(change: (spec: NewInstanceSpec) => NewInstanceSpec): void
  /** Asks for a list again. */
  reload(...lists: readonly ListName[]): void
  /** Resolves when no list is being waited for. */
  settled(): Promise<void>
}

type LaunchClient = Pick<Client, 'call' | 'settings' | 'serviceEnabled' | 'allowed'>

async function anyServed(client: LaunchClient, types: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(types.map((type) => client.serviceEnabled(type)))
  return answers.includes(true)
}

async function loadFrame(client: LaunchClient): Promise<LaunchFrame> {
  const params = { feature: 'instance_description' }
  const description = client.call('nova.features.get', { params, quiet: true }).catch(() => false)
  const [settings, networkService, volumeService] = await Promise.all([
    client.settings(),
    client.serviceEnabled('network'),
    anyServed(client, volumeServices),
  ])
  const defaults = launchDefaults(settings)
  const steps = await visibleSteps(defaults, client)
  return { defaults, networkService, volumeService, steps, description: await description }
}

function firstSpec({ defaults, volumeService }: LaunchFrame): NewInstanceSpec {
  const type = initialSource(allowedSources(defaults, volumeService), defaults.boot_source)
  const spec = newInstanceSpec(defaults)
  if (!type) return spec
  const { vol_delete_on_instance_delete } = spec
  return { ...changeSourceType(spec, type, volumeService), vol_delete_on_instance_delete }
}

/** The launch: what the cloud offers, and what the user makes of it. One for a page; each opening starts afresh. */
export function createLaunchModel(client: LaunchClient): LaunchModel {
  const state = atom<LaunchState | null>(null)
  let opening = 0
  let typesAskedIn = 0
  let context: LaunchContext = {}
  let running: Promise<unknown> = Promise.resolve()

  const set = (run: number, change: (before: LaunchState) => LaunchState): void => {
    const before = state.get()
    // An answer to an earlier opening is nobody's business.
    if (before && run === opening) state.set(change(before))
  }

  const load = async (run: number, frame: LaunchFrame, names: readonly ListName[]): Promise<void> => {
    const loaders = listLoaders(client, frame)
    await Promise.all(
      names.map(async (name) => {
        try {
          const list = await loaders[name]?.()
          if (list === undefined) return
          const arrived: Partial<LaunchLists> = { [name]: list }
          set(run, (before) => ({
            ...before,
            lists: { ...before.lists, ...arrived },
            spec: preselect(before.spec, arrived, frame, context),
          }))
        } catch (error) {
          set(run, (before) => ({ ...before, failed: { ...before.failed, [name]: error } }))
        }
      }),
    )
    set(run, (before) => ({ ...before, initialized: Object.keys(before.failed).length === 0 }))
  }

  /** Types matter only for a new volume, and asking what may be chosen makes older clouds complain. */
  const askForTypes = (): void => {
    const now = state.get()
    if (!now?.spec.vol_create || typesAskedIn === opening) return
    typesAskedIn = opening
    running = Promise.all([running, load(opening, now.frame, ['volumeTypes'])])
  }

  return {
    state,
    async initialize(next = {}) {
      const run = ++opening
      context = next
      const before = state.get()
      if (before) state.set({ ...before, initialized: false })
      const frame = await loadFrame(client)
      if (run !== opening) return
      state.set({ initialized: false, frame, spec: firstSpec(frame), lists: {}, failed: {} })
      const atOnce = (Object.keys(listLoaders(client, frame)) as ListName[]).filter((name) => name !== 'volumeTypes')
      running = load(run, frame, atOnce)
      askForTypes()
    },
    change(change) {
      set(opening, (before) => ({ ...before, spec: change(before.spec) }))
      askForTypes()
    },
    reload(...names) {
      const frame = state.get()?.frame
      if (!frame) return
      set(opening, (before) => ({
        ...before,
        failed: Object.fromEntries(Object.entries(before.failed).filter(([name]) => !names.includes(name as ListName))),
      }))
      running = load(opening, frame, names)
    },
    settled: async () => void (await running),
  }
}
