import { editsMetadata } from '../../../metadata/edits-metadata.js'
import { resourceTypes } from '../../../paths.js'

export const editsInstanceMetadata = editsMetadata({
  heading: 'Update Instance Metadata',
  type: resourceTypes.instance,
  read: (client, id) => client.call('nova.servers.metadata', { params: { id } }),
  save: (client, id, body) => client.call('nova.servers.updateMetadata', { params: { id }, body, quiet: true }),
})
