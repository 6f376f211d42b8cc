import '../tabs/stratus-tabs.define.js'
import { StratusTabs } from '../tabs/stratus-tabs.js'
import type { StratusTabsEventMap } from '../tabs/stratus-tabs.events.js'
import { wrap } from './wrap.js'

export const Tabs = wrap<StratusTabs, StratusTabsEventMap>('stratus-tabs', StratusTabs, { 'stratus-tab-change': true })
