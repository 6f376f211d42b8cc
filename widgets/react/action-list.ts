import '../action-list/stratus-action-list.define.js'
import type { StratusActionListEventMap } from '../action-list/action-list.events.js'
import { StratusActionList } from '../action-list/stratus-action-list.js'
import { wrap } from './wrap.js'

export const ActionList = wrap<StratusActionList, StratusActionListEventMap>('stratus-action-list', StratusActionList, {
  'stratus-action': true,
  'stratus-menu': true,
})
