import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusMenuButton } from './stratus-menu-button.js'

define('stratus-menu-button', StratusMenuButton)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-menu-button': StratusMenuButton
  }
}
