import { networkCan } from '@stratus/api-client/rules'
import { useState, type ReactNode } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { deletions } from '../../../horizon/long-tail/deletions.js'
import { networkLongTail } from '../../../horizon/long-tail/networks.js'
import { useLongTail } from '../../../horizon/long-tail/use-long-tail.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { networkWords } from './actions.js'
import { CreateNetwork } from './CreateNetwork.js'
import { CreateSubnet } from './CreateSubnet.js'
import type { NetworkItem } from './network.js'

interface NetworkActionsOptions {
  mayShare: boolean
  onResult(result: ActionResult | null): void
  /** Reads the shown again: after a form of Horizon's, which does not say what it did. */
  refresh(): void
}

type Dialog = { kind: 'create' } | { kind: 'subnet'; network: NetworkItem }

/** Everything that can be done with networks, for the list and for the details page; what REST does not offer is Horizon's form. */
export function useNetworkActions({ mayShare, onResult, refresh }: NetworkActionsOptions) {
  const { client } = useHost()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const longTail = useLongTail<NetworkItem>({
    type: resourceTypes.network,
    actions: networkLongTail,
    onResult,
    refresh,
  })
  const deletion = useDeletion<NetworkItem>({
    type: resourceTypes.network,
    words: networkWords,
    unavailable: networkCan.delete.unavailable,
    run: ({ id }) => mustClassicAction(client, deletions.network, id),
    onResult,
  })
  const close = (result: ActionResult): void => {
    setDialog(null)
    onResult(result)
  }
  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {dialog?.kind === 'create' ? <CreateNetwork mayShare={mayShare} onClose={close} /> : null}
      {dialog?.kind === 'subnet' ? <CreateSubnet network={dialog.network} onClose={close} /> : null}
    </>
  )
  return {
    create: () => setDialog({ kind: 'create' }),
    run(action: string, network: NetworkItem): void {
      if (longTail.run(action, network)) return
      if (action === 'subnet') setDialog({ kind: 'subnet', network })
      else deletion.ask([network])
    },
    remove: deletion.ask,
    dialogs,
  }
}
