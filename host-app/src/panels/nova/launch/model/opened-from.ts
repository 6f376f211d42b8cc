/** From where, and with what, the wizard is opened (L-WIZ-05). */
export interface LaunchContext {
  /** Where to go after a launch, and after none: addresses of this dashboard. */
  readonly successUrl?: string
  readonly dismissUrl?: string
  readonly imageId?: string
  readonly volumeId?: string
  readonly snapshotId?: string
  readonly serverGroupId?: string
  /** An instance that the new one is to be like. */
  readonly like?: LaunchLike
}

/** What is taken over of an instance, by the names that it tells; what is gone meanwhile is left to choose. */
export interface LaunchLike {
  readonly name: string | null
  readonly flavorId: string | null
  readonly keyName: string | null
  readonly zone: string | null
  readonly networks: readonly string[]
  readonly securityGroups: readonly string[]
}

/** Where a closed wizard leads; undefined: nowhere (L-WIZ-05). */
export function afterLaunch({ successUrl, dismissUrl }: LaunchContext, launched: boolean): string | undefined {
  return launched ? successUrl : dismissUrl
}
