import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusModal } from './stratus-modal.js'

define('stratus-modal', StratusModal)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-modal': StratusModal
  }
}
