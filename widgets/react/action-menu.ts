import '../action-list/stratus-action-menu.define.js'
import type { StratusActionMenuEventMap } from '../action-list/action-list.events.js'
import { StratusActionMenu } from '../action-list/stratus-action-menu.js'
import { wrap } from './wrap.js'

export const ActionMenu = wrap<StratusActionMenu, StratusActionMenuEventMap>('stratus-action-menu', StratusActionMenu, {
  'stratus-action': true,
  'stratus-menu': true,
})
