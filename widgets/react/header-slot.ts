import '../header-slot/stratus-header-slot.define.js'
import { StratusHeaderSlot } from '../header-slot/stratus-header-slot.js'
import type { StratusHeaderSlotEventMap } from '../header-slot/stratus-header-slot.events.js'
import { wrap } from './wrap.js'

export const HeaderSlot = wrap<StratusHeaderSlot, StratusHeaderSlotEventMap>('stratus-header-slot', StratusHeaderSlot, {
  'stratus-section-change': true,
})
