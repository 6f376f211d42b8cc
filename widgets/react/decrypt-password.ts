import '../decrypt-password/stratus-decrypt-password.define.js'
import type { StratusDecryptPasswordEventMap } from '../decrypt-password/stratus-decrypt-password.events.js'
import { StratusDecryptPassword } from '../decrypt-password/stratus-decrypt-password.js'
import { wrap } from './wrap.js'

export const DecryptPassword = wrap<StratusDecryptPassword, StratusDecryptPasswordEventMap>(
  'stratus-decrypt-password',
  StratusDecryptPassword,
  { 'stratus-close-request': true, 'stratus-failure': true },
)
