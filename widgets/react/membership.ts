import '../membership/stratus-membership.define.js'
import { StratusMembership } from '../membership/stratus-membership.js'
import type { StratusMembershipEventMap } from '../membership/stratus-membership.events.js'
import { wrap } from './wrap.js'

export const Membership = wrap<StratusMembership, StratusMembershipEventMap>('stratus-membership', StratusMembership, {
  'stratus-change': true,
})
