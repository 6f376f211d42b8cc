import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusTabs } from './stratus-tabs.js'

define('stratus-tabs', StratusTabs)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-tabs': StratusTabs
  }
}
