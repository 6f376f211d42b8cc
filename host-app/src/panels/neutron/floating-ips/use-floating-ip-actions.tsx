import type { StratusDeleteModal } from '@stratus/widgets'
import { DeleteModal } from '@stratus/widgets/react/delete-modal'
import { useRef, useState, type ReactNode } from 'react'
import type { ActionResult } from '../../../actions/action-result.js'
import { deletions } from '../../../horizon/long-tail/deletions.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { mustClassicAction } from '../../shared/classic-table-action.js'
import { runAction } from '../../../actions/run-action.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { disassociateWords, releaseWords } from './actions.js'
import { AllocateFloatingIp } from './AllocateFloatingIp.js'
import { AssociateFloatingIp } from './AssociateFloatingIp.js'
import type { FloatingIpItem } from './floating-ip.js'

const type = resourceTypes.floatingIp

/** Everything that can be done with floating IPs; releasing one is an action of Horizon's own table. */
export function useFloatingIpActions(withDns: boolean, onResult: (result: ActionResult | null) => void) {
  const { client, toasts } = useHost()
  const [dialog, setDialog] = useState<'allocate' | FloatingIpItem | null>(null)
  const question = useRef<StratusDeleteModal>(null)
  const release = useDeletion<FloatingIpItem>({
    type,
    words: releaseWords,
    run: ({ id }) => mustClassicAction(client, deletions.floatingIp, id),
    onResult,
  })
  const disassociate = (address: FloatingIpItem): void => {
    const modal = question.current
    if (!modal) return
    const run = ({ id }: FloatingIpItem) =>
      client.call('neutron.floatingIps.disassociate', { body: { address_id: id }, quiet: true })
    const helpers = { ask: modal.open.bind(modal), say: toasts.add }
    void runAction({ type, items: [address], words: disassociateWords, outcome: 'updated', run }, helpers).then(
      onResult,
    )
  }
  const close = (result: ActionResult): void => {
    setDialog(null)
    onResult(result)
  }
  const dialogs: ReactNode = (
    <>
      {release.dialog}
      <DeleteModal ref={question} />
      {dialog === 'allocate' ? <AllocateFloatingIp withDns={withDns} onClose={close} /> : null}
      {dialog !== null && dialog !== 'allocate' ? <AssociateFloatingIp address={dialog} onClose={close} /> : null}
    </>
  )
  return {
    allocate: () => setDialog('allocate'),
    run(action: string, address: FloatingIpItem): void {
      if (action === 'associate') setDialog(address)
      else if (action === 'disassociate') disassociate(address)
      else release.ask([address])
    },
    release: release.ask,
    dialogs,
  }
}
