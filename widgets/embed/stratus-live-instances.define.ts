import { define } from '../internal/define.js'
import { StratusLiveInstances } from './stratus-live-instances.js'

define('stratus-live-instances', StratusLiveInstances)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-live-instances': StratusLiveInstances
  }
}
