import type { Client } from '@stratus/api-client'
import { imageCan, imagePolicies } from '@stratus/api-client/rules'
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

/**
 * Whether this user may change the images of another project. Up to Zed the rule to change one lets everybody pass, and Glance itself
 * sees to it that only administrators do: who may not make an image public, as they may, changes none of others.
 */
export async function changesOthers(client: Pick<Client, 'allowed'>, owner: string): Promise<boolean> {
  const target = { project_id: owner }
  const answers = [imageCan.edit.policy, imagePolicies.publicize].map((rules) => client.allowed(rules, target))
  return (await Promise.all(answers)).every(Boolean)
}
