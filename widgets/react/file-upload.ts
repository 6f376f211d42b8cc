import '../file-upload/stratus-file-upload.define.js'
import { StratusFileUpload } from '../file-upload/stratus-file-upload.js'
import type { StratusFileUploadEventMap } from '../file-upload/stratus-file-upload.events.js'
import { wrap } from './wrap.js'

export const FileUpload = wrap<StratusFileUpload, StratusFileUploadEventMap>('stratus-file-upload', StratusFileUpload, {
  'stratus-file-change': true,
  'stratus-cancel-request': true,
})
