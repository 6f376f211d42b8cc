import type { LaunchFrame, LaunchLists } from './launch-lists.js'
import type { NewInstanceSpec, Source, SourceType } from './launch-spec.js'
import { changeSourceType } from './boot-sources.js'
import type { LaunchContext } from './opened-from.js'
import { sourceNeeds } from './source-needs.js'
import { raiseVolumeSize } from './volume-size.js'
import { zoneChoices } from '../../../../forms/zone-choices.js'

/** What the next of several is called: 'web-1', 'web-2'; 'db', 'db-2'. */
export function nextName(name: string): string {
  const [, stem = name, number] = /^(.*?)(\d{1,9})$/.exec(name) ?? []
  if (number === undefined) return `${name}-2`
  return stem + String(Number(number) + 1).padStart(number.length, '0')
}

const only = <Item>(items: readonly Item[]): readonly Item[] => (items.length === 1 ? items : [])

/** The spec with a source chosen: its type, and a volume that is large enough. */
export function withSource(
  spec: NewInstanceSpec,
  type: SourceType,
  source: readonly Source[],
  volumeService: boolean,
): NewInstanceSpec {
  const next = { ...changeSourceType(spec, type, volumeService), source }
  return raiseVolumeSize(next, sourceNeeds(next))
}

/** Where a source that the wizard was opened for is found; of an image, first among images, then among snapshots. */
function findSource(context: LaunchContext, lists: Partial<LaunchLists>): { type: SourceType; source: Source } | null {
  const places: readonly [SourceType, string | undefined, readonly Source[] | undefined][] = [
    ['image', context.imageId, lists.images?.images],
    ['snapshot', context.imageId, lists.images?.snapshots],
    ['volume', context.volumeId, lists.volumes],
    ['volume_snapshot', context.snapshotId, lists.volumeSnapshots],
  ]
  for (const [type, id, items] of places) {
    const source = id === undefined ? undefined : items?.find((item) => item.id === id)
    if (source) return { type, source }
  }
  return null
}

/**
 * The spec after a list has arrived: what there is only one of is chosen, as is what the wizard was opened for (L-SEL-01). What
 * the user has chosen meanwhile stays.
 * @param arrived only the list that has just come
 */
export function preselect(
  spec: NewInstanceSpec,
  arrived: Partial<LaunchLists>,
  frame: Pick<LaunchFrame, 'defaults' | 'volumeService'>,
  context: LaunchContext,
): NewInstanceSpec {
  const { zones, networks, keypairs, securityGroups, serverGroups, volumeTypes, flavors } = arrived
  const { like } = context
  const found = spec.source.length === 0 ? findSource(context, arrived) : null
  const next: NewInstanceSpec = {
    ...spec,
    ...(zones &&
      spec.availability_zone === null && {
        availability_zone:
          zones.find((zone) => zone === like?.zone) ??
          zoneChoices(zones, frame.defaults.default_availability_zone).selected,
      }),
    ...(networks &&
      spec.networks.length === 0 && {
        // A server's addresses have the names of its networks: of several that are called so it may be any.
        networks: like
          ? like.networks.flatMap((name) => only(networks.filter((network) => network.name === name)))
          : only(networks),
      }),
    ...(keypairs &&
      spec.key_pair.length === 0 && {
        key_pair: like ? keypairs.filter(({ name }) => name === like.keyName) : only(keypairs),
      }),
    ...(securityGroups &&
      spec.security_groups.length === 0 && {
        // The project's own come before those that others share with it under the same name.
        security_groups: (like?.securityGroups ?? ['default']).flatMap(
          (name) => securityGroups.find((group) => group.name === name) ?? [],
        ),
      }),
    ...(serverGroups &&
      spec.server_groups.length === 0 && {
        server_groups: serverGroups.filter(({ id }) => id === context.serverGroupId),
      }),
    ...(flavors && like && spec.flavor === null && { flavor: flavors.find(({ id }) => id === like.flavorId) ?? null }),
    ...(volumeTypes?.choosable && spec.vol_type === null && { vol_type: volumeTypes.standard }),
  }
  return found ? withSource(next, found.type, [found.source], frame.volumeService) : next
}
