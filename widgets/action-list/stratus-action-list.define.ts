import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusActionList } from './stratus-action-list.js'

define('stratus-action-list', StratusActionList)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-action-list': StratusActionList
  }
}
