import '../console-log/stratus-console-log.define.js'
import { StratusConsoleLog } from '../console-log/stratus-console-log.js'
import type { StratusConsoleLogEventMap } from '../console-log/stratus-console-log.events.js'
import { wrap } from './wrap.js'

export const ConsoleLog = wrap<StratusConsoleLog, StratusConsoleLogEventMap>('stratus-console-log', StratusConsoleLog, {
  'stratus-load-error': true,
})
