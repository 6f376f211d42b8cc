import { createImage as uploadImage, type CarryTerms, type Client } from '@stratus/api-client'
import { changedIn, laidOver } from '../../../forms/edited-fields.js'
import { changesNothing, type Metadata } from '../../../metadata/metadata-change.js'
import { draftOfImage, imageToCreate, imageToUpdate, propertyChange, type ImageDraft } from './image-form-model.js'
import type { Image } from './image.js'

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

/** Metadata and description first, then the image's own fields: Horizon takes all of these. @param image as it was opened */
export async function updateImage(
  client: Pick<Client, 'call'>,
  image: Image,
  draft: ImageDraft,
  metadata: Metadata,
): Promise<void> {
  const params = { id: image.id }
  const quiet = true
  const opened = draftOfImage(image)
  let now = image
  const edited = await laidOver(changedIn(opened, draft), opened, async () => {
    now = await client.call('glance.images.get', { params, quiet })
    return draftOfImage(now)
  })
  const body = propertyChange(image, draft, metadata)
  if (!changesNothing(body)) await client.call('glance.images.updateProperties', { params, body, quiet })
  await client.call('glance.images.update', { params, body: imageToUpdate(edited, now), quiet })
}
