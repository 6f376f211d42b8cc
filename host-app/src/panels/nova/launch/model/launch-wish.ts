import { allowedSources, changeSourceType } from './boot-sources.js'
import type { LaunchFrame, LaunchLists, ListName } from './launch-lists.js'
import { maxInstanceCount } from './launch-quotas.js'
import type { NewInstanceSpec, Source, SourceType } from './launch-spec.js'
import { withSource } from './preselect.js'

/** Something to be chosen as soon as its list is there. */
export interface Wanted {
  readonly id: string
  /** What it is called when it is not there. */
  readonly name: string
}

/** Fields that say everything themselves. */
export type PlainFields = Pick<
  NewInstanceSpec,
  | 'name'
  | 'description'
  | 'instance_count'
  | 'config_drive'
  | 'disk_config'
  | 'vol_create'
  | 'vol_delete_on_instance_delete'
  | 'vol_size'
  | 'scheduler_hints'
  | 'metadata'
>

/** Lists of which a wish names things, with the field where they are chosen. */
const chosenIn = {
  zones: 'availability_zone',
  flavors: 'flavor',
  networks: 'networks',
  ports: 'ports',
  securityGroups: 'security_groups',
  keypairs: 'key_pair',
  serverGroups: 'server_groups',
  volumeTypes: 'vol_type',
} as const satisfies Partial<Record<ListName, keyof NewInstanceSpec>>

export type WishList = keyof typeof chosenIn
export const wishLists = Object.keys(chosenIn) as WishList[]

/** The lists with one choice at the most. */
const single: ReadonlySet<WishList> = new Set<WishList>(['zones', 'flavors', 'keypairs', 'serverGroups', 'volumeTypes'])
/** The fields that hold their choice itself. */
const bare: ReadonlySet<WishList> = new Set<WishList>(['zones', 'flavors', 'volumeTypes'])

/** A launch as it is written down: a draft, or JSON. What it does not name stays as it is. Nothing in it is secret. */
export interface LaunchWish {
  readonly fields: Partial<PlainFields>
  /** The kinds of source among which it is looked for, and which. */
  readonly source: { readonly types: readonly SourceType[]; readonly wanted: readonly Wanted[] } | null
  readonly choices: Readonly<Partial<Record<WishList, readonly Wanted[]>>>
}

/** What was typed for an instance that came to nothing. */
export interface TypedLaunch {
  readonly wish: LaunchWish
  /** What is not in it, in sentences. */
  readonly leftOut: readonly string[]
}

type Named = Readonly<{ id: string; name?: string | null }>
const wanted = ({ id, name }: Named): Wanted => ({ id, name: name || id })

/** What somebody has typed and chosen, without the admin password and the customization script. */
export function wishOf(spec: NewInstanceSpec): LaunchWish {
  const { source_type, source, availability_zone, flavor, networks, ports, security_groups, key_pair } = spec
  const { name, description, instance_count, config_drive, disk_config } = spec
  const { vol_create, vol_delete_on_instance_delete, vol_size, vol_type, scheduler_hints, metadata } = spec
  const volume = { vol_create, vol_delete_on_instance_delete, vol_size }
  return {
    fields: { name, description, instance_count, config_drive, disk_config, ...volume, scheduler_hints, metadata },
    source: source_type ? { types: [source_type], wanted: source.map(wanted) } : null,
    choices: {
      zones: availability_zone === null ? [] : [{ id: availability_zone, name: availability_zone }],
      flavors: flavor ? [wanted(flavor)] : [],
      networks: networks.map(wanted),
      ports: ports.map(wanted),
      securityGroups: security_groups.map(wanted),
      keypairs: key_pair.map(({ name: key }) => ({ id: key, name: key })),
      serverGroups: spec.server_groups.map(wanted),
      volumeTypes: vol_type?.name ? [{ id: vol_type.name, name: vol_type.name }] : [],
    },
  }
}

/** What a list offers under the ids of a wish: zones, key pairs and volume types go by their names. */
function offeredBy(list: WishList, lists: Partial<LaunchLists>): ReadonlyMap<string, unknown> | undefined {
  const byId = (items: readonly Named[] | undefined) => items && new Map(items.map((item) => [item.id, item]))
  const byName = (items: readonly { readonly name: string | null }[] | undefined) =>
    items && new Map(items.map((item) => [item.name ?? '', item]))
  switch (list) {
    case 'zones':
      // Of several, any may be taken.
      return (
        lists.zones && new Map([...(lists.zones.length > 1 ? [''] : []), ...lists.zones].map((zone) => [zone, zone]))
      )
    case 'keypairs':
      return byName(lists.keypairs)
    case 'volumeTypes':
      return lists.volumeTypes && byName(lists.volumeTypes.choosable ? lists.volumeTypes.types : [])
    default:
      return byId(lists[list])
  }
}

