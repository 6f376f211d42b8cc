import { t } from '@stratus/widgets'
import { useState, type ReactNode } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { MetadataModal } from '../../../metadata/MetadataModal.js'
import { useBusy } from '../../../actions/use-busy.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords } from './actions.js'
import type { Flavor } from './flavor.js'
import { FlavorForm } from './FlavorForm.js'

type Dialog =
  | { kind: 'form'; flavor: Flavor | null }
  | { kind: 'metadata'; flavor: Flavor; existing: Readonly<Record<string, string>> }

/**
 * Everything that can be done with flavors.
 * @param known all flavors, for names and ids that are taken
 */
export function useFlavorActions(known: readonly Flavor[], onResult: (result: ActionResult | null) => void) {
  const { client } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { busy, during } = useBusy()
  const deletion = useDeletion<Flavor>({
    type: resourceTypes.flavor,
    words: deleteWords,
    run: ({ id }) => client.call('nova.flavors.delete', { params: { id }, quiet: true }),
    onResult,
  })
  const close = (result: ActionResult | null): void => {
    setDialog(null)
    onResult(result)
  }

  /** Lists leave out what dialogs need, and may be old. */
  const run = (action: string, flavor: Flavor): void => {
    const params = { id: flavor.id }
    if (action === 'delete') deletion.ask([flavor])
    else if (action === 'metadata')
      during(flavor.id, async () => {
        setDialog({ kind: 'metadata', flavor, existing: await client.call('nova.flavors.extraSpecs', { params }) })
      })
    else
      during(flavor.id, async () => {
        const query = { get_access_list: true }
        setDialog({ kind: 'form', flavor: await client.call('nova.flavors.get', { params, query }) })
      })
  }

  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {dialog?.kind === 'form' ? <FlavorForm flavor={dialog.flavor} known={known} onClose={close} /> : null}
      {dialog?.kind === 'metadata' ? (
        <MetadataModal
          heading={t('Update Flavor Metadata')}
          name={dialog.flavor.name ?? dialog.flavor.id}
          type={resourceTypes.flavor}
          id={dialog.flavor.id}
          existing={dialog.existing}
          save={({ updated, removed }) =>
            client.call('nova.flavors.updateExtraSpecs', {
              params: { id: dialog.flavor.id },
              body: { updated, removed: [...removed] },
              quiet: true,
            })
          }
          onClose={close}
        />
      ) : null}
    </>
  )
  return { busy, run, create: () => setDialog({ kind: 'form', flavor: null }), removeAll: deletion.ask, dialogs }
}
