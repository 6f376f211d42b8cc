import { matchPath } from 'react-router-dom'
import { paths } from '../paths.js'

interface Nearest {
  /** An address of Horizon's. */
  readonly from: string
  to(id: string): string
}

const opened = (list: string) => (id: string) => `${list}?open=${encodeURIComponent(id)}`
const searched = (list: string) => (id: string) => `${list}?text=${encodeURIComponent(id)}`

const nearest: readonly Nearest[] = [
  // Horizon tells of the instances on a machine, by its number and host name: `1_compute-1`.
  { from: '/admin/hypervisors/:id', to: (id) => paths.instancesOn(id.replace(/^[^_]*_/, '')) },
  { from: '/admin/rbac_policies/:id', to: searched('/admin/rbac_policies/') },
  { from: '/admin/floating_ips/:id/detail', to: searched('/admin/floating_ips/') },
  { from: '/admin/routers/:id/l3_agent_list', to: paths.routersOn },
  { from: '/admin/group_types/:id/specs', to: opened(paths.groupTypes()) },
  { from: '/admin/volume_types/:id/extras', to: opened('/admin/volume_types/') },
  { from: '/admin/volume_types/:id/type_encryption_detail', to: opened('/admin/volume_types/') },
  { from: '/admin/volume_types/qos_specs/:id', to: () => '/admin/volume_types/?tab=qos_specs' },
  { from: '/project/stacks/stack/:id/:resource', to: (id) => `${paths.stack(id)}?tab=stack_details__resources` },
  { from: '/project/security_groups/:id/add_rule', to: paths.securityGroup },
]

/**
 * Where what Horizon tells at one of its addresses is found, when there is no Horizon (P-ROUTE-13); null for any other address.
 * @param pathname as the address bar has it
 */
export function nearestPage(pathname: string): string | null {
  for (const { from, to } of nearest) {
    const id = matchPath(from, pathname)?.params['id']
    if (id) return to(id)
  }
  return null
}
