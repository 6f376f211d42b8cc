import { define } from '../internal/define.js'
import { StratusQuotaPie } from './stratus-quota-pie.js'

define('stratus-quota-pie', StratusQuotaPie)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-quota-pie': StratusQuotaPie
  }
}
