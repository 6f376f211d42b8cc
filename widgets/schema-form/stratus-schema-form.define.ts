import '../icon/stratus-icon-core.define.js'
import { define } from '../internal/define.js'
import { StratusSchemaForm } from './stratus-schema-form.js'

define('stratus-schema-form', StratusSchemaForm)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-schema-form': StratusSchemaForm
  }
}
