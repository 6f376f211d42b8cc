import type { Client } from '@stratus/api-client'
import type { OpenGates } from '../../../actions/gates.js'
import { diskFormatChoices, type Choice } from './disk-formats.js'
import { listImages } from './list-images.js'
import { defaultVisibility, sourceTypes, visibilityChoices, type SourceType } from './image-form-model.js'
import type { Visibility } from './visibility.js'
import type { Image } from './image.js'

/** What the image form offers. */
export interface ImageForm {
  readonly sources: readonly SourceType[]
  readonly formats: readonly Choice[]
  readonly visibilities: readonly Visibility[]
  /** Of a new image. */
  readonly visibility: Visibility
  /** Images with disk format aki and ari (P-IMG-19). */
  readonly kernels: readonly Image[]
  readonly ramdisks: readonly Image[]
  readonly apiVersion: string
}

/** The image API's version that Horizon uses; '2' when it does not say. */
export function apiVersionOf(client: Pick<Client, 'setting'>): Promise<string> {
  return client.setting('HORIZON_ACTIVE_IMAGE_VERSION', '2').catch(() => '2')
}

/** Asks for everything the form offers, at once. What cannot be had is left out; the form still opens. */
export async function loadImageForm(client: Client, open: OpenGates): Promise<ImageForm> {
  const none = () => [] as Image[]
  const [settings, apiVersion, kernels, ramdisks] = await Promise.all([
    client.settings().catch(() => ({}) as Readonly<Record<string, unknown>>),
    apiVersionOf(client),
    listImages(client, { disk_format: 'aki' }).catch(none),
    listImages(client, { disk_format: 'ari' }).catch(none),
  ])
  const defaults = settings['CREATE_IMAGE_DEFAULTS']
  const visibility = typeof defaults === 'object' && defaults !== null && 'image_visibility' in defaults
  return {
    sources: sourceTypes({
      uploadMode: settings['HORIZON_IMAGES_UPLOAD_MODE'],
      allowLocation: settings['IMAGES_ALLOW_LOCATION'],
      apiVersion,
    }),
    formats: diskFormatChoices(settings['OPENSTACK_IMAGE_FORMATS']),
    visibilities: visibilityChoices({ communitize: open.has('communitize'), publicize: open.has('publicize') }),
    visibility: defaultVisibility(visibility ? defaults.image_visibility : undefined),
    kernels,
    ramdisks,
    apiVersion,
  }
}
