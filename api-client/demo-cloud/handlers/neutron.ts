import type { HandlersOf } from '../handler.js'
import { floatingHandlers } from './neutron-floating.js'
import { networkTableHandlers } from './neutron-networks.js'
import { qosHandlers } from './neutron-qos.js'
import { trunkHandlers } from './neutron-trunks.js'

/** The network service, and Horizon's older `/api/network/` calls for floating IPs and security groups. */
export const neutronHandlers: HandlersOf<'neutron'> = {
  ...networkTableHandlers,
  ...trunkHandlers,
  ...qosHandlers,
  ...floatingHandlers,
}
