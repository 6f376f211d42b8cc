import { t, tn } from '@stratus/widgets'
import type { LaunchFrame, LaunchLists, ListName } from './launch-lists.js'
import type { NewInstanceSpec } from './launch-spec.js'
import {
  beginWish,
  fulfil,
  listsOfWish,
  wantedOf,
  wishLists,
  wishOf,
  type LaunchWish,
  type Wanted,
} from './launch-wish.js'

type Trees = Pick<NewInstanceSpec, 'metadata' | 'scheduler_hints'>

/** What an open launch knows of a draft or of JSON that it was given. */
export interface Wishes {
  readonly wish: LaunchWish | null
  /** Lists of it that are not there yet. */
  readonly awaited: ReadonlySet<ListName>
  /** What could not be taken over, in sentences. */
  readonly leftOut: readonly string[]
  /** With what the metadata trees begin. */
  readonly trees: Trees
  /** How it was before; null: nothing can be undone. */
  readonly before: {
    readonly spec: NewInstanceSpec
    readonly trees: Trees
    readonly touched: boolean
    /** Those that were there. */
    readonly lists: Partial<LaunchLists>
  } | null
}

export const noWishes: Wishes = {
  wish: null,
  awaited: new Set(),
  leftOut: [],
  trees: { metadata: {}, scheduler_hints: {} },
  before: null,
}

interface Launch extends Wishes {
  readonly spec: NewInstanceSpec
  readonly frame: LaunchFrame
  readonly lists: Partial<LaunchLists>
  readonly touched: boolean
}

/** @texts Names of what can be chosen. */
const parts: Readonly<Partial<Record<ListName, string>>> = {
  zones: 'Availability Zone',
  flavors: 'Flavor',
  images: 'Source',
  volumes: 'Source',
  volumeSnapshots: 'Source',
  networks: 'Networks',
  ports: 'Network Ports',
  securityGroups: 'Security Groups',
  keypairs: 'Key Pair',
  serverGroups: 'Server Groups',
  volumeTypes: 'Volume Type',
}

function missingText(part: string, missing: readonly Pick<Wanted, 'name'>[]): string[] {
  if (missing.length === 0) return []
  const names = missing.map(({ name }) => name).join(', ')
  const [one, many] = [
    '{part}: {names} is not available and was left out.',
    '{part}: {names} are not available and were left out.',
  ] as const
  return [tn(one, many, missing.length, { part: t(part), names })]
}

/** The wish without fields that this cloud does not show: nothing is sent that nobody sees. */
function shownIn({ defaults, description }: LaunchFrame, wish: LaunchWish): { wish: LaunchWish; leftOut: string[] } {
  const { fields } = wish
  const keys = (values: Readonly<Record<string, string>> = {}) => Object.keys(values).map((name) => ({ name }))
  const hidden = [
    ['description', 'Description', description, fields.description ? [{ name: fields.description }] : []],
    ['metadata', 'Metadata', defaults.enable_metadata, keys(fields.metadata)],
    ['scheduler_hints', 'Scheduler Hints', defaults.enable_scheduler_hints, keys(fields.scheduler_hints)],
  ] as const
  const gone = hidden.filter(([, , shown]) => !shown)
  const kept = Object.entries(fields).filter(([field]) => !gone.some(([name]) => name === field))
  return {
    wish: { ...wish, fields: Object.fromEntries(kept) },
    leftOut: gone.flatMap(([, title, , names]) => missingText(title, names)),
  }
}

/**
 * The launch with a wish taken over: what its lists offer is chosen, what they do not is named.
 * @param offered whether the cloud has a list at all
 */
export function takeWish(launch: Launch, asked: LaunchWish, offered: (list: ListName) => boolean): Launch {
  const { wish, leftOut } = shownIn(launch.frame, asked)
  const waiting = [...listsOfWish(wish)]
  const without = waiting.filter((list) => launch.lists[list] === undefined && !offered(list))
  const spec = beginWish(launch.spec, wish, launch.frame)
  const begun: Launch = {
    ...launch,
    spec,
    wish,
    awaited: new Set(waiting.filter((list) => !without.includes(list))),
    leftOut: [...leftOut, ...without.flatMap((list) => missingText(parts[list] ?? list, wantedOf(wish, list)))],
    trees: { ...launch.trees, ...treesOf(wish) },
    before: { spec: launch.spec, trees: launch.trees, touched: launch.touched, lists: launch.lists },
    touched: true,
  }
  const there = waiting.filter((list) => launch.lists[list] !== undefined)
  return there.reduce((next, list) => ({ ...next, ...arrived(next, list) }), begun)
}

function treesOf({ fields: { metadata, scheduler_hints } }: LaunchWish): Partial<Trees> {
  return { ...(metadata && { metadata }), ...(scheduler_hints && { scheduler_hints }) }
}

/** What changes when a list that was waited for is there; null: nobody has. */
export function arrived(launch: Launch, list: ListName): Pick<Launch, 'spec' | 'awaited' | 'leftOut'> | null {
  const { wish, awaited, spec, lists, frame, leftOut } = launch
  const done = wish && awaited.has(list) ? fulfil(spec, wish, list, lists, frame.volumeService) : undefined
  if (!done) return null
  const fewer =
    done.fewer === undefined ? [] : [t('Count: the quota leaves no more than {count}.', { count: done.fewer })]
  return {
    spec: done.spec,
    awaited: new Set([...awaited].filter((other) => other !== list)),
    leftOut: [...leftOut, ...missingText(parts[list] ?? list, done.missing), ...fewer],
  }
}

/** What is kept of an open launch: what has not been found yet is still wanted. */
export function draftOf({ spec, wish, awaited }: Pick<Launch, 'spec' | 'wish' | 'awaited'>): LaunchWish {
  const now = wishOf(spec)
  if (!wish || awaited.size === 0) return now
  const open = wishLists.filter((list) => awaited.has(list)).map((list) => [list, wish.choices[list]] as const)
  const sourceOpen = ['images', 'volumes', 'volumeSnapshots'].some((list) => awaited.has(list as ListName))
  return {
    ...now,
    source: sourceOpen ? wish.source : now.source,
    choices: { ...now.choices, ...Object.fromEntries(open) },
  }
}
