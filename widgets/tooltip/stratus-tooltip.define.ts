import { define } from '../internal/define.js'
import { StratusTooltip } from './stratus-tooltip.js'

define('stratus-tooltip', StratusTooltip)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-tooltip': StratusTooltip
  }
}
