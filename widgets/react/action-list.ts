import '../action-list/stratus-action-list.define.js'
import type { ActionEvent, MenuEvent } from '../action-list/action-list.events.js'
import { StratusActionList } from '../action-list/stratus-action-list.js'
import { wrap } from './wrap.js'

interface ActionListEventMap {
  'stratus-action': ActionEvent
  'stratus-menu': MenuEvent
}

export const ActionList = wrap<StratusActionList, ActionListEventMap>('stratus-action-list', StratusActionList, {
  'stratus-action': true,
  'stratus-menu': true,
})
