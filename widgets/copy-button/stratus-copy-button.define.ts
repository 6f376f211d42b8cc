import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusCopyButton } from './stratus-copy-button.js'

define('stratus-copy-button', StratusCopyButton)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-copy-button': StratusCopyButton
  }
}
