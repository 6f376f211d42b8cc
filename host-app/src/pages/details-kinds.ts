import { resourceTypes } from '../paths.js'

/** What things are called whose addresses do not name them; English, key of its translation. */
export const detailsKinds: Readonly<Record<string, string | undefined>> = {
  [resourceTypes.image]: 'Image',
  [resourceTypes.qosPolicy]: 'QoS Policy',
  [resourceTypes.serverGroup]: 'Server Group',
  [resourceTypes.trunk]: 'Trunk',
  [resourceTypes.domain]: 'Domain',
  [resourceTypes.project]: 'Project',
  [resourceTypes.user]: 'User',
}
