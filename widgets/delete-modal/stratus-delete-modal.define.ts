import { define } from '../internal/define.js'
import { StratusDeleteModal } from './stratus-delete-modal.js'

define('stratus-delete-modal', StratusDeleteModal)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-delete-modal': StratusDeleteModal
  }
}
