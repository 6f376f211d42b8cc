import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusBadge } from './stratus-badge.js'

define('stratus-badge', StratusBadge)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-badge': StratusBadge
  }
}
