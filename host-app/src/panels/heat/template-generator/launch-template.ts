import type { OpenForm } from '../../../host.js'

/** Launch Stack as it stands once it knows the template: its name and the parameters are asked next. */
export function launchTemplate(template: string): OpenForm {
  return async ({ client }, signal) => {
    const { formPath, openForm, readNext } = await import('@stratus/api-client/forms')
    const name = 'heat.launch'
    const address = formPath(name, {})
    const first = await openForm(client, name, {}, signal)
    if (!first) return { name, address, form: null }
    const result = await client.sendForm(first, {
      template_source: 'raw',
      template_data: template,
      environment_source: 'raw',
      environment_data: '',
    })
    // What the cloud has against it stands in the form, with the template.
    const form = result.ok ? readNext(name, result.page ?? '', first.action) : { ...first, ...result.form }
    return { name, address, form }
  }
}
