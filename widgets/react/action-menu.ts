import '../action-list/stratus-action-menu.define.js'
import type { ActionEvent, MenuEvent } from '../action-list/action-list.events.js'
import { StratusActionMenu } from '../action-list/stratus-action-menu.js'
import { wrap } from './wrap.js'

interface ActionMenuEventMap {
  'stratus-action': ActionEvent
  'stratus-menu': MenuEvent
}

export const ActionMenu = wrap<StratusActionMenu, ActionMenuEventMap>('stratus-action-menu', StratusActionMenu, {
  'stratus-action': true,
  'stratus-menu': true,
})
