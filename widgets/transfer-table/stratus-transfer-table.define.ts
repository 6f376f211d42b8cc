import { define } from '../internal/define.js'
import { StratusTransferTable } from './stratus-transfer-table.js'

define('stratus-transfer-table', StratusTransferTable)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-transfer-table': StratusTransferTable
  }
}
