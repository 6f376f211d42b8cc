import type { FormField } from '@stratus/api-client'

/** One field of a form, as the client's reader of forms takes it; what is left out is empty, off, or without bounds. */
export type PageField = Pick<FormField, 'name' | 'label'> & Partial<FormField>

export interface FormPage {
  readonly title: string
  /** What stands on its button; default the title. */
  readonly submit?: string
  /** The CSRF token. */
  readonly token: string
  readonly fields: readonly PageField[]
  /** Lists of names and values, above it. */
  readonly facts?: readonly (readonly (readonly [name: string, value: string])[])[]
  /** Sentences beside the fields. */
  readonly help?: readonly string[]
  /** What is wrong with the whole. */
  readonly error?: string
  /** Default: where it was read. */
  readonly action?: string
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** A form for the dashboard's own pages: with the marks of Horizon's, so that there is one reader for both. */
export function formPage({
  title,
  submit = title,
  token,
  fields,
  facts = [],
  help = [],
  error,
  action = '',
}: FormPage): string {
  const problem = error ? `<div class="alert alert-danger" role="alert"><p>${escaped(error)}</p></div>` : ''
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body id="splash"><h1 class="modal-title">${escaped(title)}</h1>${facts.map(listOf).join('')}<form method="POST" action="${escaped(action)}" autocomplete="off">
<input type="hidden" name="csrfmiddlewaretoken" value="${escaped(token)}">
<fieldset>${problem}${listsOf(fields)}${fields.map(groupOf).join('')}</fieldset>
${help.map((sentence) => `<p>${escaped(sentence)}</p>`).join('')}
<button type="submit">${escaped(submit)}</button></form></body></html>
`
}

function listOf(facts: readonly (readonly [name: string, value: string])[]): string {
  const pairs = facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  return `<dl class="dl-horizontal">${pairs.join('')}</dl>`
}

/** What stands above each list of members, and the role that its new ones get. */
function listsOf(fields: readonly PageField[]): string {
  const lists = new Map(
    fields.flatMap(({ membership }) => (membership ? [[membership.list, membership] as const] : [])),
  )
  return [...lists.values()]
    .map(({ list, titles, usual }) => {
      const named = [titles.available, titles.members].map(
        (title) => `<span class="members_title">${escaped(title)}</span>`,
      )
      return `<div class="membership ${list}_membership" data-show-roles="True">${named.join('')}</div><input type="hidden" name="default_${list}_role" value="${escaped(usual)}">`
    })
    .join('')
}

function groupOf(field: PageField): string {
  const { name, label, type, required = type !== 'checkbox', help, errors = [] } = field
  if (type === 'hidden') return controlOf({ ...field, required: false })
  const marks = `form-group${required ? ' required' : ''}${errors.length ? ' has-error' : ''}`
  const hint = help ? `<span class="help-icon" title="${escaped(help)}"></span>` : ''
  const below = errors.map((error) => `<span class="help-block">${escaped(error)}</span>`).join('')
  return `<div class="${marks}"><label for="id_${name}">${escaped(label)}</label>${hint}${controlOf({ ...field, required })}${below}</div>`
}

/** ` name="value"`, for those that have one. */
const attributes = (of: Readonly<Record<string, string | number | boolean | null | undefined>>): string =>
  Object.entries(of)
    .map(([name, value]) => {
      if (value === undefined || value === null || value === false || value === '') return ''
      return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`
    })
    .join('')

/** What makes it come and go, and others with it. */
function switching({ switches, shownFor, requiredWhenShown }: PageField): string {
  const labels = Object.entries(shownFor?.labels ?? {}).map(([value, label]) => [
    `data-${shownFor?.switch}-${value}`,
    label,
  ])
  return attributes({
    class: [switches && 'switchable', shownFor && 'switched'].filter(Boolean).join(' '),
    'data-slug': switches,
    'data-switch-on': shownFor?.switch,
    ...(Object.fromEntries(labels) as Record<string, string>),
    'data-required-when-shown': requiredWhenShown && 'true',
  })
}

function controlOf(field: PageField): string {
  const {
    name,
    type = 'text',
    value = '',
    checked,
    required,
    readOnly,
    maxLength,
    min,
    max,
    used,
    choices = [],
    multiple,
  } = field
  const own = attributes({
    name,
    id: `id_${name}`,
    required,
    maxlength: maxLength,
    min,
    max,
    'data-used': used,
    readonly: readOnly,
    multiple,
  })
  const all = own + switching(field)
  if (type === 'multiline') return `<textarea${all}>\n${escaped(value)}</textarea>`
  if (type === 'checkbox') return `<input type="checkbox"${all}${attributes({ value, checked })}>`
  if (type !== 'select') return `<input type="${type}"${all} value="${escaped(value)}">`
  const options = choices.map((choice) => {
    const selected = value.split('\n').includes(choice.value) ? ' selected' : ''
    return `<option value="${escaped(choice.value)}"${selected}>${escaped(choice.label)}</option>`
  })
  return `<select${all}>${options.join('')}</select>`
}
