import '../toaster/stratus-toaster.define.js'
import { StratusToaster } from '../toaster/stratus-toaster.js'
import type { StratusToasterEventMap } from '../toaster/stratus-toaster.events.js'
import { wrap } from './wrap.js'

export const Toaster = wrap<StratusToaster, StratusToasterEventMap>('stratus-toaster', StratusToaster, {
  'stratus-messages-change': true,
})
