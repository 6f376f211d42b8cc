import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusSelect } from './stratus-select.js'

define('stratus-select', StratusSelect)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-select': StratusSelect
  }
}
