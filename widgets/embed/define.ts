import '../icon/stratus-icon-core.define.js'
import '../quota-pie/stratus-quota-pie.define.js'
import '../topology/stratus-topology-graph.define.js'
import { define } from '../internal/define.js'
import { StratusLiveInstances } from './stratus-live-instances.js'
import { StratusLiveQuota } from './stratus-live-quota.js'
import { StratusLiveTopology } from './stratus-live-topology.js'

define('stratus-live-instances', StratusLiveInstances)
define('stratus-live-quota', StratusLiveQuota)
define('stratus-live-topology', StratusLiveTopology)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-live-instances': StratusLiveInstances
    'stratus-live-quota': StratusLiveQuota
    'stratus-live-topology': StratusLiveTopology
  }
}
