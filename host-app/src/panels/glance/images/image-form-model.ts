import { isTooLong } from '../../../forms/text-limits.js'
import { metadataChange, type Metadata } from '../../../metadata/metadata-change.js'
import { formatsToSend, formatsToUpdate, shownDiskFormat } from './disk-formats.js'
import { editableProperties } from './editable-properties.js'
import { isLegacyApi, isVisibility, type Visibility } from './visibility.js'
import type { Image } from './image.js'

/** Where the bits come from: a file through Horizon, a file straight to glance, or an address glance reads itself. */
export type SourceType = 'file-legacy' | 'file-direct' | 'url'

/** What the image form holds, as typed: numbers stay text until they are sent, so that nothing typed is lost. */
export interface ImageDraft {
  readonly name: string
  readonly description: string
  readonly source_type: SourceType | ''
  readonly data: File | null
  readonly image_url: string
  readonly is_copying: boolean
  readonly disk_format: string
  readonly kernel: string
  readonly ramdisk: string
  readonly architecture: string
  readonly min_disk: string
  readonly min_ram: string
  readonly visibility: Visibility
  readonly protected: boolean
}

export type ImageErrors = Partial<Record<keyof ImageDraft, string>>

export interface SourceSettings {
  /** Setting `HORIZON_IMAGES_UPLOAD_MODE`. */
  readonly uploadMode: unknown
  /** Setting `IMAGES_ALLOW_LOCATION`. */
  readonly allowLocation: unknown
  /** Setting `HORIZON_ACTIVE_IMAGE_VERSION`. */
  readonly apiVersion: string
}

/** The sources on offer (P-IMG-15, P-IMG-16): a file unless uploads are off, an address when the server may be told one. */
export function sourceTypes({ uploadMode, allowLocation, apiVersion }: SourceSettings): SourceType[] {
  const types: SourceType[] = []
  if (uploadMode !== 'off') types.push(uploadMode === 'direct' ? 'file-direct' : 'file-legacy')
  if (allowLocation === true || isLegacyApi(apiVersion)) types.push('url')
  return types
}

/** The source chosen at first: an address where one is allowed. */
export function initialSourceType(types: readonly SourceType[]): SourceType | '' {
  return types.includes('url') ? 'url' : (types[0] ?? '')
}

/** Shared, unless `CREATE_IMAGE_DEFAULTS.image_visibility` says private (P-IMG-09). */
export function defaultVisibility(setting: unknown): Visibility {
  return setting === 'private' ? 'private' : 'shared'
}

/** Private and shared always; community and public as far as policy goes (P-IMG-17). */
export function visibilityChoices(may: { communitize: boolean; publicize: boolean }): Visibility[] {
  return [
    'private',
    'shared',
    ...(may.communitize ? ['community' as const] : []),
    ...(may.publicize ? ['public' as const] : []),
  ]
}

export function newImageDraft(source_type: SourceType | '', visibility: Visibility): ImageDraft {
  return {
    name: '',
    description: '',
    source_type,
    data: null,
    image_url: '',
    is_copying: true,
    disk_format: '',
    kernel: '',
    ramdisk: '',
    architecture: '',
    min_disk: '0',
    min_ram: '0',
    visibility,
    protected: false,
  }
}

/** The form of an image that exists: one that was loaded by itself, since lists leave kernel and ramdisk out. */
export function draftOfImage(image: Image): ImageDraft {
  return {
    ...newImageDraft('', isVisibility(image.visibility) ? image.visibility : 'private'),
    name: image.name ?? '',
    description: image.description ?? '',
    disk_format: shownDiskFormat(image) ?? '',
    kernel: image.kernel_id ?? '',
    ramdisk: image.ramdisk_id ?? '',
    architecture: image.architecture ?? '',
    min_disk: String(image.min_disk ?? 0),
    min_ram: String(image.min_ram ?? 0),
    protected: image.protected ?? false,
  }
}

const digits = /^\d+$/

/**
 * Messages by field; an empty object is a form that may be sent. English, keys of their translation.
 * @param standing the description of the image that is edited: the cloud takes longer ones, which keep nobody from changing the rest
 */
export function imageErrors(draft: ImageDraft, mode: 'create' | 'edit', standing: string | null = null): ImageErrors {
  const errors: ImageErrors = {}
  if (isTooLong(draft.name)) errors.name = 'An image name less than 256 characters is required.'
  if (draft.description !== standing && isTooLong(draft.description))
    errors.description = 'An image description less than 256 characters is required.'
  if (isTooLong(draft.architecture)) errors.architecture = 'An architecture less than 256 characters is required.'
  if (mode === 'create') {
    if (draft.source_type === 'url' && draft.image_url.trim() === '') {
      errors.image_url = 'An external (HTTP) URL is required'
    }
    if (draft.source_type !== 'url' && draft.data === null) errors.data = 'A local file should be selected.'
  }
  if (draft.disk_format === '') errors.disk_format = 'A format is required.'
  if (!digits.test(draft.min_disk)) errors.min_disk = 'Minimum disk must be an integer of at least 0.'
  if (!digits.test(draft.min_ram)) errors.min_ram = 'Minimum RAM must be an integer of at least 0.'
  return errors
}

function common(draft: ImageDraft) {
  return {
    name: draft.name,
    ...(draft.kernel && { kernel: draft.kernel }),
    ...(draft.ramdisk && { ramdisk: draft.ramdisk }),
    ...(draft.architecture && { architecture: draft.architecture }),
    min_disk: Number(draft.min_disk),
    min_ram: Number(draft.min_ram),
    visibility: draft.visibility,
    protected: draft.protected,
  }
}

/**
 * The fields of a new image. Metadata goes along as fields of its own, which glance keeps as custom properties. Of file
 * and address only the chosen one is sent (P-IMG-18); the file itself travels beside the fields.
 */
export function imageToCreate(draft: ImageDraft, metadata: Metadata, apiVersion = '2') {
  return {
    ...metadata,
    ...common(draft),
    ...(draft.description && { description: draft.description }),
    ...formatsToSend(draft.disk_format),
    source_type: draft.source_type,
    ...(draft.source_type === 'url' && {
      image_url: draft.image_url.trim(),
      ...(isLegacyApi(apiVersion) && { is_copying: draft.is_copying, import_data: draft.is_copying }),
    }),
  }
}

/** The fields of a changed image; its description and metadata are sent before, as properties. */
export function imageToUpdate(draft: ImageDraft, image: Image) {
  return { ...common(draft), ...formatsToUpdate(draft.disk_format, image) }
}

/**
 * What to send to make the image's properties those of the form: what was changed of them and of what the metadata editor holds;
 * what vanished from either is removed.
 */
export function propertyChange(image: Image, draft: ImageDraft, metadata: Metadata) {
  const change = metadataChange(editableProperties(image.properties), metadata)
  const [updated, removed]: [Record<string, string>, string[]] = [{ ...change.updated }, [...change.removed]]
  for (const [name, typed, known] of [
    ['description', draft.description, image.description],
    ['architecture', draft.architecture, image.architecture],
    ['kernel_id', draft.kernel, image.kernel_id],
    ['ramdisk_id', draft.ramdisk, image.ramdisk_id],
  ] as const) {
    if (!typed && known) removed.push(name)
    else if (typed && typed !== known) updated[name] = typed
  }
  return { updated, removed }
}
