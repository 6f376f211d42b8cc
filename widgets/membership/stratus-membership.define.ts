import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusMembership } from './stratus-membership.js'

define('stratus-membership', StratusMembership)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-membership': StratusMembership
  }
}
