import { define } from '../internal/define.js'
import { StratusHeaderSlot } from './stratus-header-slot.js'

define('stratus-header-slot', StratusHeaderSlot)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-header-slot': StratusHeaderSlot
  }
}
