import '../password-pair/stratus-password-pair.define.js'
import type { StratusPasswordPairEventMap } from '../password-pair/stratus-password-pair.events.js'
import { StratusPasswordPair } from '../password-pair/stratus-password-pair.js'
import { wrap } from './wrap.js'

export const PasswordPair = wrap<StratusPasswordPair, StratusPasswordPairEventMap>(
  'stratus-password-pair',
  StratusPasswordPair,
  { 'stratus-change': true },
)
