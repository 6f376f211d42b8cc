import '../delete-modal/stratus-delete-modal.define.js'
import { StratusDeleteModal } from '../delete-modal/stratus-delete-modal.js'
import { wrap } from './wrap.js'

export const DeleteModal = wrap<StratusDeleteModal>('stratus-delete-modal', StratusDeleteModal, {})
