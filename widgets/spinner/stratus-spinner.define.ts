import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusSpinner } from './stratus-spinner.js'

define('stratus-spinner', StratusSpinner)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-spinner': StratusSpinner
  }
}
