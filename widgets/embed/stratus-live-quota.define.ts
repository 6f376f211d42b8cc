import '../quota-pie/stratus-quota-pie.define.js'
import { define } from '../internal/define.js'
import { StratusLiveQuota } from './stratus-live-quota.js'

define('stratus-live-quota', StratusLiveQuota)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-live-quota': StratusLiveQuota
  }
}
