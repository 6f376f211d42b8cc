import '../side-nav/stratus-side-nav.define.js'
import { StratusSideNav } from '../side-nav/stratus-side-nav.js'
import type { StratusSideNavEventMap } from '../side-nav/stratus-side-nav.events.js'
import { wrap } from './wrap.js'

export const SideNav = wrap<StratusSideNav, StratusSideNavEventMap>('stratus-side-nav', StratusSideNav, {
  'stratus-navigation-change': true,
})
