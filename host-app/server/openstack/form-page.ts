/** One field of a form, as the client's reader of forms takes it. */
export interface PageField {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'password' | 'hidden' | 'number' | 'select'
  readonly value?: string
  /** Value and label of each choice. */
  readonly choices?: readonly (readonly [string, string])[]
  readonly min?: number
  readonly max?: number
  /** What is wrong with it. */
  readonly error?: string
}

export interface FormPage {
  readonly title: string
  /** The CSRF token. */
  readonly token: string
  readonly fields: readonly PageField[]
  /** What is wrong with the whole. */
  readonly error?: string
  /** Default: where it was read. */
  readonly action?: string
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** A form for the dashboard's own pages: with the marks of Horizon's, so that there is one reader for both. */
export function formPage({ title, token, fields, error, action = '' }: FormPage): string {
  const problem = error ? `<div class="alert alert-danger" role="alert"><p>${escaped(error)}</p></div>` : ''
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body id="splash"><form method="POST" action="${escaped(action)}" autocomplete="off">
<input type="hidden" name="csrfmiddlewaretoken" value="${escaped(token)}">
<fieldset>${problem}${fields.map(groupOf).join('')}</fieldset>
<button type="submit">${escaped(title)}</button></form></body></html>
`
}

function groupOf(field: PageField): string {
  if (field.type === 'hidden') return controlOf(field)
  const label = `<label for="id_${field.name}">${escaped(field.label)}</label>`
  const error = field.error ? `<span class="help-block">${escaped(field.error)}</span>` : ''
  return `<div class="form-group required${error && ' has-error'}">${label}${controlOf(field)}${error}</div>`
}

function controlOf({ name, type, value = '', choices = [], min, max }: PageField): string {
  const id = `name="${name}" id="id_${name}"`
  if (type !== 'select') {
    const bounds = `${min === undefined ? '' : ` min="${min}"`}${max === undefined ? '' : ` max="${max}"`}`
    return `<input type="${type}" ${id} value="${escaped(value)}"${bounds}${type === 'hidden' ? '' : ' required'}>`
  }
  const options = choices.map(([choice, label]) => {
    const selected = choice === value ? ' selected' : ''
    return `<option value="${escaped(choice)}"${selected}>${escaped(label)}</option>`
  })
  return `<select ${id} required>${options.join('')}</select>`
}
