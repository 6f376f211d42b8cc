import type { Behaviour } from '../core/context.js'
import { prepareFields } from './prepare-fields.js'

/** Forms of a page in our look: native lists, visible help. On a page with its own look and scripts they stay as they are. */
export const pageFields: Behaviour = {
  name: 'page-fields',
  selector: 'form',
  attach(form, context) {
    if (context.look === 'page' || form.closest('.stratus-horizon-modal')) return undefined
    prepareFields(form)
    for (const date of form.querySelectorAll<HTMLInputElement>('input[data-date-format="yyyy-mm-dd"]'))
      date.type = 'date'
    return undefined
  },
}
