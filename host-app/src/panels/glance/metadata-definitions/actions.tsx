import { metadefCan, metadefPolicies } from '@stratus/api-client/rules'
import type { Client } from '@stratus/api-client'
import type { PanelActions } from '../../../actions/action.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { mustTableAction } from '../../../actions/horizon.js'
import { deletionWords } from '../../../actions/words.js'
import { resourceTypes } from '../../../paths.js'
import { saveBlob } from '../../../horizon/save-blob.js'
import { copyOf, emptyNamespace } from './contents-model.js'
import type { Metadef } from './metadef.js'

const table = { table: 'admin/metadata_defs/', name: ['namespaces', 'delete'] } as const

const contentsOf = async (client: Client, id: string) =>
  (await client.call('glance.metadefs.get', { params: { id } })).contents

/** Makes a new one, of nothing or of another one. */
const importing = opens<Metadef | null, Metadef>(async ({ host: { client }, rows }, source) => {
  const [{ ImportNamespace }, start] = await Promise.all([
    import('./ImportNamespace.js'),
    source ? contentsOf(client, source.id).then(copyOf) : emptyNamespace,
  ])
  return (close) => <ImportNamespace start={start} taken={new Set(rows.map(({ id }) => id))} onClose={close} />
})

/** Everything that can be done with metadata definitions. */
export const metadefActions: PanelActions<Metadef> = {
  type: resourceTypes.metadef,
  page: [
    {
      id: 'import',
      label: 'Import Namespace',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: metadefPolicies.create,
      does: importing,
    },
  ],
  items: [
    {
      id: 'edit',
      label: 'Edit Namespace',
      icon: 'pencil',
      ...metadefCan.edit,
      does: fillsForm('glance.editNamespace', ({ id }) => ({ id })),
    },
    {
      id: 'associate',
      label: 'Update Associations',
      icon: 'link',
      ...metadefCan.associate,
      does: opens(async ({ host: { client }, rows }, { id }) => {
        const [{ Associations }, contents, known] = await Promise.all([
          import('./Associations.js'),
          contentsOf(client, id),
          client.call('glance.resourceTypes.list').then(
            ({ items }) => items.map(({ name }) => name),
            () => [],
          ),
        ])
        // Horizon 23 tells of none: those that other namespaces are for are some.
        const types = [...new Set([...known, ...rows.flatMap(({ resource_types }) => resource_types)])].toSorted()
        return (close) => <Associations namespace={id} contents={contents} types={types} onClose={close} />
      }),
    },
    { id: 'copy', label: 'Copy Namespace', icon: 'copy', ...metadefCan.copy, does: importing },
    {
      id: 'download',
      label: 'Download Namespace',
      icon: 'download',
      unavailable: () => null,
      does: call(
        async ({ host: { client } }, { id }) => {
          const text = JSON.stringify(await contentsOf(client, id), null, 2)
          saveBlob(new Blob([text], { type: 'application/json' }), `${id.replace(/[^\w.-]+/g, '-')}.json`)
        },
        { outcome: 'nothing' },
      ),
    },
    {
      id: 'delete',
      label: 'Delete Namespace',
      many: 'Delete Namespaces',
      icon: 'trash',
      danger: true,
      ...metadefCan.delete,
      does: call(({ host: { client } }, { id }) => mustTableAction(client, table, id), {
        outcome: 'deleted',
        words: deletionWords(['Namespace', 'Namespaces'], ['namespace', 'namespaces']),
      }),
    },
  ],
}
