import type { Image } from './image.js'

const isOwn = ({ owner }: Image, projectId: string | null) => owner === null || owner === projectId

/** A project that an image is of and the user does not work in: the policy is asked about it. */
export function foreignOwner(projectId: string | null, images: readonly Image[]): string | undefined {
  return images.find((image) => !isOwn(image, projectId))?.owner ?? undefined
}

/**
 * Says of each image whether this user may change it (P-IMG-37): the project's own, and others' where the policy lets, as it lets
 * administrators.
 * @param changesAny undefined while that is not known
 */
export function withOwnership(
  projectId: string | null,
  images: readonly Image[],
  changesAny: boolean | undefined,
): Image[] {
  return images.map((image) => ({ ...image, own: isOwn(image, projectId) || changesAny }))
}
