import type { PolicyRule } from '../policy.js'
import type { ActionRule } from './rule.js'

const network = (rule: string): readonly PolicyRule[] => [['network', rule]]
const always = () => null

/** The part of a router that the rules look at. */
export interface RouterFacts {
  /** The network that its gateway is on; null without one. */
  readonly external_network: string | null
}

/** Row actions of the routers panel. */
export const routerCan = {
  edit: { policy: network('update_router'), unavailable: always },
  setGateway: { policy: network('update_router'), unavailable: always },
  clearGateway: {
    policy: network('update_router'),
    unavailable: ({ external_network }) => (external_network === null ? 'The router has no gateway.' : null),
  },
  addInterface: { policy: network('add_router_interface'), unavailable: always },
  addRoute: { policy: network('update_router'), unavailable: always },
  delete: { policy: network('delete_router'), unavailable: always },
} as const satisfies Readonly<Record<string, ActionRule<RouterFacts>>>

/** What needs no router; `removeInterface` and `removeRoute` are about parts of one. */
export const routerPolicies = {
  create: network('create_router'),
  removeInterface: network('remove_router_interface'),
  removeRoute: network('update_router'),
} as const
