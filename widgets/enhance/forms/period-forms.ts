import '../../date-range/stratus-date-range.define.js'
import type { Behaviour } from '../core/context.js'

/** The two dates of the usage report become one range; they are sent under their old names (C-USAGE-01, W-FORM-04). */
export const usageDates: Behaviour = {
  name: 'usage-dates',
  selector: 'form#date_form:has(#id_start):has(#id_end)',
  attach(form, context) {
    // A page with its own look has a date picker of its own.
    if (context.look === 'page') return undefined
    const start = form.querySelector<HTMLInputElement>('#id_start')
    const end = form.querySelector<HTMLInputElement>('#id_end')
    if (!start || !end) return undefined
    const fields = [start, end]
    const groups = form.querySelectorAll<HTMLElement>('.datepicker, .datepicker-delimiter')
    const range = document.createElement('stratus-date-range')
    Object.assign(range, { start: start.value, end: end.value, required: true })
    for (const field of fields) field.disabled = true
    for (const group of groups) group.hidden = true
    groups[0]?.before(range)
    return () => {
      start.value = range.start
      end.value = range.end
      range.remove()
      for (const field of fields) field.disabled = false
      for (const group of groups) group.hidden = false
    }
  },
}

/** The period of a statistics form: only 'Other' shows the two dates (W-CHART-10). */
export const periodForm: Behaviour = {
  name: 'period-form',
  selector: 'form:has(#id_period):has(#id_date_from)',
  attach(form) {
    const period = form.querySelector<HTMLSelectElement>('#id_period')
    if (!period) return undefined
    const dates = [...form.querySelectorAll<HTMLInputElement>('#id_date_from, #id_date_to')]
    const update = (): void => {
      for (const date of dates) (date.closest<HTMLElement>('.form-group') ?? date).hidden = period.value !== 'other'
    }
    period.addEventListener('change', update)
    update()
    return () => period.removeEventListener('change', update)
  },
}
