type SubmitButton = HTMLButtonElement | HTMLInputElement

const withoutText = /^(button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/

export function isSubmitButton(each: EventTarget): each is SubmitButton {
  return (each instanceof HTMLButtonElement || each instanceof HTMLInputElement) && each.type === 'submit'
}

function isTextField(each: unknown): each is HTMLInputElement {
  return each instanceof HTMLInputElement && !withoutText.test(each.type)
}

/**
 * Calls `submit` for Enter in a text field whose submit button lies outside of the form, where the browser would do nothing: it
 * presses a button of the form, and sends a form without one only if that has a single field. Not in a filter.
 *
 * To be called with `keypress`: no element has used that Enter for itself, such as to choose from a list.
 */
export function submitByEnter(event: KeyboardEvent, submit: (form: HTMLFormElement | null) => void): void {
  const [field] = event.composedPath()
  if (event.key !== 'Enter' || !isTextField(field) || field.type === 'search') return
  const { form = null } = event.target as HTMLInputElement
  // Of an element's own fields, only those of the kit's form fields are part of the form.
  if (event.target !== field && !field.part.contains('input')) return
  const elements = [...(form?.elements ?? [])]
  const single = field.form && elements.filter(isTextField).length === 1
  // Behind the change of the field, which the browser and the kit's fields tell with this Enter.
  if (!single && !elements.some(isSubmitButton)) setTimeout(() => event.defaultPrevented || submit(form))
}
