import type { CallControls, Client } from '../client.js'
import type { BodyOf } from '../operations/table.js'
import type { Image } from '../schemas/glance.js'

/** The fields of the create form, without the file. */
export type NewImage = BodyOf<'glance.images.create'>

export interface ImageUpload extends Pick<CallControls, 'signal' | 'onProgress' | 'quiet'> {
  readonly fields: NewImage
  /** Left out for an image that comes from a URL. */
  readonly file?: File
  /** HORIZON_IMAGES_UPLOAD_MODE: through the dashboard, or straight to the image service. */
  readonly mode: 'legacy' | 'direct'
}

/**
 * Creates an image the way the upload mode asks for (A-GLANCE-02): `legacy` posts form and file together; `direct` first creates
 * the image, then sends the bytes to the address in the answer. A direct upload that fails takes the image it was for with
 * it: an image without data is of no use to anybody. Returns the image as created, before its data has settled.
 * Rejects with {@link ApiError}, or with a plain `Error` when the file cannot be read; then nothing was sent.
 */
export async function createImage(client: Pick<Client, 'call' | 'sendFile'>, upload: ImageUpload): Promise<Image> {
  const { fields, file, mode, ...controls } = upload
  const { signal, quiet } = controls
  if (!file) return client.call('glance.images.create', { body: fields, signal, quiet })
  await assertReadable(file)
  if (mode === 'legacy') {
    // An ended session leads to the sign-in before the bytes go, instead of after.
    await client.call('keystone.session', { fresh: true, signal, quiet: true })
    return client.call('glance.images.createFromFile', { body: { ...fields, data: file }, ...controls })
  }
  const image = await client.call('glance.images.create', { body: { ...fields, data: file.name }, signal, quiet })
  try {
    if (!image.upload_url) throw new Error('The server did not say where to send the file.')
    await client.sendFile(image.upload_url, image.token_id, file, controls)
  } catch (error) {
    await client.call('glance.images.delete', { params: { id: image.id }, quiet: true }).catch(() => undefined)
    throw error
  }
  return image
}

/** Reads one byte, so that a file that has moved or may not be read is told apart from a failed upload. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new Error('Could not read the file', { cause })
  }
}
