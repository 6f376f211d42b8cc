import '../file-upload/stratus-file-upload.define.js'
import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusDecryptPassword } from './stratus-decrypt-password.js'

define('stratus-decrypt-password', StratusDecryptPassword)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-decrypt-password': StratusDecryptPassword
  }
}
