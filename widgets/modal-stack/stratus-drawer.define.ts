import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusDrawer } from './stratus-drawer.js'

define('stratus-drawer', StratusDrawer)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-drawer': StratusDrawer
  }
}
