import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusErrorState } from './stratus-error-state.js'

define('stratus-error-state', StratusErrorState)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-error-state': StratusErrorState
  }
}
