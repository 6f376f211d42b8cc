import { createImage as uploadImage, type CarryTerms, type Client, type QueryOf } from '@stratus/api-client'
import { imageToCreate, imageToUpdate, propertyChange, type ImageDraft, type Metadata } from './image-form-model.js'
import type { Image } from './image.js'

/** The server stops a list here however many images there are (`API_RESULT_LIMIT`). */
const hardLimit = 1000

/**
 * All images the query finds. `paginate` is left out, which asks for all rows (DEC-24); what the server's hard limit cut
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

/** Creates the image and sends its file, if it has one, the way its source type says. */
export function createImage(
  client: Pick<Client, 'call' | 'sendFile'>,
  draft: ImageDraft,
  metadata: Metadata,
  { apiVersion, terms }: { apiVersion?: string; terms: CarryTerms },
): Promise<Image> {
  return uploadImage(client, {
    fields: imageToCreate(draft, metadata, apiVersion),
    file: draft.source_type === 'url' ? undefined : (draft.data ?? undefined),
    mode: draft.source_type === 'file-legacy' ? 'legacy' : 'direct',
    signal: terms.signal,
    quiet: true,
    terms,
  })
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
