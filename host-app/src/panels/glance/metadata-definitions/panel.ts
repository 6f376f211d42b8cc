import type { DescribedPanel } from '../../../described/panel.js'
import { paths } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'
import { metadefActions } from './actions.js'
import { metadef, type Metadef } from './metadef.js'

/** Namespaces of metadata definitions (A-METADEF-01). */
export const metadefPanel: DescribedPanel<Metadef> = {
  title: 'Metadata Definitions',
  one: 'Namespace',
  name: 'metadata_defs',
  list: () => paths.metadefs(),
  load: async (client, _area, signal, show) => {
    const { items } = await client.call('glance.metadefs.list', {
      signal,
      quiet: true,
      show: show && ((part) => show(part.items.map(metadef))),
    })
    return items.map(metadef)
  },
  failure: 'Unable to retrieve the metadata definitions.',
  remember: remembered<Metadef>('metadefs', [
    'id',
    'name',
    'display_name',
    'description',
    'resource_types',
    'publicWord',
    'protectedWord',
    'isProtected',
    'public',
    'protected',
    'offered',
  ]),
  fields: [
    { id: 'name', label: 'Name', facet: true, to: ({ id }) => paths.metadef(id) },
    { id: 'description', label: 'Description', priority: 3, facet: true },
    { id: 'resource_types', label: 'Resource Types', kind: 'lines', priority: 2, facet: true },
    { id: 'publicWord', label: 'Public', facet: true },
    { id: 'protectedWord', label: 'Protected', facet: true },
  ],
  actions: { project: metadefActions, admin: metadefActions },
}
