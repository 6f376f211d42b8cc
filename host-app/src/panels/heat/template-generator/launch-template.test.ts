import type { DialogForm } from '@stratus/api-client/forms'
import { expect, it, vi } from 'vitest'
import type { Host } from '../../../host.js'
// Lit, which comes with it, tells of its development build as it comes.
import '../../../forms/cloud-form/cloud-form-model.js'
import { launchTemplate } from './launch-template.js'

const field = (name: string, more: string) =>
  `<div class="form-group"><label for="id_${name}">${name}</label><textarea id="id_${name}" name="${name}" class="switched" data-switch-on="${name.split('_')[0]}" ${more}></textarea></div>`
const source = (of: string) =>
  `<select class="switchable" data-slug="${of}" name="${of}_source"><option value="file">File</option><option value="raw">Direct Input</option></select>
  <input type="file" name="${of}_upload" class="switched" data-switch-on="${of}" data-${of}-file="File">${field(`${of}_data`, `data-${of}-raw="Data"`)}`
const page = `<form action="/project/stacks/select_template">${source('template')}${source('environment')}<input type="submit"></form>`

/** Horizon's form, and what comes when it was sent: itself again. */
async function refused() {
  const { readDialog, forms } = await import('@stratus/api-client/forms')
  const { readForm } = await import('../../../../../api-client/html/form.js')
  const again = readForm(page, '/project/stacks/select_template', () => true)
  const add = vi.fn()
  const client = {
    fetchHtml: () => Promise.resolve({ html: page, messages: [] }),
    sendForm: () =>
      Promise.resolve({
        ok: false,
        form: { ...again, errors: ['The template is invalid.'] },
        messages: [{ type: 'error', text: 'No such resource type. (HTTP 400)' }],
      }),
  }
  const host = { client, toasts: { add } } as unknown as Host
  const { form } = await launchTemplate('a: b')(host, new AbortController().signal)
  const known = readDialog(page, '', forms['heat.launch'].fields)
  return { form: form as DialogForm, known, add }
}

it('T-GEN-01 a template that the cloud refuses stands in the form that asks for one, and what it has against it is said', async () => {
  const { form, known, add } = await refused()
  expect(form.fields.map(({ name }) => name)).toEqual(known?.fields.map(({ name }) => name))
  expect(form.fields[0]).toMatchObject({ switches: 'template', value: 'raw', choices: [{ value: 'raw' }] })
  expect(form.fields[1]).toMatchObject({ value: 'a: b', fromFile: true })
  expect(add).toHaveBeenCalledWith('error', 'No such resource type. The template is invalid.')
})
