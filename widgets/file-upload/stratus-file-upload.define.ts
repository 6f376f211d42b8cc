import '../icon/stratus-icon-core.define.js'
import { upload } from '../icon/shapes/upload.js'
import { addIcons } from '../icon/stratus-icon.js'
import { define } from '../internal/define.js'
import { StratusFileUpload } from './stratus-file-upload.js'

addIcons({ upload })
define('stratus-file-upload', StratusFileUpload)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-file-upload': StratusFileUpload
  }
}
