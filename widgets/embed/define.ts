import { define } from '../internal/define.js'
import { StratusLiveQuota } from './stratus-live-quota.js'
import { StratusLiveTopology } from './stratus-live-topology.js'

define('stratus-live-quota', StratusLiveQuota)
define('stratus-live-topology', StratusLiveTopology)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-live-quota': StratusLiveQuota
    'stratus-live-topology': StratusLiveTopology
  }
}
