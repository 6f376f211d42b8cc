import type { DetailsModule } from '../details/details-module.js'
import type { DetailedType } from '../navigation/details-lists.js'
import { resourceTypes } from '../paths.js'

/** Item types differ from module to module. */
export type DetailsLoader = () => Promise<DetailsModule<unknown>>

/** Checks that what `load` of a module gives is what its `Component` shows. */
function loader<Item>(load: () => Promise<DetailsModule<Item>>): DetailsLoader {
  // The page hands the component exactly what this module's own `load` gave.
  return load as unknown as DetailsLoader
}

/** What shows each resource type that has a details page. */
export const detailsLoaders: Readonly<Record<DetailedType, DetailsLoader>> = {
  [resourceTypes.image]: loader(() => import('./glance/images/ImageDetails.js')),
  [resourceTypes.keypair]: loader(() => import('./nova/key-pairs/KeypairDetails.js')),
  [resourceTypes.qosPolicy]: loader(() => import('./neutron/qos/QosDetails.js')),
  [resourceTypes.serverGroup]: loader(() => import('./nova/server-groups/ServerGroupDetails.js')),
  [resourceTypes.trunk]: loader(() => import('./neutron/trunks/TrunkDetails.js')),
  [resourceTypes.domain]: loader(() => import('./keystone/domains/DomainDetails.js')),
  [resourceTypes.project]: loader(() => import('./keystone/projects/ProjectDetails.js')),
  [resourceTypes.user]: loader(() => import('./keystone/users/UserDetails.js')),
}
