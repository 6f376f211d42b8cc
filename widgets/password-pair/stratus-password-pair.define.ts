import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusPasswordPair } from './stratus-password-pair.js'

define('stratus-password-pair', StratusPasswordPair)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-password-pair': StratusPasswordPair
  }
}
