import type { Client } from '@stratus/api-client'
import { imageCan } from '@stratus/api-client/rules'
import type { Image } from './image.js'

/**
 * Says of each image whether this user may change it (P-IMG-37): the project's own, and others' where the policy lets, as it lets
 * administrators. That is asked for one owner, and only where there is an image of another project.
 */
export async function withOwnership(
  client: Pick<Client, 'allowed'>,
  projectId: string | null,
  images: readonly Image[],
): Promise<Image[]> {
  const isOwn = ({ owner }: Image) => owner === null || owner === projectId
  const foreign = images.find((image) => !isOwn(image))
  const changesAny =
    foreign !== undefined && (await client.allowed(imageCan.edit.policy, { project_id: foreign.owner }))
  return images.map((image) => ({ ...image, own: isOwn(image) || changesAny }))
}
