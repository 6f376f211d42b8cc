import { metadefContents, metadefs } from '../../schemas/metadefs.js'
import { pageOperation } from '../operation.js'

/** What Horizon tells of Glance on its pages only. */
export const glancePages = {
  'glance.metadefs.list': pageOperation(
    '/api/glance/metadefs/',
    {
      own: {
        path: 'admin/metadata_defs/',
        table: 'namespaces',
        columns: {
          display_name: 'Name',
          description: 'Description',
          resource_types: 'Resource Types',
          public: 'Public',
          protected: 'Protected',
        },
      },
    },
    { answer: metadefs, failure: 'Unable to retrieve the metadata definitions.' },
  ),
  'glance.metadefs.get': pageOperation(
    '/api/glance/metadefs/{id}/',
    {
      one: {
        path: 'admin/metadata_defs/{id}/detail?tab=namespace_details__contents',
        parts: { contents: { tag: 'pre', at: 0, of: 1 } },
      },
    },
    { answer: metadefContents, failure: 'Unable to retrieve the namespace.' },
  ),
} as const
