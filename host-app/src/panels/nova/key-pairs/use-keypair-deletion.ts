import type { ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { useDeletion } from '../../shared/use-deletion.js'
import type { Keypair } from './keypair.js'
import { deleteWords } from './texts.js'

/** Deletes key pairs, for the list and for the details page. */
export function useKeypairDeletion(onResult: (result: ActionResult | null) => void) {
  const { client } = useHost()
  return useDeletion<Keypair>({
    type: resourceTypes.keypair,
    words: deleteWords,
    run: ({ name }) => client.call('nova.keypairs.delete', { params: { name }, quiet: true }),
    onResult,
  })
}
