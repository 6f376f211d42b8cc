import type { HandlersOf } from '../../handler.js'
import { floatingHandlers } from './floating-ips.js'
import { networkTableHandlers } from './networks.js'
import { qosHandlers } from './qos.js'
import { trunkHandlers } from './trunks.js'

/** The network service, and Horizon's older `/api/network/` calls for floating IPs and security groups. */
export const neutronHandlers: HandlersOf<'neutron'> = {
  ...networkTableHandlers,
  ...trunkHandlers,
  ...qosHandlers,
  ...floatingHandlers,
}
