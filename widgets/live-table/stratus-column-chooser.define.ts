import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusColumnChooser } from './stratus-column-chooser.js'

define('stratus-column-chooser', StratusColumnChooser)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-column-chooser': StratusColumnChooser
  }
}
