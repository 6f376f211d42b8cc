/**
 * Leaves the page by a form, as a page of the cloud would: the browser follows where the server leads, to other sites too.
 * @param target of another tab, when this page has something to lose
 */
export function leaveByForm(action: string, fields: Readonly<Record<string, string>>, target?: '_blank'): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  if (target) form.target = target
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
