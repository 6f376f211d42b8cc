import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { useDeletion } from '../../shared/use-deletion.js'
import { deleteWords } from './actions.js'
import type { ServerGroup } from './server-group.js'

/** Deletes server groups, for the list and for the details page. */
export function useServerGroupDeletion(onResult: (result: ActionResult | null) => void) {
  const { client } = useHost()
  return useDeletion<ServerGroup>({
    type: resourceTypes.serverGroup,
    words: deleteWords,
    run: ({ id }) => client.call('nova.serverGroups.delete', { params: { id }, quiet: true }),
    onResult,
  })
}
