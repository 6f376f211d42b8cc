import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusActionMenu } from './stratus-action-menu.js'

define('stratus-action-menu', StratusActionMenu)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-action-menu': StratusActionMenu
  }
}
