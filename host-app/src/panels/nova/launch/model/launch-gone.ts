import { ApiError, type ErrorCode } from '@stratus/api-client'
import { tn } from '@stratus/widgets'
import type { LaunchFrame, LaunchLists, ListName } from './launch-lists.js'
import type { NewInstanceSpec, SourceType } from './launch-spec.js'
import type { StepId } from './steps.js'

interface Choice {
  readonly id: string
  readonly name?: string | null
}

const sourceLists: Readonly<Record<SourceType, ListName>> = {
  image: 'images',
  snapshot: 'images',
  volume: 'volumes',
  volume_snapshot: 'volumeSnapshots',
}

/** Lists in which one chooses, by step. */
const listsOf: Readonly<Partial<Record<StepId, readonly ListName[]>>> = {
  source: ['images', 'volumes', 'volumeSnapshots'],
  flavor: ['flavors'],
  networks: ['networks'],
  ports: ['ports'],
  secgroups: ['securityGroups'],
  keypair: ['keypairs'],
  servergroups: ['serverGroups'],
}

/** What is chosen, with the list it is from. */
function choicesOf(spec: NewInstanceSpec): readonly (readonly [ListName, readonly Choice[]])[] {
  const all: readonly (readonly [ListName, readonly Choice[]])[] = [
    ...(spec.source_type ? [[sourceLists[spec.source_type], spec.source] as const] : []),
    ['flavors', spec.flavor ? [spec.flavor] : []],
    ['networks', spec.networks],
    ['ports', spec.ports],
    ['securityGroups', spec.security_groups],
    ['keypairs', spec.key_pair],
    ['serverGroups', spec.server_groups],
  ]
  return all.filter(([, choices]) => choices.length > 0)
}

/** Refusals that may be about something chosen: the compute service says 400 where another would say 404. */
const aboutChoices: ReadonlySet<ErrorCode> = new Set(['bad-request', 'not-found', 'conflict'])

/** The lists to read again after a refused launch: what others have used meanwhile, or taken away, is often the reason. */
export function concernedLists(
  error: unknown,
  spec: NewInstanceSpec,
  { volumeService }: Pick<LaunchFrame, 'volumeService'>,
): ListName[] {
  const limits: ListName[] = volumeService ? ['limits', 'volumeLimits'] : ['limits']
  if (!(error instanceof ApiError && aboutChoices.has(error.code))) return limits
  return [...limits, ...choicesOf(spec).map(([list]) => list)]
}

function idsOf(list: ListName, lists: Partial<LaunchLists>): ReadonlySet<string> | undefined {
  const found = list === 'images' && lists.images ? [...lists.images.images, ...lists.images.snapshots] : lists[list]
  return Array.isArray(found) ? new Set((found as readonly Choice[]).map(({ id }) => id)) : undefined
}

/** By list, what was chosen from it and is not in it any more, in words. */
export type GoneChoices = Readonly<Partial<Record<ListName, string>>>

/** @param checked lists that were read again after a refusal */
export function goneChoices(
  spec: NewInstanceSpec,
  lists: Partial<LaunchLists>,
  checked: ReadonlySet<ListName>,
): GoneChoices {
  const gone = choicesOf(spec).flatMap(([list, choices]) => {
    const ids = checked.has(list) ? idsOf(list, lists) : undefined
    const names = ids ? choices.filter(({ id }) => !ids.has(id)).map(({ id, name }) => name || id) : []
    if (names.length === 0) return []
    const text = tn(
      '{names} is no longer available. Select another.',
      '{names} are no longer available. Select others.',
      names.length,
      { names: names.join(', ') },
    )
    return [[list, text] as const]
  })
  return Object.fromEntries(gone)
}

/** In how many lists of a step something chosen is gone. */
export function goneIn(step: StepId, gone: GoneChoices): number {
  return (listsOf[step] ?? []).filter((list) => gone[list] !== undefined).length
}
