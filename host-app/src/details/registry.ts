import type { ComponentType } from 'react'
import type { Host } from '../host.js'
import { paths, resourceTypes as codes } from '../paths.js'
import type { ActionResult } from '../actions/action-result.js'

export interface DetailsProps<Item> {
  item: Item
  /** The part of the address after the type. */
  path: string
  /** Loads the item again; what is shown stays until the answer comes. */
  reload(): void
  /** To be called after an action: goes to the list when everything is deleted, else reloads (W-DETAIL-04). */
  onResult(result: ActionResult | undefined): void
}

/** What a lazily loaded details module exports. */
export interface DetailsModule<Item> {
  /** Loads the item; an `ApiError` with status 404 leads to the not-found page. Missing: an error is logged (W-DETAIL-06). */
  load?: (host: Host, path: string, signal: AbortSignal) => Promise<Item>
  Component: ComponentType<DetailsProps<Item>>
}

export interface ResourceType {
  /** Type code in the address, such as `OS::Glance::Image`. */
  type: string
  /** The list to go to when the item is gone and the address names none (`?nav=`). */
  index: string
  /** Item types differ from module to module; `detailsOf` keeps each module's own two halves together. */
  lazy: () => Promise<DetailsModule<unknown>>
}

/**
 * Declares a details page. Checks that what `load` gives is what `Component` shows.
 * @param lazy imports the module
 */
export function detailsOf<Item>(type: string, index: string, lazy: () => Promise<DetailsModule<Item>>): ResourceType {
  // The view hands the component exactly what this module's own `load` gave.
  return { type, index, lazy: lazy as unknown as ResourceType['lazy'] }
}

/** Every resource type that has a details page. */
export const resourceTypes: readonly ResourceType[] = [
  detailsOf(codes.image, paths.images('project'), () => import('../panels/glance/images/ImageDetails.js')),
  detailsOf(codes.keypair, paths.keypairs(), () => import('../panels/nova/key-pairs/KeypairDetails.js')),
  detailsOf(codes.qosPolicy, paths.qosPolicies(), () => import('../panels/neutron/qos/QosDetails.js')),
  detailsOf(
    codes.serverGroup,
    paths.serverGroups(),
    () => import('../panels/nova/server-groups/ServerGroupDetails.js'),
  ),
  detailsOf(codes.trunk, paths.trunks('project'), () => import('../panels/neutron/trunks/TrunkDetails.js')),
  detailsOf(codes.domain, paths.domains(), () => import('../panels/keystone/domains/DomainDetails.js')),
  detailsOf(codes.project, paths.projects(), () => import('../panels/keystone/projects/ProjectDetails.js')),
  detailsOf(codes.user, paths.users(), () => import('../panels/keystone/users/UserDetails.js')),
]

/** The list that a details address belongs to; any other address stays as it is. */
export function listOf(pathname: string): string {
  const [, prefix, type = ''] = pathname.split('/')
  if (prefix !== 'ngdetails') return pathname
  return resourceTypes.find((resource) => resource.type === type.replace(/%3A/gi, ':'))?.index ?? pathname
}
