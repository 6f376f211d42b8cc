import type { NodeKey } from '../model/topology-model.js'

export type DeleteKind = 'server' | 'router' | 'network' | 'port' | 'subnet'

/** What is to be deleted. */
export interface DeleteTarget {
  readonly kind: DeleteKind
  readonly id: string
  readonly name: string
  /** The node it is, or belongs to: the one that is marked as loading. */
  readonly owner: NodeKey
  /** Of a port: its router. */
  readonly routerId?: string
  /** Of a port or subnet: its network. */
  readonly networkId?: string
}

/** Said when the server gave no answer that tells more. */
export const communicationProblem = 'There was a problem communicating with the server, please try again.'

/** The label of the button that deletes it. @texts */
export const deleteLabels: Readonly<Record<DeleteKind, string>> = {
  server: 'Delete Instance',
  router: 'Delete Router',
  network: 'Delete Network',
  port: 'Delete Interface',
  subnet: 'Delete Subnet',
}

/** The page that deletes it, relative to the topology page (T-DEL-02). */
export function deletePage({ kind, id, routerId = '', networkId = '' }: DeleteTarget): string {
  switch (kind) {
    case 'server':
      return `instance?id=${encodeURIComponent(id)}`
    case 'router':
      return 'router'
    case 'network':
      return 'network'
    case 'port':
      return `router/${encodeURIComponent(routerId)}/`
    case 'subnet':
      return `network/${encodeURIComponent(networkId)}/?tab=network_tabs__subnets_tab`
  }
}

/** What that page's form takes as `action`. The table of routers is really called so. */
export function deleteAction({ kind, id }: DeleteTarget): string {
  const tables = { server: 'instances', router: 'Routers', network: 'networks', port: 'interfaces', subnet: 'subnets' }
  return `${tables[kind]}__delete__${id}`
}

/** The message to that page: the id, and of a port also its router and network (T-DEL-03). */
export function deletePayload({ kind, id, routerId, networkId }: DeleteTarget): Readonly<Record<string, string>> {
  return kind === 'port' ? { id, router_id: routerId ?? '', network_id: networkId ?? '' } : { id }
}
