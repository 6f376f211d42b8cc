import '../number-input/stratus-number-input.define.js'
import { StratusNumberInput } from '../number-input/stratus-number-input.js'
import type { StratusNumberInputEventMap } from '../number-input/stratus-number-input.events.js'
import { wrap } from './wrap.js'

export const NumberInput = wrap<StratusNumberInput, StratusNumberInputEventMap>(
  'stratus-number-input',
  StratusNumberInput,
  { 'stratus-change': true },
)
