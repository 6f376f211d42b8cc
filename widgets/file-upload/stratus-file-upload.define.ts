import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusFileUpload } from './stratus-file-upload.js'

define('stratus-file-upload', StratusFileUpload)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-file-upload': StratusFileUpload
  }
}
