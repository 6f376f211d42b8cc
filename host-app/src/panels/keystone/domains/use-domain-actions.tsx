import { domainCan } from '@stratus/api-client/rules'
import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { useItemActions } from '../../shared/use-item-actions.js'
import { deleteWords } from './actions.js'
import { domainOf, type Domain } from './domain.js'
import { DomainForm } from './DomainForm.js'

/** Everything that can be done with domains, for the list and for the details page. */
export function useDomainActions(onResult: (result: ActionResult | null) => void) {
  const { client } = useHost()
  return useItemActions<Domain>({
    type: resourceTypes.domain,
    words: deleteWords,
    unavailable: domainCan.delete.unavailable,
    read: (id) => domainOf(client, id),
    run: ({ id }) => client.call('keystone.domains.delete', { params: { id }, quiet: true }),
    onResult,
    renderForm: (domain, onClose) => <DomainForm domain={domain} onClose={onClose} />,
  })
}
