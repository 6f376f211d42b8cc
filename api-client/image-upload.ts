import type { Client } from './client.js'
import type { BodyOf } from './operations/table.js'
import type { Image } from './schemas/glance.js'

/** The fields of the create form, without the file. */
export type NewImage = BodyOf<'glance.images.create'>

export interface ImageUpload {
  readonly fields: NewImage
  /** Left out for an image that comes from a URL. */
  readonly file?: File
  /** HORIZON_IMAGES_UPLOAD_MODE: through the dashboard, or straight to the image service. */
  readonly mode: 'legacy' | 'direct'
  readonly signal?: AbortSignal
  /** Percent 0–100, -1 unknown. */
  readonly onProgress?: (percent: number) => void
}

/**
 * Creates an image the way the upload mode asks for (D2 §7): `legacy` posts form and file together; `direct` first creates
 * the image, then sends the bytes to the address in the answer. Returns the image as created, before its data has settled.
 * Rejects with {@link ApiError}; after a failed direct upload the queued image remains, as with Horizon.
 */
export async function createImage(client: Client, upload: ImageUpload): Promise<Image> {
  const { fields, file, mode, signal, onProgress } = upload
  if (!file) return client.call('glance.images.create', { body: fields, signal })
  if (mode === 'legacy') {
    return client.call('glance.images.createFromFile', { body: { ...fields, data: file }, signal, onProgress })
  }
  const image = await client.call('glance.images.create', { body: { ...fields, data: file.name }, signal })
  if (image.upload_url) await client.sendFile(image.upload_url, image.token_id, file, { signal, onProgress })
  return image
}
