import { define } from '../internal/define.js'
import { StratusIcon } from './stratus-icon.js'

define('stratus-icon', StratusIcon)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-icon': StratusIcon
  }
}
