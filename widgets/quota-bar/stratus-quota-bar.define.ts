import { define } from '../internal/define.js'
import { StratusQuotaBar } from './stratus-quota-bar.js'

define('stratus-quota-bar', StratusQuotaBar)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-quota-bar': StratusQuotaBar
  }
}
