import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusTabs } from './stratus-tabs.js'

define('stratus-tabs', StratusTabs)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-tabs': StratusTabs
  }
}