const sourceLists: Readonly<Record<SourceType, ListName>> = {
  image: 'images',
  snapshot: 'images',
  volume: 'volumes',
  volume_snapshot: 'volumeSnapshots',
}

function sourcesOf(type: SourceType, { images, volumes, volumeSnapshots }: Partial<LaunchLists>): readonly Source[] {
  const of = { image: images?.images, snapshot: images?.snapshots, volume: volumes, volume_snapshot: volumeSnapshots }
  return of[type] ?? []
}

/** The lists that a wish waits for. Limits are among them: they may have become too small. */
export function listsOfWish({ source, choices, fields }: LaunchWish): ReadonlySet<ListName> {
  const sources = source && source.wanted.length > 0 ? source.types.map((type) => sourceLists[type]) : []
  const count: ListName[] = (fields.instance_count ?? 1) > 1 ? ['limits'] : []
  return new Set<ListName>([...wishLists.filter((list) => choices[list] !== undefined), ...sources, ...count])
}

/** What a wish names of a list. */
export function wantedOf({ source, choices }: LaunchWish, list: ListName): readonly Wanted[] {
  if (list in chosenIn) return choices[list as WishList] ?? []
  return source?.types.some((type) => sourceLists[type] === list) ? source.wanted : []
}

/** The launch after a wish, as far as it is of no list: those are left to `fulfil`. */
export function beginWish(
  spec: NewInstanceSpec,
  { fields, source, choices }: LaunchWish,
  frame: LaunchFrame,
): NewInstanceSpec {
  const allowed = allowedSources(frame.defaults, frame.volumeService)
  const type = source?.types.find((each) => allowed.includes(each))
  const turned = type ? { ...changeSourceType(spec, type, frame.volumeService), source: [] } : spec
  const { vol_create, ...others } = fields
  const plain = { ...turned, ...others, ...(vol_create !== undefined && frame.volumeService && { vol_create }) }
  return wishLists.reduce((next, list) => (choices[list] ? withChoice(next, list, []) : next), plain)
}

function withChoice(spec: NewInstanceSpec, list: WishList, chosen: readonly unknown[]): NewInstanceSpec {
  return { ...spec, [chosenIn[list]]: bare.has(list) ? (chosen[0] ?? null) : chosen }
}

export interface Fulfilled {
  readonly spec: NewInstanceSpec
  /** What the list has not. */
  readonly missing: readonly Wanted[]
  /** The number of instances that the quota leaves, where more were wanted. */
  readonly fewer?: number
}

/** Chooses what a wish names of a list that is there; undefined: the list has no part in it. */
export function fulfil(
  spec: NewInstanceSpec,
  wish: LaunchWish,
  list: ListName,
  lists: Partial<LaunchLists>,
  volumeService: boolean,
): Fulfilled | undefined {
  if (!listsOfWish(wish).has(list)) return undefined
  if (list === 'limits') {
    const most = maxInstanceCount(lists.limits ?? null)
    const count = wish.fields.instance_count ?? 1
    return most === null || count <= most
      ? { spec, missing: [] }
      : { spec: { ...spec, instance_count: most }, missing: [], fewer: most }
  }
  if (list in chosenIn) return fulfilList(spec, wish, list as WishList, lists)
  const { types = [], wanted: [named] = [] } = wish.source ?? {}
  for (const type of types) {
    const found = sourcesOf(type, lists).find(({ id }) => id === named?.id)
    if (found) return { spec: withVolume(withSource(spec, type, [found], volumeService), wish), missing: [] }
  }
  return { spec, missing: named ? [named] : [] }
}

function fulfilList(spec: NewInstanceSpec, wish: LaunchWish, list: WishList, lists: Partial<LaunchLists>): Fulfilled {
  const names = wish.choices[list] ?? []
  const offered = offeredBy(list, lists)
  const chosen = names.flatMap(({ id }) => offered?.get(id) ?? [])
  return {
    spec: withChoice(spec, list, single.has(list) ? chosen.slice(0, 1) : chosen),
    missing: names.filter(({ id, name }) => name !== '' && !offered?.has(id)),
  }
}

/** Another source would have dropped what was chosen of its volume. */
function withVolume(spec: NewInstanceSpec, { fields }: LaunchWish): NewInstanceSpec {
  const { vol_create = spec.vol_create, vol_delete_on_instance_delete: goes } = fields
  const size = Math.max(spec.vol_size ?? 0, fields.vol_size ?? 0) || spec.vol_size
  return {
    ...spec,
    vol_create,
    vol_size: size,
    vol_delete_on_instance_delete: goes ?? spec.vol_delete_on_instance_delete,
  }
}
