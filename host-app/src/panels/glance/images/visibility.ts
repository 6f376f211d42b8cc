import type { Image } from './image.js'

/** The visibilities glance knows, with the words shown for them (English, keys of their translation). */
export const visibilityLabels = {
  private: 'Private',
  shared: 'Shared',
  community: 'Community',
  public: 'Public',
} as const

export type Visibility = keyof typeof visibilityLabels

export function isVisibility(value: unknown): value is Visibility {
  return typeof value === 'string' && Object.hasOwn(visibilityLabels, value)
}

/** Image API below 2 only knew public or not. */
export function isLegacyApi(apiVersion: string): boolean {
  return Number.parseFloat(apiVersion) < 2
}

/**
 * The words of the Visibility column (P-IMG-11): public and community as they are; of another project, that; the rest by name.
 * @param projectId the project the user works in
 */
export function visibilityLabel(
  image: Pick<Image, 'visibility' | 'is_public' | 'owner'>,
  projectId: string | null,
  apiVersion = '2',
): string {
  const visibility = image.visibility ?? (image.is_public === null ? null : image.is_public ? 'public' : 'private')
  if (visibility === 'public' || visibility === 'community') return visibilityLabels[visibility]
  if (image.owner !== null && projectId !== null && image.owner !== projectId) {
    return isLegacyApi(apiVersion) ? 'Shared with Project' : 'Image from Other Project - Non-Public'
  }
  return isVisibility(visibility) ? visibilityLabels[visibility] : 'Unknown'
}
