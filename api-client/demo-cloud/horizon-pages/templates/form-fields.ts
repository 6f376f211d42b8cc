import { field, type PageContext } from '../context.js'
import { formGroup, select } from './markup.js'
import { escapeHtml } from '../../pages.js'

/** A choice: its value, its text, and what scripts know of it (`data-…`). */
export type Option = readonly [value: string, text: string, data?: Readonly<Record<string, string | number>>]

/** A field of a form of Horizon's. What was typed stands in place of `value`. */
export interface Field {
  readonly name: string
  readonly label: string
  /** Default `text`. */
  readonly kind?:
    | 'text'
    | 'password'
    | 'number'
    | 'textarea'
    | 'file'
    | 'select'
    | 'checkbox'
    | 'checkboxes'
    | 'members'
    | 'several'
    | 'hidden'
    | 'readonly'
  /** Of checkboxes, several and members (two lists, `name` their slug): the chosen ones, with commas. */
  readonly value?: string | undefined
  readonly options?: readonly Option[]
  readonly required?: boolean
  readonly help?: string
  readonly min?: number
  /** It is a switch by this name: others come and go with it. */
  readonly switches?: string
  /** Seen for these values of a switch, each with its label. */
  readonly shownFor?: {
    readonly switch: string
    readonly labels: Readonly<Record<string, string | undefined>>
    readonly required?: true
  }
  /** The form that makes a new option, behind a plus. */
  readonly addHref?: string
}

/** What is wrong, by field; `''` is about the form as a whole. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

const attribute = (name: string, value: string | number) => ` ${name}="${escapeHtml(String(value))}"`

function switching({ switches, shownFor }: Field): { classes: string; attributes: string } {
  const labels = Object.entries(shownFor?.labels ?? {}).map(([value, label]) =>
    attribute(`data-${shownFor?.switch}-${value}`, label ?? ''),
  )
  return {
    classes: [switches && 'switchable', shownFor && 'switched'].filter(Boolean).join(' '),
    attributes:
      (switches ? attribute('data-slug', switches) : '') +
      (shownFor ? attribute('data-switch-on', shownFor.switch) + labels.join('') : '') +
      (shownFor?.required ? attribute('data-required-when-shown', 'true') : ''),
  }
}

/** Templates, keys, lists of addresses and the like are as long as they are. */
const isDescription = (name: string) => name.endsWith('description')

function controlOf(spec: Field, value: string): string {
  const { name, kind = 'text', required, min, options = [] } = spec
  const { classes, attributes } = switching(spec)
  const common = `${attribute('class', `${classes} form-control`.trim())}${attributes}${required ? ' required' : ''}${attribute('id', `id_${name}`)}`
  if (kind === 'select') return select(name, options, value, { classes, attributes })
  if (kind === 'textarea')
    return `<textarea name="${name}" cols="40" rows="4"${isDescription(name) ? ' maxlength="255"' : ''}${common}>\n${escapeHtml(value)}</textarea>`
  if (kind === 'several') {
    const chosen = value.split(',')
    const choices = options.map(
      ([id, text]) =>
        `<option value="${escapeHtml(id)}"${chosen.includes(id) ? ' selected' : ''}>${escapeHtml(text)}</option>`,
    )
    return `<select name="${name}" multiple${common}>${choices.join('')}</select>`
  }
  if (kind === 'checkboxes') {
    const chosen = value.split(',')
    const boxes = options.map(([id, text], at) => {
      const box = `${attribute('id', `id_${name}_${at}`)}${attribute('value', id)}${chosen.includes(id) ? ' checked' : ''}`
      return `<li><div class="themable-checkbox"><input type="checkbox" name="${name}"${box}><label for="id_${name}_${at}">${escapeHtml(text)}</label></div></li>`
    })
    return `<ul id="id_${name}">${boxes.join('')}</ul>`
  }
  if (kind === 'file') return `<input type="file" name="${name}"${common}>`
  if (kind === 'number')
    return `<div class="input-group themable-spinner"><input type="number" name="${name}" value="${escapeHtml(value)}" min="${min ?? 0}"${common}></div>`
  const readonly = kind === 'readonly' ? ' readonly="readonly"' : ''
  // As Django: what was typed as a password does not come back.
  if (kind === 'password') return `<input type="password" name="${name}" maxlength="255"${common}>`
  return `<input type="text" name="${name}" value="${escapeHtml(value)}" maxlength="255"${readonly}${common}>`
}

function checkbox({ name, label, help }: Field, on: boolean): string {
  return `<div class="form-group"><div class="themable-checkbox"><input type="checkbox" name="${name}" id="id_${name}"${on ? ' checked' : ''}><label for="id_${name}"><span class="control-label">${escapeHtml(label)}</span>${help ? helpIcon(help) : ''}</label></div></div>`
}

/** Two lists, with the fields that their script fills in. */
function members({ name, label, options = [] }: Field, chosen: readonly string[]): string {
  const filter = (of: string) =>
    `<input type="text" name="${of}_filter" class="filter form-control" placeholder="Filter">`
  const choices = options.map(
    ([id, text]) =>
      `<option value="${escapeHtml(id)}"${chosen.includes(id) ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<div class="membership ${name}_membership dropdown_fix" data-show-roles="False"><span class="members_title">All available</span>${filter(`available_${name}`)}<span class="members_title">${escapeHtml(label)}</span>${filter(`${name}_members`)}</div>
    <div class="hide">${formGroup(`default_${name}_role`, `Default ${name} role`, `<input type="text" name="default_${name}_role" value="member" class="form-control" id="id_default_${name}_role">`)}${formGroup(`${name}_role_member`, `${name} role member`, `<select name="${name}_role_member" class="form-control" id="id_${name}_role_member" multiple>${choices.join('')}</select>`)}</div>`
}

const helpIcon = (text: string) =>
  `<span class="help-icon" data-toggle="tooltip" data-placement="top" title="${escapeHtml(text)}"><span class="fa fa-question-circle"></span></span>`

/** The fields as markup, with what was typed and what is wrong with it. */
export function drawFields({ call, form }: PageContext, fields: readonly Field[], errors: FieldErrors = {}): string {
  const sent = call.method === 'POST'
  return fields
    .map((spec) => {
      const { name, label, kind, value = '', required, help, addHref } = spec
      const typed = kind === 'checkboxes' || kind === 'several' ? form.getAll(name).join(',') : field(form, name)
      const now = sent && form.has(name) ? typed : value
      if (kind === 'hidden') return `<input type="hidden" name="${name}" value="${escapeHtml(now)}" id="id_${name}">`
      if (kind === 'members')
        return members(spec, sent ? form.getAll(`${name}_role_member`).map(String) : value.split(','))
      if (kind === 'checkbox') return checkbox(spec, sent ? form.has(name) : value !== '')
      const control = controlOf(spec, now)
      const whole = addHref
        ? `<div class="input-group">${control}<span class="input-group-btn"><a href="${addHref}" data-add-to-field="id_${name}" class="btn btn-default ajax-add ajax-modal"><span class="fa fa-plus"></span></a></span></div>`
        : control
      return formGroup(name, label, whole, errors[name] ?? '', required, help && helpIcon(help))
    })
    .join('')
}
