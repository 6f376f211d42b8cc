import '../faceted-search/stratus-faceted-search.define.js'
import '../icon/stratus-icon-core.define.js'
import '../live-table/stratus-live-table.define.js'
import { define } from '../internal/define.js'
import { StratusTransferTable } from './stratus-transfer-table.js'

define('stratus-transfer-table', StratusTransferTable)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-transfer-table': StratusTransferTable
  }
}
