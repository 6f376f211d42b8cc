import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusConsoleLog } from './stratus-console-log.js'

define('stratus-console-log', StratusConsoleLog)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-console-log': StratusConsoleLog
  }
}
