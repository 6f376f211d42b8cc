import { asJson, one, textOf, withoutEmpty, type Json } from '../json.js'
import { stackPath } from '../heat/stacks.js'
import {
  choice,
  FieldErrors,
  ifTaken,
  form,
  type Facts,
  type Field,
  type Filled,
  type FormQuestion,
  type ServiceForm,
} from './service-form.js'

const shownFor = (name: string, value: string, label: string) => ({ switch: name, labels: { [value]: label } })

const templateFields: readonly Field[] = [
  {
    name: 'template_source',
    label: 'Template Source',
    type: 'select',
    required: true,
    switches: 'templatesource',
    choices: [choice('file', 'File'), choice('raw', 'Direct Input'), choice('url', 'URL')],
  },
  {
    name: 'template_upload',
    label: 'Template File',
    type: 'file',
    shownFor: shownFor('templatesource', 'file', 'Template File'),
  },
  {
    name: 'template_url',
    label: 'Template URL',
    help: 'An external (HTTP) URL to load the template from.',
    requiredWhenShown: true,
    shownFor: shownFor('templatesource', 'url', 'Template URL'),
  },
  {
    name: 'template_data',
    label: 'Template Data',
    type: 'multiline',
    help: 'The raw contents of the template.',
    requiredWhenShown: true,
    shownFor: shownFor('templatesource', 'raw', 'Template Data'),
  },
  {
    name: 'environment_source',
    label: 'Environment Source',
    type: 'select',
    required: true,
    switches: 'envsource',
    choices: [choice('file', 'File'), choice('raw', 'Direct Input')],
  },
  {
    name: 'environment_upload',
    label: 'Environment File',
    type: 'file',
    shownFor: shownFor('envsource', 'file', 'Environment File'),
  },
  {
    name: 'environment_data',
    label: 'Environment Data',
    type: 'multiline',
    help: 'The raw contents of the environment file.',
    shownFor: shownFor('envsource', 'raw', 'Environment Data'),
  },
]

/** The template, or where it is, and what goes with it; as Heat takes them. */
function sourceOf({ template_source, template_url = '', template_data = '', environment_data = '' }: Filled): Json {
  const isElsewhere = template_source === 'url'
  return withoutEmpty({
    template: isElsewhere ? '' : template_data,
    template_url: isElsewhere ? template_url.trim() : '',
    environment: environment_data.trim() ? environment_data : '',
  })
}

const sourceFields = ['template_source', 'template_url', 'template_data', 'environment_data'] as const

/** In the second step other names: by those of the first one that would be known again. */
const carried = 'chosen_'

const carriedOf = (filled: Filled): Filled =>
  Object.fromEntries(sourceFields.map((name) => [carried + name, filled[name] ?? '']))

const chosenOf = (filled: Filled): Json =>
  sourceOf(Object.fromEntries(sourceFields.map((name) => [name, filled[carried + name] ?? ''])))

const prefix = '__param_'

/** A field for a parameter of a template; `known`: what it stands at in a stack. */
function parameterField([name, facts]: readonly [string, Json], known: Json): Field {
  const isSecret = String(facts['NoEcho']).toLowerCase() === 'true'
  const standing = known[name] ?? facts['Value'] ?? facts['Default']
  const allowed = Array.isArray(facts['AllowedValues']) ? facts['AllowedValues'].map(String) : []
  const isSwitch = facts['Type'] === 'Boolean'
  const choices = isSwitch ? ['True', 'False'] : allowed
  const value = isSwitch && standing !== undefined ? switched(standing) : written(standing)
  // In a field of one line breaks would be lost.
  const asText = value.includes('\n') ? 'multiline' : 'text'
  return {
    name: prefix + name,
    label: textOf(facts, 'Label') || name,
    help: helpOf(facts),
    value: isSecret ? '' : value,
    required: standing === undefined,
    type: isSecret ? 'password' : choices.length ? 'select' : asText,
    ...(!choices.length && facts['MaxLength'] !== undefined && { maxLength: Number(facts['MaxLength']) }),
    ...(!isSecret && choices.length && { choices: [...unchosen(standing), ...choices.map((each) => choice(each))] }),
  }
}

/** What it is, and what it may be: Heat refuses anything else only when all is sent. */
const helpOf = (facts: Json): string =>
  [...new Set([textOf(facts, 'Description'), textOf(facts, 'ConstraintDescription') || boundsOf(facts)])]
    .filter(Boolean)
    .join(' ')

function boundsOf({ MinValue, MaxValue, MinLength }: Json): string {
  if (MinValue !== undefined && MaxValue !== undefined) return `From ${String(MinValue)} to ${String(MaxValue)}.`
  if (MinValue !== undefined) return `At least ${String(MinValue)}.`
  if (MaxValue !== undefined) return `At most ${String(MaxValue)}.`
  return MinLength === undefined ? '' : `At least ${String(MinLength)} characters.`
}

/** Without a default nobody's choice is the first one. */
const unchosen = (standing: unknown) => (standing === undefined ? [choice('', 'Select one')] : [])

/** A Boolean as a choice: its default is told as the template has it, which may be a text. By the words that Heat takes for true. */
const switched = (standing: unknown): string =>
  /^(?:true|1|yes|on|y|t)$/i.test(String(standing).trim()) ? 'True' : 'False'

function written(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? (Array.isArray(value) ? value.join(',') : JSON.stringify(value)) : String(value)
}

