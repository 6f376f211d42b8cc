import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusLiveTable } from './stratus-live-table.js'

define('stratus-live-table', StratusLiveTable)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-live-table': StratusLiveTable
  }
}
