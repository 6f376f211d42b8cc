import { paths, resourceTypes } from '../paths.js'

/** The types of resources that have a details page, and the list to go to when an item is gone and its address names none. */
export const detailsLists = {
  [resourceTypes.image]: paths.images('project'),
  [resourceTypes.keypair]: paths.keypairs(),
  [resourceTypes.qosPolicy]: paths.qosPolicies(),
  [resourceTypes.serverGroup]: paths.serverGroups(),
  [resourceTypes.trunk]: paths.trunks('project'),
  [resourceTypes.domain]: paths.domains(),
  [resourceTypes.project]: paths.projects(),
  [resourceTypes.user]: paths.users(),
} as const

/** A resource type with a details page. What shows it is named in `panels/details-loaders.ts`. */
export type DetailedType = keyof typeof detailsLists

export function hasDetails(type: string): type is DetailedType {
  return Object.hasOwn(detailsLists, type)
}

/** The list that a details address belongs to; any other address stays as it is. */
export function listOf(pathname: string): string {
  const [, prefix, encoded = ''] = pathname.split('/')
  const type = encoded.replace(/%3A/gi, ':')
  return prefix === 'ngdetails' && hasDetails(type) ? detailsLists[type] : pathname
}
