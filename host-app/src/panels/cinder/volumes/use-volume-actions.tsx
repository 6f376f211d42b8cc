import { volumeCan } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { acceptTransfer, volumeLongTail } from '../../../horizon/long-tail/volumes.js'
import { deletions } from '../../../horizon/long-tail/deletions.js'
import { useLongTail } from '../../../horizon/long-tail/use-long-tail.js'
import { paths, resourceTypes } from '../../../paths.js'
import { useLaunch } from '../../nova/launch/use-launch.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { MetadataModal } from '../../../metadata/MetadataModal.js'
import { useBusy } from '../../../actions/use-busy.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords } from './actions.js'
import { CreateVolume } from './CreateVolume.js'
import { loadVolumeFormData, type VolumeFormData } from './volume-form-data.js'
import { nameOf, type Volume } from './volume.js'

type Dialog =
  | { kind: 'create'; data: VolumeFormData }
  | { kind: 'metadata'; volume: Volume; existing: Readonly<Record<string, string>> }

/** Stands for the volume that does not exist yet, among those that are waited for. */
export const newVolumeKey = 'new'

/** Everything that can be done with volumes; what the REST API does not offer is done by Horizon's own pages. */
export function useVolumeActions(options: { onResult(result: ActionResult | null): void; refresh(): void }) {
  const { onResult, refresh } = options
  const { client } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { busy, during } = useBusy()
  const launcher = useLaunch(onResult)
  const longTail = useLongTail<Volume>({ type: resourceTypes.volume, actions: volumeLongTail, onResult, refresh })
  const deletion = useDeletion<Volume>({
    type: resourceTypes.volume,
    words: deleteWords,
    unavailable: volumeCan.delete.unavailable,
    run: ({ id }) => mustClassicAction(client, deletions.volume, id),
    // The service deletes in its own time: the row stays until it is gone.
    onResult: (result) => onResult(result && { ...result, updated: result.deleted, deleted: [] }),
  })
  const close = (result: ActionResult | null): void => {
    setDialog(null)
    onResult(result)
  }

  const run = (action: string, volume: Volume): void => {
    const { id } = volume
    if (longTail.run(action, volume)) return
    if (action === 'launch') during(id, () => launcher.open({ volumeId: id, successUrl: paths.instances('project') }))
    else if (action === 'metadata')
      during(id, async () => {
        const existing = await client.call('cinder.volumes.metadata', { params: { id } })
        setDialog({ kind: 'metadata', volume, existing })
      })
    else deletion.ask([volume])
  }

  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {launcher.dialog}
      {dialog?.kind === 'create' ? <CreateVolume data={dialog.data} onClose={close} /> : null}
      {dialog?.kind === 'metadata' ? (
        <MetadataModal
          heading={t('Update Volume Metadata')}
          name={nameOf(dialog.volume)}
          type={resourceTypes.volume}
          id={dialog.volume.id}
          existing={dialog.existing}
          save={({ updated, removed }) =>
            client.call('cinder.volumes.updateMetadata', {
              params: { id: dialog.volume.id },
              body: { updated, removed: [...removed] },
              quiet: true,
            })
          }
          onClose={close}
        />
      ) : null}
    </>
  )
  return {
    busy,
    dialogs,
    run,
    create: () =>
      during(newVolumeKey, async () => setDialog({ kind: 'create', data: await loadVolumeFormData(client) })),
    acceptTransfer: () => longTail.open(acceptTransfer),
    removeAll: deletion.ask,
  }
}
