import '../modal-stack/stratus-modal.define.js'
import { StratusModal } from '../modal-stack/stratus-modal.js'
import type { StratusModalEventMap } from '../modal-stack/stratus-modal.events.js'
import { wrap } from './wrap.js'

export const Modal = wrap<StratusModal, StratusModalEventMap>('stratus-modal', StratusModal, {
  'stratus-close-request': true,
  'stratus-submit': true,
  'stratus-submit-refused': true,
  'stratus-after-open': true,
  'stratus-after-close': true,
})
