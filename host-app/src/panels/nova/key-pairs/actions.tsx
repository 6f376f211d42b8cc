import { keypairCan, keypairPolicies } from '@stratus/api-client/rules'
import { nothingDone } from '../../../actions/action-result.js'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletingWords, deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import type { KeypairDialog } from './CreateKeypair.js'
import type { Keypair } from './keypair.js'

/** Makes a key pair. It exists before the dialog is closed, which shows its private key. */
const makes = (load: () => Promise<KeypairDialog>) =>
  opens<null, Keypair>(async ({ rows }) => {
    const Form = await load()
    let made = nothingDone
    return (close) => (
      <Form
        existing={rows.map(({ name }) => name)}
        onCreated={({ name: id }) => (made = { ...nothingDone, created: [{ type: resourceTypes.keypair, id }] })}
        onClose={() => close(made)}
      />
    )
  })

/** Everything that can be done with key pairs. */
export const keypairActions: PanelActions<Keypair> = {
  type: resourceTypes.keypair,
  page: [
    {
      id: 'import',
      label: 'Import Public Key',
      icon: 'upload',
      palette: true,
      policy: keypairPolicies.create,
      does: makes(async () => (await import('./ImportKeypair.js')).ImportKeypair),
    },
    {
      id: 'create',
      label: 'Create Key Pair',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: keypairPolicies.create,
      does: makes(async () => (await import('./CreateKeypair.js')).CreateKeypair),
    },
  ],
  items: [
    {
      id: 'delete',
      label: 'Delete Key Pair',
      many: 'Delete Key Pairs',
      icon: 'trash',
      danger: true,
      ...keypairCan.delete,
      does: call(
        ({ host: { client } }, { name }) => client.call('nova.keypairs.delete', { params: { name }, quiet: true }),
        {
          outcome: 'deleted',
          inUse: 'named',
          undo: deletingWords(['Key Pair', 'Key Pairs']),
          words: deletionWords(['Key Pair', 'Key Pairs']),
        },
      ),
    },
  ],
}
