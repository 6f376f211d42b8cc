/** The kit for one script tag: registers every element and exports what `@stratus/widgets` exports, and what opens modals. */
import './define.js'
export { confirmDelete } from './delete-modal/confirm-delete.js'
export * from './index.js'
export { openModal } from './modal-stack/open-modal.js'
