import '../icon/stratus-icon-core.define.js'
import { eye } from '../icon/shapes/eye.js'
import { eyeOff } from '../icon/shapes/eye-off.js'
import { addIcons } from '../icon/stratus-icon.js'
import { define } from '../internal/define.js'
import { StratusPasswordPair } from './stratus-password-pair.js'

addIcons({ eye, 'eye-off': eyeOff })
define('stratus-password-pair', StratusPasswordPair)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-password-pair': StratusPasswordPair
  }
}
