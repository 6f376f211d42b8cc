import type { CallControls, Client, QueryOf } from '@stratus/api-client'
import { imageToCreate, imageToUpdate, propertyChange, type ImageDraft, type Metadata } from './image-form-model.js'
import type { Image } from './image.js'

/** The server stops a list here however many images there are (`API_RESULT_LIMIT`, rest.md §1). */
const hardLimit = 1000

/**
 * All images the query finds. `paginate` is left out, which asks for all rows (decisions 24); what the server's hard limit cut
 * off is asked for by marker.
 */
export async function listImages(
  client: Pick<Client, 'call'>,
  query: QueryOf<'glance.images.list'>,
  signal?: AbortSignal,
): Promise<Image[]> {
  const images = new Map<string, Image>()
  let marker: string | undefined
  for (;;) {
    const page = await client.call('glance.images.list', { query: { ...query, marker }, signal, quiet: true })
    const before = images.size
    for (const image of page.items) images.set(image.id, image)
    const last = page.items.at(-1)?.id
    const more = page.has_more_data || page.items.length >= hardLimit
    if (!more || last === undefined || images.size === before) return [...images.values()]
    marker = last
  }
}

/** Reads one byte, so that a file that has moved or may not be read is told apart from a failed upload. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new Error('Could not read the file', { cause })
  }
}

/**
 * Creates the image and sends its file, if it has one: through Horizon, or straight to the image service.
 * A direct upload that breaks off takes the image it was for with it; an image without data is of no use to anybody.
 */
export async function createImage(
  client: Pick<Client, 'call' | 'sendFile'>,
  draft: ImageDraft,
  metadata: Metadata,
  controls: Pick<CallControls, 'signal' | 'onProgress'> & { apiVersion?: string },
): Promise<Image> {
  const { signal, onProgress, apiVersion } = controls
  const fields = imageToCreate(draft, metadata, apiVersion)
  const quiet = true
  if (draft.source_type === 'url' || !draft.data) {
    return client.call('glance.images.create', { body: fields, signal, quiet })
  }
  await assertReadable(draft.data)
  if (draft.source_type === 'file-legacy') {
    return client.call('glance.images.createFromFile', {
      body: { ...fields, data: draft.data },
      signal,
      onProgress,
      quiet,
    })
  }
  const image = await client.call('glance.images.create', { body: { ...fields, data: draft.data.name }, signal, quiet })
  try {
    if (!image.upload_url) throw new Error('The server did not say where to send the file.')
    await client.sendFile(image.upload_url, image.token_id, draft.data, { signal, onProgress, quiet })
  } catch (error) {
    await client.call('glance.images.delete', { params: { id: image.id }, quiet }).catch(() => undefined)
    throw error
  }
  return image
}

/** Metadata and description first, then the image's own fields. */
export async function updateImage(
  client: Pick<Client, 'call'>,
  image: Image,
  draft: ImageDraft,
  metadata: Metadata,
): Promise<void> {
  const params = { id: image.id }
  const quiet = true
  await client.call('glance.images.updateProperties', { params, body: propertyChange(image, draft, metadata), quiet })
  await client.call('glance.images.update', { params, body: imageToUpdate(draft, image), quiet })
}
