import '../period-picker/stratus-period-picker.define.js'
import { StratusPeriodPicker } from '../period-picker/stratus-period-picker.js'
import type { StratusPeriodPickerEventMap } from '../period-picker/stratus-period-picker.events.js'
import { wrap } from './wrap.js'

export const PeriodPicker = wrap<StratusPeriodPicker, StratusPeriodPickerEventMap>(
  'stratus-period-picker',
  StratusPeriodPicker,
  { 'stratus-change': true },
)
