import type { Gate } from '../gate.js'
import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

/** The part of an image the rules look at; works on wire rows and on models alike. */
export interface ImageFacts {
  readonly status?: string | null
  readonly protected?: boolean | null
  readonly container_format?: string | null
  readonly visibility?: string | null
  /** False: it is another project's, and the policy lets this user change nothing of those. Unknown counts as own. */
  readonly own?: boolean
}

/** Any other status is shown as it comes (DEC-13). */
export const transitionalImageStatuses: readonly string[] = [
  'saving',
  'queued',
  'pending_delete',
  'importing',
  'uploading',
]

export function isImageTransitional({ status }: ImageFacts): boolean {
  return transitionalImageStatuses.includes(status?.toLowerCase() ?? '')
}

/** Kernels and ramdisks do not boot (P-IMG-22). */
export const nonBootableFormats: readonly string[] = ['aki', 'ari']

export const imageReasons = {
  notBootable: 'A kernel or ramdisk image cannot be booted.',
  notActive: 'The image is not active.',
  active: 'The image is active.',
  deactivated: 'The image is deactivated.',
  notDeactivated: 'The image is not deactivated.',
  deleted: 'The image is deleted.',
  protected: 'The image is protected.',
  notShared: 'The image is not shared.',
  foreign: 'This image belongs to another project.',
} as const

const notActive = ({ status }: ImageFacts) => (status === 'active' ? null : imageReasons.notActive)

const notBootable = (image: ImageFacts) =>
  nonBootableFormats.includes(image.container_format ?? '') ? imageReasons.notBootable : notActive(image)

const kept = ({ protected: isProtected, status }: ImageFacts) => {
  if (isProtected) return imageReasons.protected
  return status === 'deleted' ? imageReasons.deleted : null
}

/** Glance lets owners change an image, and administrators. */
const ofOwn = (unavailable: (item: ImageFacts) => string | null) => (item: ImageFacts) =>
  item.own === false ? imageReasons.foreign : unavailable(item)

const image = (rule: string): readonly PolicyRule[] => [['image', rule]]

/** Names under which a catalogue may list the volume service. */
export const volumeServices: readonly string[] = ['block-storage', 'block-store', 'volumev3', 'volume']

/** Row actions of the images panel (P-IMG-23 to P-IMG-28, DEC-37). */
export const imageCan = {
  launch: { policy: [['compute', 'os_compute_api:servers:create']], unavailable: notBootable },
  createVolume: { policy: [['volume', 'volume:create']], services: volumeServices, unavailable: notBootable },
  edit: { policy: image('modify_image'), unavailable: ofOwn(notActive) },
  updateMetadata: { policy: image('modify_metadef_object'), unavailable: ofOwn(notActive) },
  /** Horizon has no word for members of images. */
  share: {
    policy: image('add_member'),
    withoutHorizon: true,
    unavailable: ofOwn(({ visibility }) => (visibility === 'shared' ? null : imageReasons.notShared)),
  },
  deactivate: {
    policy: image('deactivate'),
    unavailable: ofOwn((item) => (item.status === 'deactivated' ? imageReasons.deactivated : notActive(item))),
  },
  reactivate: {
    policy: image('reactivate'),
    unavailable: ofOwn(({ status }) => {
      if (status === 'deactivated') return null
      return status === 'active' ? imageReasons.active : imageReasons.notDeactivated
    }),
  },
  delete: { policy: image('delete_image'), unavailable: ofOwn(kept) },
} as const satisfies Readonly<Record<string, ActionRule<ImageFacts>>>

/** What is shared with the project is looked through: Horizon has no word for members of images. */
export const sharedImages = { policy: image('modify_member'), withoutHorizon: true } as const satisfies Gate

/** What needs no image. */
export const imagePolicies = {
  create: image('add_image'),
  communitize: image('communitize_image'),
  publicize: image('publicize_image'),
  /** Names of owners. */
  seeProjects: [['identity', 'identity:get_project']],
} as const satisfies Readonly<Record<string, readonly PolicyRule[]>>
