import './stratus-modal.define.js'
import { define } from '../internal/define.js'
import { StratusModalStack } from './stratus-modal-stack.js'

define('stratus-modal-stack', StratusModalStack)

export { openModal } from './open-modal.js'

declare global {
  interface HTMLElementTagNameMap {
    'stratus-modal-stack': StratusModalStack
  }
}
