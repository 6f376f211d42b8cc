import type { CallControls, Client } from '../client.js'
import type { BodyOf } from '../operations/table.js'
import type { Image } from '../schemas/glance.js'
import { assertReadable, carryFile, type CarryTerms, type Found, type Transfer } from './carry-file.js'

/** The fields of the create form, without the file. */
export type NewImage = BodyOf<'glance.images.create'>

export interface ImageUpload extends Pick<CallControls, 'signal' | 'onProgress' | 'quiet'> {
  readonly fields: NewImage
  /** Left out for an image that comes from a URL. */
  readonly file?: File
  /** HORIZON_IMAGES_UPLOAD_MODE: through the dashboard, or straight to the image service. */
  readonly mode: 'legacy' | 'direct'
  /** How breaks of the connection are waited out; without it, the first one ends the upload. */
  readonly terms?: CarryTerms
}

type Caller = Pick<Client, 'call' | 'sendFile'>

/**
 * Creates an image the way the upload mode asks for (A-GLANCE-02): `legacy` posts form and file together; `direct` first creates
 * the image, then sends the bytes to the address in the answer. A direct upload that fails takes the image it was for with
 * it: an image without data is of no use to anybody. Returns the image as created, before its data has settled.
 * Rejects with `ApiError`, with `UploadBroken`, or with a plain `Error` when the file cannot be read; then nothing was sent.
 */
export async function createImage(client: Caller, upload: ImageUpload): Promise<Image> {
  const { fields, file, mode, signal, quiet } = upload
  if (!file) return client.call('glance.images.create', { body: fields, signal, quiet })
  await assertReadable(file)
  return mode === 'legacy' ? createThroughDashboard(client, upload, file) : createDirectly(client, upload, file)
}

async function createThroughDashboard(client: Caller, upload: ImageUpload, file: File): Promise<Image> {
  const { fields, signal, quiet, terms } = upload
  // An ended session leads to the sign-in before the bytes go, instead of after.
  const askSession = () => client.call('keystone.session', { fresh: true, signal, quiet: true })
  const send = (onProgress?: (percent: number) => void) =>
    client.call('glance.images.createFromFile', { body: { ...fields, data: file }, signal, quiet, onProgress })
  const { project_id: owner } = await askSession()
  if (!terms) return send(upload.onProgress)
  const namesakes = () => imagesNamed(client, fields.name, owner, signal)
  // Names may repeat: a later one is only known to be this one by those that were there before.
  const before = await namesakes().then(
    (images) => new Set(images.map(({ id }) => id)),
    () => null,
  )
  return carryFile(
    {
      send,
      // The server makes the image once it has all of the file.
      async find(mayBeWhole): Promise<Found<Image>> {
        await askSession()
        if (!mayBeWhole) return { finding: 'nothing' }
        const made = before && (await namesakes()).find(({ id }) => !before.has(id))
        return made ? { finding: 'whole', saved: made } : { finding: 'unsure' }
      },
    },
    file,
    terms,
  )
}

/** The project's images of a name; none when there is no name to find them by. */
async function imagesNamed(
  client: Caller,
  name: unknown,
  owner: string | null,
  signal?: AbortSignal,
): Promise<readonly Image[]> {
  if (typeof name !== 'string' || !name) return []
  const { items } = await client.call('glance.images.list', { query: { name }, signal, quiet: true })
  return items.filter((image) => image.name === name && (!owner || image.owner === owner))
}

async function createDirectly(client: Caller, upload: ImageUpload, file: File): Promise<Image> {
  const { fields, signal, quiet, terms } = upload
  const image = await client.call('glance.images.create', { body: { ...fields, data: file.name }, signal, quiet })
  const params = { id: image.id }
  /** The image service works on what it got: it may still become an image. */
  let busy = false
  try {
    const { upload_url: url, token_id: token } = image
    if (!url) throw new Error('The server did not say where to send the file.')
    const transfer: Transfer<void> = {
      send: (onProgress) => client.sendFile(url, token, file, { signal, quiet, onProgress }),
      async find(): Promise<Found<void>> {
        const { status } = await client.call('glance.images.get', { params, signal, quiet: true })
        busy = status === 'saving'
        if (busy) return { finding: 'busy' }
        return status === 'active' ? { finding: 'whole', saved: undefined } : { finding: 'nothing' }
      },
    }
    await (terms ? carryFile(transfer, file, terms) : client.sendFile(url, token, file, upload))
  } catch (error) {
    if (!busy || signal?.aborted) await discard(client, image.id, fields).catch(() => undefined)
    throw error
  }
  return image
}

async function discard(client: Caller, id: string, fields: NewImage): Promise<void> {
  const params = { id }
  // The image service deletes nothing that is protected.
  if (fields['protected'])
    await client.call('glance.images.update', { params, body: { ...fields, protected: false }, quiet: true })
  await client.call('glance.images.delete', { params, quiet: true })
}
