import type { NetworkRow } from '../../world/tables/neutron.js'
import { ownProject, type PageContext } from '../context.js'

/** What is of this project is changed in it; Neutron lets administrators change the others', too. */
export const mayChange = (context: PageContext, { project_id }: { project_id: string }) =>
  context.session?.isAdmin || project_id === ownProject(context)

/** The network a page is about, when it is this project's. */
export function networkOf(context: PageContext): NetworkRow | undefined {
  const network = context.cloud.world.db.neutron.networks.get(context.params[0] ?? '')
  return network && mayChange(context, network) ? network : undefined
}

export const goneNetwork = 'Unable to retrieve network details.'

export const networkPage = ({ params }: PageContext, tab: 'subnets' | 'ports') =>
  `/project/networks/${params[0] ?? ''}/detail?tab=network_tabs__${tab}_tab`

/** `True` and `False`, as Django writes a choice. */
export const upOrDown = [
  ['True', 'UP'],
  ['False', 'DOWN'],
] as const
