import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusPopover } from './stratus-popover.js'

define('stratus-popover', StratusPopover)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-popover': StratusPopover
  }
}
