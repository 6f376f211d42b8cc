import '../icon/stratus-icon-core.define.js'
import { wrap } from '../icon/shapes/wrap.js'
import { addIcons } from '../icon/stratus-icon.js'
import { define } from '../internal/define.js'
import { StratusConsoleLog } from './stratus-console-log.js'

addIcons({ wrap })
define('stratus-console-log', StratusConsoleLog)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-console-log': StratusConsoleLog
  }
}
