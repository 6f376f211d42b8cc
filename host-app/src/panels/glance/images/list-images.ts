import type { Client, QueryOf } from '@stratus/api-client'
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
