import { domainCan } from '@stratus/api-client/rules'
import { useState, type ReactNode } from 'react'
import type { ActionResult } from '../../../details/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { useBusy } from '../../shared/use-busy.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords } from './actions.js'
import { domainOf, type Domain } from './domain.js'
import { DomainForm } from './DomainForm.js'

/** Everything that can be done with domains, for the list and for the details page. */
export function useDomainActions(onResult: (result: ActionResult | null) => void) {
  const { client } = useHost()
  /** Null makes a new one; undefined: no dialog. */
  const [editing, setEditing] = useState<Domain | null | undefined>()
  const { busy, during } = useBusy()
  const deletion = useDeletion<Domain>({
    type: resourceTypes.domain,
    words: deleteWords,
    obstacle: domainCan.delete.obstacle,
    run: ({ id }) => client.call('keystone.domains.delete', { params: { id }, quiet: true }),
    onResult,
  })
  const close = (result: ActionResult): void => {
    setEditing(undefined)
    onResult(result)
  }
  const dialogs: ReactNode = (
    <>
      {deletion.dialog}
      {editing === undefined ? null : <DomainForm domain={editing} onClose={close} />}
    </>
  )
  return {
    busy,
    dialogs,
    create: () => setEditing(null),
    run(action: string, domain: Domain): void {
      if (action === 'delete') deletion.ask([domain])
      else during(domain.id, async () => setEditing(await domainOf(client, domain.id)))
    },
    removeAll: deletion.ask,
  }
}
