import '../icon/stratus-icon-core.define.js'
import '../modal-stack/stratus-modal.define.js'
import { define } from '../internal/define.js'
import { StratusDeleteModal } from './stratus-delete-modal.js'

define('stratus-delete-modal', StratusDeleteModal)

export { confirmDelete } from './confirm-delete.js'

declare global {
  interface HTMLElementTagNameMap {
    'stratus-delete-modal': StratusDeleteModal
  }
}
