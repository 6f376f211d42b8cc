import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { rehearse } from './rehearsal.js'
import { StratusLiveTable } from './stratus-live-table.js'

define('stratus-live-table', StratusLiveTable)
// Another copy of the kit may be the one in use.
if (customElements.get('stratus-live-table') === StratusLiveTable) rehearse(StratusLiveTable)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-live-table': StratusLiveTable
  }
}
