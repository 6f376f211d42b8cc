import type { HorizonForm } from './form.js'

/** What is sent of a form: as it stands, but for `values`. A box is sent when it is ticked; the empty text takes the tick off. */
export function formBody(form: Pick<HorizonForm, 'fields'>, values: Readonly<Record<string, string>>): URLSearchParams {
  const body = new URLSearchParams()
  for (const { name, type, value, checked, multiple } of form.fields) {
    const typed = values[name]
    const sent = typed ?? value
    if (multiple) for (const one of sent.split('\n').filter(Boolean)) body.append(name, one)
    // A box without a value of its own sends `on`, as in a browser: of nothing Horizon makes a box without a tick.
    else if (type !== 'checkbox') body.set(name, sent)
    else if (typed === undefined ? checked : typed !== '') body.set(name, sent || 'on')
  }
  const known = new Set(form.fields.map(({ name }) => name))
  for (const [name, value] of Object.entries(values)) if (!known.has(name)) body.set(name, value)
  return body
}
