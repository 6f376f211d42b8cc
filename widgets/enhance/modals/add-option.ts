import { newOption } from '../answers/outcome-model.js'

/**
 * Puts what a form has made into the field it was opened for, selects it and says so (W-MODAL-09). An empty answer is no option:
 * the form made nothing. The field is looked for below the newest modal first.
 */
export function addOption(fieldId: string, body: string, closing: Element): boolean {
  const option = newOption(body)
  if (!option) return body.trim() === ''
  const fields = [...document.querySelectorAll<HTMLSelectElement>(`select[id="${CSS.escape(fieldId)}"]`)]
  const field = fields.findLast((each) => !closing.contains(each))
  if (!field) return true
  field.append(new Option(option.text, option.value, false, true))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
