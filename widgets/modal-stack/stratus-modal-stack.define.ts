import { define } from '../internal/define.js'
import { StratusModalStack } from './stratus-modal-stack.js'

define('stratus-modal-stack', StratusModalStack)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-modal-stack': StratusModalStack
  }
}
