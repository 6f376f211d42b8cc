import { isTooLong } from '../../../forms/text-limits.js'

/** What a new volume is made of. */
export type VolumeSource = 'none' | 'image' | 'snapshot' | 'volume'

/** Something a volume can be made of, with the size (GiB) that it needs at least. */
export interface SourceChoice {
  readonly value: string
  readonly label: string
  readonly size: number
}

export type SourceChoices = Readonly<Record<Exclude<VolumeSource, 'none'>, readonly SourceChoice[]>>

/** What the form holds, as typed. */
export interface VolumeDraft {
  readonly name: string
  readonly description: string
  readonly source: VolumeSource
  /** Id of the image, snapshot or volume. */
  readonly sourceId: string
  readonly type: string
  /** In GiB. */
  readonly size: string
  readonly zone: string
}

export const newVolume: VolumeDraft = {
  name: '',
  description: '',
  source: 'none',
  sourceId: '',
  type: '',
  size: '1',
  zone: '',
}

/** English, keys of their translations; those without anything to choose are not offered. */
export const sourceLabels: Readonly<Record<VolumeSource, string>> = {
  none: 'No source, empty volume',
  snapshot: 'Snapshot',
  image: 'Image',
  volume: 'Volume',
}

export function offeredSources(choices: SourceChoices): VolumeSource[] {
  return ['none', ...(['snapshot', 'image', 'volume'] as const).filter((source) => choices[source].length > 0)]
}

/** The chosen source; null for an empty volume, and while none is chosen. */
function chosenSource({ source, sourceId }: VolumeDraft, choices: SourceChoices): SourceChoice | null {
  if (source === 'none') return null
  return choices[source].find(({ value }) => value === sourceId) ?? null
}

/** Snapshots and volumes bring type and zone with them. */
export const choosesType = ({ source }: VolumeDraft) => source === 'none' || source === 'image'

/** Another source wants at least its own size; a larger one that was typed stays. */
export function withSource(draft: VolumeDraft, change: Partial<VolumeDraft>, choices: SourceChoices): VolumeDraft {
  const next = { ...draft, ...change }
  const needs = chosenSource(next, choices)?.size ?? 1
  return typedSize(next.size) !== null && Number(next.size) >= needs ? next : { ...next, size: String(needs) }
}

/** What was typed before, with what is offered now: a type, zone or kind of source that is gone is as in `now`. */
export function offeredDraft(
  typed: VolumeDraft,
  now: VolumeDraft,
  {
    choices,
    types,
    zones,
  }: {
    readonly choices: SourceChoices
    readonly types: readonly { readonly id: string; readonly name: string | null }[]
    readonly zones: { readonly choices: readonly { readonly value: string }[] }
  },
): VolumeDraft {
  const { source, sourceId } = typed
  const isOffered = offeredSources(choices).includes(source)
  return withSource(
    typed,
    {
      source: isOffered ? source : 'none',
      sourceId:
        isOffered && source !== 'none' && choices[source].some(({ value }) => value === sourceId) ? sourceId : '',
      type: types.some(({ name, id }) => (name ?? id) === typed.type) ? typed.type : now.type,
      zone: zones.choices.some(({ value }) => value === typed.zone) ? typed.zone : now.zone,
    },
    choices,
  )
}

function typedSize(size: string): number | null {
  return /^\d+$/.test(size.trim()) && Number(size) > 0 ? Number(size) : null
}

/** What the project may use and uses, in GiB. Unlimited is `Infinity`, unknown is null. */
export interface VolumeLimits {
  readonly maxTotalVolumeGigabytes: number | null
  readonly totalGigabytesUsed: number | null
  readonly maxTotalVolumes: number | null
  readonly totalVolumesUsed: number | null
}

const left = (max: number | null, used: number | null) => (max === null || used === null ? Infinity : max - used)

function sizeError(draft: VolumeDraft, needs: number, limits: VolumeLimits): string | null {
  const size = typedSize(draft.size)
  if (size === null) return 'Volume size is required and must be positive integer'
  if (size < needs) return 'The volume is smaller than its source.'
  if (size > left(limits.maxTotalVolumeGigabytes, limits.totalGigabytesUsed))
    return 'The volume size exceeds what your quota leaves.'
  return left(limits.maxTotalVolumes, limits.totalVolumesUsed) < 1 ? 'Your quota leaves no further volume.' : null
}

export type VolumeErrors = Partial<Record<'name' | 'description' | 'sourceId' | 'size', string>>

/** Messages by field; an empty object may be sent. English, keys of their translations. Unknown limits are not checked. */
export function volumeErrors(draft: VolumeDraft, choices: SourceChoices, limits: VolumeLimits): VolumeErrors {
  const source = chosenSource(draft, choices)
  const size = sizeError(draft, source?.size ?? 1, limits)
  return {
    ...(isTooLong(draft.name) && { name: 'A volume name less than 256 characters is required.' }),
    ...(isTooLong(draft.description) && { description: 'A description less than 256 characters is required.' }),
    ...(draft.source !== 'none' && !source && { sourceId: 'A source is required.' }),
    ...(size && { size }),
  }
}

/** The body of the create call: the server wants every key, null where there is nothing. */
export function volumeToCreate(draft: VolumeDraft) {
  const id = (source: VolumeSource) => (draft.source === source ? draft.sourceId : null)
  const own = choosesType(draft)
  return {
    size: Number(draft.size),
    name: draft.name.trim(),
    description: draft.description,
    volume_type: (own && draft.type) || null,
    availability_zone: (own && draft.zone) || null,
    metadata: {},
    image_id: id('image'),
    snapshot_id: id('snapshot'),
    source_volid: id('volume'),
  }
}