const parametersOf = (filled: Filled): Json =>
  Object.fromEntries(
    Object.entries(filled).flatMap(([name, value]) =>
      name.startsWith(prefix) && value !== '' ? [[name.slice(prefix.length), value]] : [],
    ),
  )

/** What a stack is made or changed with: as it was said before, and what its template asks for. */
async function stackFields({ services, filled }: FormQuestion, about: Json): Promise<Field[]> {
  const validated = await services.post('orchestration', '/validate', chosenOf(filled))
  const name = textOf(about, 'stack_name')
  const known = one(about, 'parameters')
  return [
    ...sourceFields.map((each): Field => ({
      name: carried + each,
      label: '',
      type: 'hidden',
      value: filled[carried + each] ?? '',
    })),
    {
      name: 'stack_name',
      label: 'Stack Name',
      value: name || (filled['stack_name'] ?? ''),
      required: true,
      readOnly: name !== '',
      maxLength: 255,
      help: 'Name of the stack to create.',
    },
    {
      name: 'timeout_mins',
      label: name ? 'Update Timeout (minutes)' : 'Creation Timeout (minutes)',
      type: 'number',
      min: 0,
      value: textOf(about, 'timeout_mins') || '60',
      required: true,
      help: 'Stack creation timeout in minutes.',
    },
    {
      name: 'enable_rollback',
      label: 'Rollback On Failure',
      type: 'checkbox',
      checked: about['disable_rollback'] === false,
      help: 'Enable rollback on create/update failure.',
    },
    ...Object.entries(one(validated, 'Parameters')).map(([each, facts]) =>
      parameterField([each, asJson(facts)], known),
    ),
  ]
}

/** Resources of a group are a list in the list, and say in which. */
function resourcesIn(resources: unknown): Facts[] {
  if (Array.isArray(resources)) return resources.flatMap(resourcesIn)
  const resource = asJson(resources)
  const name = [textOf(resource, 'parent_resource'), textOf(resource, 'resource_name')].filter(Boolean).join(' / ')
  return [
    [
      ['resource_name', name],
      ['resource_type', textOf(resource, 'resource_type')],
    ],
  ]
}

function wantedOf(filled: Filled): Json {
  const timeout = Number(filled['timeout_mins'])
  if (!Number.isInteger(timeout) || timeout < 0) throw new FieldErrors({ timeout_mins: 'Enter a whole number.' })
  return {
    ...chosenOf(filled),
    parameters: parametersOf(filled),
    timeout_mins: timeout,
    disable_rollback: !filled['enable_rollback'],
  }
}

const stack = async ({ services, params }: FormQuestion): Promise<Json> =>
  one(await services.get('orchestration', await stackPath(services, params['id'] ?? '')), 'stack')

/** The first step: which template. The second one asks for what stands in it. */
const template = (title: string, next: (question: FormQuestion) => string): ServiceForm =>
  form({
    title,
    submit: 'Next',
    help: [
      'A template is used to automate the deployment of infrastructure, services, and applications.',
      'Use one of the available template source options to specify the template to be used in creating this stack.',
    ],
    fields: () => templateFields,
    async save(question, filled) {
      // What is wrong with it is said here.
      await question.services.post('orchestration', '/validate', sourceOf(filled))
      return { path: next(question), filled: carriedOf(filled) }
    },
  })

const stacksPage = 'project/stacks/'

export const stackForms = {
  'heat.launch': template('Select Template', () => `${stacksPage}launch`),
  'heat.preview': template('Preview Template', () => `${stacksPage}preview`),
  'heat.change': template(
    'Select Template',
    ({ params }) => `${stacksPage}${encodeURIComponent(params['id'] ?? '')}/edit_stack`,
  ),
}

/** Second steps, by their addresses. */
export const stackSteps: Readonly<Record<string, ServiceForm>> = {
  'project/stacks/launch': form({
    title: 'Launch Stack',
    submit: 'Launch',
    help: ['Create a new stack with the provided values.'],
    fields: (question) => stackFields(question, {}),
    async save({ services }, filled) {
      const { stack_name = '' } = filled
      await services
        .post('orchestration', '/stacks', { stack_name, ...wantedOf(filled) })
        .catch(ifTaken('stack_name', `The Stack (${stack_name}) already exists.`))
      return 'Stack creation started.'
    },
  }),
  'project/stacks/preview': form({
    title: 'Preview Stack',
    submit: 'Preview',
    help: ['Preview a new stack with the provided parameters.'],
    fields: (question) => stackFields(question, {}),
    async save({ services }, filled) {
      const wanted = { stack_name: filled['stack_name'], ...wantedOf(filled) }
      const seen = one(await services.post('orchestration', '/stacks/preview', wanted), 'stack')
      const parameters = Object.entries(one(seen, 'parameters')).map(([name, value]): Facts[number] => [
        name,
        written(value),
      ])
      return { title: 'Stack Preview', fields: [], facts: [parameters, ...resourcesIn(seen['resources'])] }
    },
  }),
  'project/stacks/{id}/edit_stack': form({
    title: 'Update Stack Parameters',
    submit: 'Update',
    help: ['Update a stack with the provided values. What is left empty stays as it is.'],
    about: stack,
    fields: stackFields,
    async save({ services, params }, filled) {
      // Heat keeps the parameters that are not sent.
      await services.patch('orchestration', await stackPath(services, params['id'] ?? ''), wantedOf(filled))
      return 'Stack update started.'
    },
  }),
}
