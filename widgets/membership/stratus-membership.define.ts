import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusMembership } from './stratus-membership.js'

define('stratus-membership', StratusMembership)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-membership': StratusMembership
  }
}
