import { matchPath } from 'react-router-dom'
import { decoded, paths, resourceTypes } from '../paths.js'

interface Redirect {
  from: string
  type: string
  /** The list to come back to, when it is not the type's own. */
  nav?: string
}

const { image, keypair, project, qosPolicy, serverGroup, trunk, user } = resourceTypes

/** Old addresses of things (P-ROUTE-04). The trunk ones lead to the details prefix like the others (P-ROUTE-05). */
export const detailsRedirects: readonly Redirect[] = [
  { from: '/project/images/:id', type: image },
  { from: '/admin/images/:id/detail', type: image, nav: '/admin/images/' },
  { from: '/project/key_pairs/:id', type: keypair },
  { from: '/project/network_qos/:id', type: qosPolicy },
  { from: '/project/server_groups/:id', type: serverGroup },
  { from: '/project/trunks/:id', type: trunk },
  { from: '/admin/trunks/:id/detail', type: trunk, nav: '/admin/trunks/' },
  { from: '/admin/trunk/:id/detail', type: trunk, nav: '/admin/trunks/' },
  { from: '/identity/users/:id/detail', type: user },
  { from: '/identity/:id/detail', type: project },
]

/**
 * Where an old address leads; null for any other address.
 * @param pathname as the address bar has it, percent-encoded
 */
export function redirectTarget(pathname: string): string | null {
  for (const { from, type, nav } of detailsRedirects) {
    const id = matchPath(from, pathname)?.params['id']
    if (id) return paths.details(type, decoded(id), nav)
  }
  return null
}
