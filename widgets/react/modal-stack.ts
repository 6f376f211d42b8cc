import '../modal-stack/stratus-modal-stack.define.js'
import { StratusModalStack } from '../modal-stack/stratus-modal-stack.js'
import { wrap } from './wrap.js'

export const ModalStack = wrap<StratusModalStack>('stratus-modal-stack', StratusModalStack, {})
