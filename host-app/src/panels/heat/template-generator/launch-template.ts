import type { OpenForm } from '../../../host.js'

/** Launch Stack as it stands once it knows the template: its name and the parameters are asked next. */
export function launchTemplate(template: string): OpenForm {
  return async ({ client, toasts }, signal) => {
    const [{ formPath, openForm, readNext }, { refusalOf, withTyped }] = await Promise.all([
      import('@stratus/api-client/forms'),
      import('../../../forms/cloud-form/cloud-form-model.js'),
    ])
    const name = 'heat.launch'
    const address = formPath(name, {})
    const first = await openForm(client, name, {}, signal)
    if (!first) return { name, address, form: null }
    const values = {
      template_source: 'raw',
      template_data: template,
      environment_source: 'raw',
      environment_data: '',
    }
    const result = await client.sendForm(first, values)
    const refusal = refusalOf(result)
    if (refusal) toasts.add('error', refusal)
    // The template stands in the form that asks for one.
    const form = result.ok ? readNext(name, result.page ?? '', first.action) : withTyped(first, result.form, values)
    return { name, address, form }
  }
}
