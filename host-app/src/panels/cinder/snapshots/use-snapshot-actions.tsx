import { snapshotCan } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { deletions } from '../../../horizon/long-tail/deletions.js'
import { snapshotLongTail } from '../../../horizon/long-tail/snapshots.js'
import { useLongTail } from '../../../horizon/long-tail/use-long-tail.js'
import { useHost } from '../../../host.js'
import { paths, resourceTypes } from '../../../paths.js'
import { useLaunch } from '../../nova/launch/use-launch.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { MetadataModal } from '../../../metadata/MetadataModal.js'
import { useBusy } from '../../../actions/use-busy.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { CreateVolume } from '../volumes/CreateVolume.js'
import { loadVolumeFormData, type VolumeFormData } from '../volumes/volume-form-data.js'
import { deleteWords } from './actions.js'
import { nameOf, type Snapshot } from './snapshot.js'

type Dialog =
  | { kind: 'volume'; snapshot: Snapshot; data: VolumeFormData }
  | { kind: 'metadata'; snapshot: Snapshot; existing: Readonly<Record<string, string>> }

/** Everything that can be done with snapshots; what the REST API does not offer is done by Horizon's own pages. */
export function useSnapshotActions(options: { onResult(result: ActionResult | null): void; refresh(): void }) {
  const { onResult, refresh } = options
  const { client } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { busy, during } = useBusy()
  const launcher = useLaunch(onResult)
  const longTail = useLongTail<Snapshot>({ type: resourceTypes.snapshot, actions: snapshotLongTail, onResult, refresh })
  const deletion = useDeletion<Snapshot>({
    type: resourceTypes.snapshot,
    words: deleteWords,
    unavailable: snapshotCan.delete.unavailable,
    run: ({ id }) => mustClassicAction(client, deletions.snapshot, id),
    // The service deletes in its own time: the row stays until it is gone.
    onResult: (result) => onResult(result && { ...result, updated: result.deleted, deleted: [] }),
  })
  const close = (result: ActionResult | null): void => {
    setDialog(null)
    onResult(result)
  }

  const run = (action: string, snapshot: Snapshot): void => {
    const { id } = snapshot
    if (longTail.run(action, snapshot)) return
    if (action === 'launch') during(id, () => launcher.open({ snapshotId: id, successUrl: paths.instances('project') }))
    else if (action === 'create-volume')
      during(id, async () => setDialog({ kind: 'volume', snapshot, data: await loadVolumeFormData(client) }))
    else if (action === 'metadata')
      during(id, async () => {
        const existing = await client.call('cinder.snapshots.metadata', { params: { id } })
        setDialog({ kind: 'metadata', snapshot, existing })
      })
    else deletion.ask([snapshot])
  }

  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {launcher.dialog}
      {dialog?.kind === 'volume' ? (
        <CreateVolume
          data={dialog.data}
          start={{ name: nameOf(dialog.snapshot), source: 'snapshot', sourceId: dialog.snapshot.id }}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'metadata' ? (
        <MetadataModal
          heading={t('Update Snapshot Metadata')}
          name={nameOf(dialog.snapshot)}
          type={resourceTypes.snapshot}
          id={dialog.snapshot.id}
          existing={dialog.existing}
          save={({ updated, removed }) =>
            client.call('cinder.snapshots.updateMetadata', {
              params: { id: dialog.snapshot.id },
              body: { updated, removed: [...removed] },
              quiet: true,
            })
          }
          onClose={close}
        />
      ) : null}
    </>
  )
  return { busy, dialogs, run, removeAll: deletion.ask }
}
