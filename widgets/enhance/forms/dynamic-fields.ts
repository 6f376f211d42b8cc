import { formsetRows } from './formset-rows/formset-rows.js'
import { switchableFields } from './switchable-fields/switchable-fields.js'
import type { Behaviour } from '../core/context.js'

/** Fields that show and hide others. */
export const switchable: Behaviour = {
  name: 'switchable',
  selector: 'form:has(.switchable)',
  attach: (form) => switchableFields(form),
}

/** Rows of formsets. */
export const formsets: Behaviour = {
  name: 'formsets',
  selector: 'form:has(input[name$="-TOTAL_FORMS"])',
  attach: (form) => formsetRows(form),
}
