import { json, Refusal, type HandlersOf } from '../../handler.js'
import { imageHandlers } from './images.js'
import { listNamespaces } from './metadefs.js'

export const glanceHandlers: HandlersOf<'glance'> = {
  ...imageHandlers,

  'glance.version': () => json({ version: '2' }),

  'glance.namespaces.list'(context) {
    const { query } = context
    const type = query.resource_type
    if (typeof type !== 'string') {
      throw new Refusal(500, "metadefs_namespace_full_list() missing 1 required positional argument: 'resource_type'")
    }
    return json(listNamespaces(context.db.glance.namespaces.all(), type, query, context.pageSize))
  },

  // Every release so far writes the text of a Python object here.
  'glance.resourceTypes.list': () =>
    json({ items: '<generator object ResourceTypeController.list at 0x7f0000000000>' }),
}
