import '../schema-form/stratus-schema-form.define.js'
import type { StratusSchemaFormEventMap } from '../schema-form/stratus-schema-form.events.js'
import { StratusSchemaForm } from '../schema-form/stratus-schema-form.js'
import { wrap } from './wrap.js'

export const SchemaForm = wrap<StratusSchemaForm, StratusSchemaFormEventMap>('stratus-schema-form', StratusSchemaForm, {
  'stratus-change': true,
})
