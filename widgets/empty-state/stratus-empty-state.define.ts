import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusEmptyState } from './stratus-empty-state.js'

define('stratus-empty-state', StratusEmptyState)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-empty-state': StratusEmptyState
  }
}
