import type { Answer } from '../../call.js'
import { actOnStack, makeStack, stackRows } from '../../handlers/horizon/stacks.js'
import { factOf, partOf, resourcesOf, wrongWith } from '../../handlers/horizon/stack-template.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import type { Field } from '../templates/form-fields.js'
import { drawFields } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { modalForm } from '../templates/markup.js'
import { escapeHtml, htmlAnswer } from '../../pages.js'

const page = '/project/stacks/'
const source = 'templatesource'

const templateFields: readonly Field[] = [
  {
    name: 'template_source',
    label: 'Template Source',
    kind: 'select',
    switches: source,
    required: true,
    options: [
      ['file', 'File'],
      ['raw', 'Direct Input'],
      ['url', 'URL'],
    ],
  },
  {
    name: 'template_upload',
    label: 'Template File',
    kind: 'file',
    shownFor: { switch: source, labels: { file: 'Template File' } },
  },
  { name: 'template_url', label: 'Template URL', shownFor: { switch: source, labels: { url: 'Template URL' } } },
  {
    name: 'template_data',
    label: 'Template Data',
    kind: 'textarea',
    shownFor: { switch: source, labels: { raw: 'Template Data' } },
  },
]
const help = ['A template is used to automate the deployment of infrastructure, services, and applications.']

/** @param name of the stack that there is already */
function launchFields({ session }: PageContext, template: string, name = ''): Field[] {
  return [
    { name: 'parameters', label: '', kind: 'hidden', value: template },
    name
      ? { name: 'stack_name', label: 'Stack Name', kind: 'readonly', value: name }
      : { name: 'stack_name', label: 'Stack Name', required: true, help: 'Name of the stack to create.' },
    { name: 'timeout_mins', label: 'Creation Timeout (minutes)', kind: 'number', value: '60', required: true },
    { name: 'enable_rollback', label: 'Rollback On Failure', kind: 'checkbox' },
    { name: 'password', label: `Password for user "${session?.user.name ?? ''}"`, required: true },
    ...partOf(template, 'parameters').map(([name, text]): Field => ({
      name: `__param_${name}`,
      label: name,
      value: factOf(text, 'default') ?? '',
      help: factOf(text, 'description') ?? '',
    })),
  ]
}

/** The template that was sent, as a file or typed in. */
async function templateOf({ form }: PageContext): Promise<string> {
  const file = form.get('template_upload')
  if (field(form, 'template_source') === 'file' && file instanceof File) return file.text()
  return field(form, 'template_data') || field(form, 'parameters')
}

/** Forms for parameters: title, button and what stands beside them. */
const kinds = {
  launch: ['Launch Stack', 'Launch', 'Create a new stack with the provided values.'],
  preview: ['Preview Stack', 'Preview', 'Preview a new stack with the provided parameters.'],
  edit_stack: ['Update Stack Parameters', 'Update', 'Update a stack with the provided values.'],
} as const
type Kind = keyof typeof kinds

/** The form for the parameters that a template asks for; it comes when the template was sent. */
function parametersForm(context: PageContext, kind: Kind, template: string, error = ''): Answer {
  const [title, submit, help] = kinds[kind]
  const form = modalForm(context, {
    title,
    action: kind === 'edit_stack' ? `${page}${context.params[0]}/${kind}` : page + kind,
    submit,
    cancel: page,
    fields: drawFields(context, launchFields(context, template, kind === 'edit_stack' ? nameOf(context) : '')).replace(
      /type="text" name="password"/,
      'type="password" name="password"',
    ),
    help: `<p>${help}</p>`,
    error,
  })
  return htmlAnswer(200, form)
}

function templateForm(path: RegExp, title: string, kind: 'launch' | 'preview'): PageRoute {
  return formRoute(path, {
    title,
    submit: 'Next',
    help,
    next: page,
    fields: () => templateFields,
    async save(context) {
      const template = await templateOf(context)
      return wrongWith(template) ?? parametersForm(context, kind, template)
    },
  })
}

const nameOf = ({ params, cloud }: PageContext) => stackRows(cloud.world).find(({ id }) => id === params[0])?.name
const idOf = ({ params, cloud }: PageContext) => stackRows(cloud.world).find(({ id }) => id === params[0])?.id

export const stackFormRoutes: readonly PageRoute[] = [
  templateForm(/^\/project\/stacks\/select_template$/, 'Select Template', 'launch'),
  templateForm(/^\/project\/stacks\/preview_template$/, 'Preview Template', 'preview'),
  formRoute(/^\/project\/stacks\/launch$/, {
    title: 'Launch Stack',
    submit: 'Launch',
    next: page,
    fields: (context) => launchFields(context, field(context.form, 'parameters')),
    save(context) {
      const { cloud, form, say } = context
      const name = field(form, 'stack_name').trim()
      if (!makeStack(cloud.world, name, resourcesOf(field(form, 'parameters'))))
        return parametersForm(context, 'launch', field(form, 'parameters'), `The Stack (${name}) already exists.`)
      say('success', 'Stack creation started.')
      return ''
    },
  }),
  formRoute(/^\/project\/stacks\/preview$/, {
    title: 'Preview Stack',
    submit: 'Preview',
    next: page,
    fields: (context) => launchFields(context, field(context.form, 'parameters')),
    save({ form }) {
      const list = (pairs: readonly (readonly [string, string])[]) =>
        `<dl class="dl-horizontal">${pairs.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
      const stack = field(form, 'stack_name')
      const parameters = [...form].flatMap(([name, value]) =>
        name.startsWith('__param_') ? [[name.slice(8), String(value)] as const] : [],
      )
      const resources = resourcesOf(field(form, 'parameters')).map(([name, type]) =>
        list([
          ['resource_name', name],
          ['resource_type', type],
        ]),
      )
      return htmlAnswer(
        200,
        `<div class="modal"><div class="modal-header"><h3 class="modal-title">Stack Preview</h3></div><div class="modal-body">${list([['stack_name', stack]])}<dt>Parameters</dt>${list([['OS::stack_name', stack], ...parameters])}<dt>Resources</dt>${resources.join('')}</div></div>`,
      )
    },
  }),
  formRoute<string>(/^\/project\/stacks\/([^/]+)\/change_template$/, {
    title: 'Select Template',
    submit: 'Next',
    help,
    next: page,
    find: idOf,
    fields: () => templateFields,
    async save(context) {
      const template = await templateOf(context)
      return wrongWith(template) ?? parametersForm(context, 'edit_stack', template)
    },
  }),
  formRoute<string>(/^\/project\/stacks\/([^/]+)\/edit_stack$/, {
    title: 'Update Stack Parameters',
    submit: 'Update',
    next: page,
    find: idOf,
    fields: (context) => launchFields(context, field(context.form, 'parameters'), nameOf(context)),
    save(context, id) {
      actOnStack(context.cloud.world, id, 'UPDATE')
      context.say('success', 'Stack update started.')
      return ''
    },
  }),
]
