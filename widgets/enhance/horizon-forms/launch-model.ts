/** The arithmetic of Horizon's launch form (C-LAUNCH-01 to 07). Sizes of disks and images in GiB, memory in MiB, as its page has them. */

export interface LaunchFlavor {
  readonly id: string
  readonly name: string
  readonly vcpus: number
  readonly disk: number
  readonly ram: number
  readonly 'OS-FLV-EXT-DATA:ephemeral'?: number
}

/** An image or an instance snapshot. */
export interface LaunchImage {
  readonly id: string
  readonly min_disk: number
  readonly min_ram: number
  readonly size: number
}

function records(data: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> {
  const list = Array.isArray(data) ? (data as readonly unknown[]) : []
  return list.filter((each): each is Readonly<Record<string, unknown>> => typeof each === 'object' && each !== null)
}

/** A number, also where the page wrote it as a text; 0 where there is none. */
function amount(value: unknown): number {
  const number = Number(value ?? 0)
  return Number.isFinite(number) ? number : 0
}

/** The flavors in what a script handed over (C-LAUNCH-03). */
export function launchFlavors(data: unknown): readonly LaunchFlavor[] {
  return records(data).map((each) => ({
    id: String(each['id']),
    name: String(each['name'] ?? ''),
    vcpus: amount(each['vcpus']),
    disk: amount(each['disk']),
    ram: amount(each['ram']),
    'OS-FLV-EXT-DATA:ephemeral': amount(each['OS-FLV-EXT-DATA:ephemeral']),
  }))
}

/** The images and instance snapshots in what a script handed over (C-LAUNCH-03). */
export function launchImages(data: unknown): readonly LaunchImage[] {
  return records(data).map((each) => ({
    id: String(each['id']),
    min_disk: amount(each['min_disk']),
    min_ram: amount(each['min_ram']),
    size: amount(each['size']),
  }))
}

/** What each source type asks for: the fields shown, and those of them that are required. */
export const sourceFields: Readonly<
  Record<string, { readonly shown: readonly string[]; readonly optional?: readonly string[] }>
> = {
  image_id: { shown: ['image_id'] },
  instance_snapshot_id: { shown: ['instance_snapshot_id'] },
  volume_id: {
    shown: ['volume_id', 'device_name', 'vol_delete_on_instance_delete'],
    optional: ['device_name', 'vol_delete_on_instance_delete'],
  },
  volume_image_id: {
    shown: ['image_id', 'volume_size', 'device_name', 'vol_delete_on_instance_delete'],
    optional: ['device_name', 'vol_delete_on_instance_delete'],
  },
  volume_snapshot_id: {
    shown: ['volume_snapshot_id', 'device_name', 'vol_delete_on_instance_delete'],
    optional: ['device_name', 'vol_delete_on_instance_delete'],
  },
}

/** Every field that depends on the source. */
export const allSourceFields: readonly string[] = [
  ...new Set(Object.values(sourceFields).flatMap(({ shown }) => shown)),
]

/** The smallest volume that flavor and image allow (C-LAUNCH-04). */
export function minVolumeSize(flavor: LaunchFlavor | undefined, image: LaunchImage | undefined): number {
  return Math.max(1, flavor?.disk ?? 0, image?.min_disk ?? 0, Math.ceil(image?.size ?? 0))
}

/** The volume's size: what the user asked for, unless that is too small (C-LAUNCH-05). */
export function volumeSize(wanted: number, minimum: number): number {
  return Number.isFinite(wanted) ? Math.max(wanted, minimum) : minimum
}

/** A flavor fits an image when it has the disk and the memory that the image asks for. */
function fits({ disk, ram }: LaunchFlavor, image: LaunchImage | undefined): boolean {
  return !image || (disk >= image.min_disk && ram >= image.min_ram)
}

export interface FlavorChoice {
  readonly enabled: ReadonlySet<string>
  /** Id of the flavor to select; undefined leaves what is selected. */
  readonly select: string | undefined
  readonly note: 'none' | 'some' | 'all'
}

/** Which flavors an image leaves, and what becomes of the chosen one (C-LAUNCH-06, C-LAUNCH-07). */
export function chooseFlavor(
  flavors: readonly LaunchFlavor[],
  image: LaunchImage | undefined,
  chosen: string,
): FlavorChoice {
  const fitting = flavors.filter((flavor) => fits(flavor, image))
  const enabled = new Set(fitting.map(({ id }) => id))
  const lost = flavors.some(({ id }) => id === chosen) && !enabled.has(chosen)
  const note = fitting.length === flavors.length ? 'none' : fitting.length ? 'some' : 'all'
  return { enabled, select: lost ? fitting[0]?.id : undefined, note }
}

/** What a launch, or a resize, is about to take. */
export interface LaunchChange {
  readonly flavor?: LaunchFlavor
  /** The flavor until now: the form resizes an instance instead of launching some. */
  readonly oldFlavor?: LaunchFlavor
  readonly count: number
  /** Size in GiB of the volume that is made for each instance; undefined: none is made. */
  readonly volume?: number
}

/** What it adds to a quota, by the name in the bar's id (`quota_<stat>`). */
export function added(stat: string, { flavor, oldFlavor, count, volume }: LaunchChange): number {
  switch (stat) {
    case 'instances':
      return count
    case 'vcpus':
    case 'ram':
      return oldFlavor ? Math.max(0, (flavor?.[stat] ?? 0) - oldFlavor[stat]) : count * (flavor?.[stat] ?? 0)
    case 'volume':
      return volume === undefined ? 0 : count
    case 'volume_storage':
      return count * (volume ?? 0)
    default:
      return 0
  }
}

/** The size in the words of a volume snapshot's choice, `snap - 4 GiB (Volume Snapshot)`: its last number between spaces. */
export function sizeInWords(words: string): number {
  return Number(
    words
      .split(/\s+/)
      .slice(1, -1)
      .findLast((word) => /^\d+$/.test(word)) ?? 0,
  )
}
