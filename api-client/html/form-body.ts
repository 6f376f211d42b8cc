import type { HorizonForm } from './form.js'

/** What is sent of a form: as it stands, but for `values`. A box is sent when it is ticked; the empty text takes the tick off. */
export function formBody(form: Pick<HorizonForm, 'fields'>, values: Readonly<Record<string, string>>): URLSearchParams {
  const boxes = new Set(form.fields.flatMap(({ name, type }) => (type === 'checkbox' ? [name] : [])))
  const body = new URLSearchParams()
  for (const { name, type, value, checked } of form.fields) if (type !== 'checkbox' || checked) body.set(name, value)
  for (const [name, value] of Object.entries(values))
    if (value === '' && boxes.has(name)) body.delete(name)
    else body.set(name, value)
  return body
}
