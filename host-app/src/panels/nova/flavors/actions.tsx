import { flavorCan, flavorPolicies } from '@stratus/api-client/rules'
import type { PanelActions } from '../../../actions/action.js'
import { call, opens } from '../../../actions/does.js'
import { deletionWords } from '../../../actions/words.js'
import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { resourceTypes } from '../../../paths.js'
import type { Flavor } from './flavor.js'

const form = opens<Flavor | null, Flavor>(async ({ host: { client }, rows }, listed) => {
  const [{ FlavorForm }, flavor] = await Promise.all([
    import('./FlavorForm.js'),
    // Lists leave out who has access, and may be old.
    listed && client.call('nova.flavors.get', { params: { id: listed.id }, query: { get_access_list: true } }),
  ])
  return (close) => <FlavorForm flavor={flavor} known={rows} onClose={close} />
})

/** Everything that can be done with flavors. */
export const flavorActions: PanelActions<Flavor> = {
  type: resourceTypes.flavor,
  page: [
    {
      id: 'create',
      label: 'Create Flavor',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: flavorPolicies.create,
      does: form,
    },
  ],
  items: [
    { id: 'edit', label: 'Edit Flavor', icon: 'pencil', ...flavorCan.edit, does: form },
    {
      id: 'metadata',
      label: 'Update Metadata',
      icon: 'tags',
      ...flavorCan.updateMetadata,
      does: editsMetadata({
        heading: 'Update Flavor Metadata',
        type: resourceTypes.flavor,
        read: (client, id) => client.call('nova.flavors.extraSpecs', { params: { id } }),
        save: (client, id, body) => client.call('nova.flavors.updateExtraSpecs', { params: { id }, body, quiet: true }),
      }),
    },
    {
      id: 'delete',
      label: 'Delete Flavor',
      many: 'Delete Flavors',
      icon: 'trash',
      danger: true,
      ...flavorCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('nova.flavors.delete', { params: { id }, quiet: true }),
        { outcome: 'deleted', words: deletionWords(['Flavor', 'Flavors']) },
      ),
    },
  ],
}
