import type { ListName } from './launch-lists.js'
import type { NewInstanceSpec } from './launch-spec.js'
import type { LaunchContext } from './opened-from.js'
import type { StepId } from './steps.js'

/** What matters only where a step shows it. */
export const listsOfSteps: Readonly<Partial<Record<StepId, ListName>>> = {
  ports: 'ports',
  servergroups: 'serverGroups',
}

interface Launch {
  readonly spec: Pick<NewInstanceSpec, 'source_type' | 'vol_create'>
  readonly awaited: ReadonlySet<ListName>
}

/** Lists that what was chosen, wanted, or the place that the wizard was opened from calls for. */
export function neededLists(
  { spec, awaited }: Launch,
  { volumeId, snapshotId, serverGroupId }: LaunchContext,
): readonly ListName[] {
  const { source_type: type, vol_create } = spec
  const needed: ReadonlySet<ListName | false> = new Set([
    // Asking which of them may be chosen makes older clouds complain.
    vol_create && 'volumeTypes',
    (type === 'volume' || volumeId !== undefined) && 'volumes',
    (type === 'volume_snapshot' || snapshotId !== undefined) && 'volumeSnapshots',
    serverGroupId !== undefined && 'serverGroups',
    ...awaited,
  ])
  return [...needed].filter((list) => list !== false)
}
