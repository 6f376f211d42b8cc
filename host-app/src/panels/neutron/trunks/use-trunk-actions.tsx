import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords } from './actions.js'
import type { Trunk } from './trunk.js'
import { TrunkWizard } from './TrunkWizard.js'

export interface TrunkActions {
  /** Ids of trunks whose dialog is being fetched. */
  readonly busy: ReadonlySet<string>
  create(): void
  run(action: string, trunk: Trunk): void
  remove(trunks: readonly Trunk[]): void
  /** To be rendered. */
  readonly dialogs: ReactNode
}

const nobody: ReadonlySet<string> = new Set()

/** Everything that can be done with trunks, for the list and for the details page. */
export function useTrunkActions(onResult: (result: ActionResult | null) => void): TrunkActions {
  const { client } = useHost()
  const navigate = useNavigate()
  const [wizard, setWizard] = useState<{ trunk: Trunk | null } | null>(null)
  const [busy, setBusy] = useState(nobody)
  const deletion = useDeletion<Trunk>({
    type: resourceTypes.trunk,
    words: deleteWords,
    run: ({ id }) => client.call('neutron.trunks.delete', { params: { id }, quiet: true }),
    onResult,
  })

  /** As it is now; one that cannot be had sends the browser back (P-TRK-13), the client says why. */
  const edit = async ({ id }: Trunk): Promise<void> => {
    setBusy(new Set([id]))
    try {
      setWizard({ trunk: await client.call('neutron.trunks.get', { params: { id } }) })
    } catch {
      void navigate(-1)
    } finally {
      setBusy(nobody)
    }
  }

  return {
    busy,
    create: () => setWizard({ trunk: null }),
    run: (action, trunk) => {
      if (action === 'edit') void edit(trunk)
      else deletion.ask([trunk])
    },
    remove: deletion.ask,
    dialogs: (
      <>
        {deletion.dialog}
        {wizard ? (
          <TrunkWizard
            trunk={wizard.trunk}
            onClose={(result) => {
              setWizard(null)
              onResult(result)
            }}
          />
        ) : null}
      </>
    ),
  }
}
