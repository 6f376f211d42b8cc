import type { LoginForm } from '@stratus/api-client'

/**
 * Signs in on another site (SSO): sends the form as a page would, so that the browser follows where the server leads.
 * @param stay in another tab, since this page has something to lose
 */
export function leaveToSignIn(form: LoginForm, values: Readonly<Record<string, string>>, stay: boolean): void {
  const element = document.createElement('form')
  element.method = 'post'
  element.action = form.action
  if (stay) element.target = '_blank'
  element.hidden = true
  for (const [name, value] of Object.entries({ ...values, csrfmiddlewaretoken: form.token ?? '' })) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    element.append(input)
  }
  document.body.append(element)
  element.submit()
  element.remove()
}
