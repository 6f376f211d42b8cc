import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { t } from '../internal/localize.js'
import { isRecord } from '../internal/is-record.js'
import { drawnAs, resolved, typesOf, type Path, type Schema } from './schema.js'
import { choicesOf, optionText, type Choice } from './schema-choices.js'
import { valueAt, withDefaults } from './schema-value.js'

/** What the fields need of their form. */
export interface FormContext {
  readonly root: Schema
  readonly value: unknown
  readonly disabled: boolean
  /** Numbers as they were typed, where they are none (yet). */
  typed(path: Path): string | undefined
  /** A name for the field's id that stands for its place. */
  idOf(path: Path): string
  /** What is to be said at a place, now. */
  messages(path: Path): readonly string[]
  /** Writes; `typed` keeps the text of a number. */
  set(path: Path, next: unknown, typed?: string): void
  /** The user has left a field. */
  leave(path: Path): void
  /** What was written is to be seen. */
  drawn(): Promise<unknown>
}

interface Field {
  readonly schema: Schema
  readonly path: Path
  readonly title: string
  readonly required: boolean
}

function renderMessages(context: FormContext, path: Path): TemplateResult | typeof nothing {
  const messages = context.messages(path)
  if (!messages.length) return nothing
  return html`<div class="problem" id=${`${context.idOf(path)}-problem`}>
    ${messages.map((message) => html`<div>${message}</div>`)}
  </div>`
}

function renderHelp(context: FormContext, { schema, path }: Field): TemplateResult | typeof nothing {
  return schema.description
    ? html`<div class="help" id=${`${context.idOf(path)}-help`}>${schema.description}</div>`
    : nothing
}

function describedBy(context: FormContext, { schema, path }: Field): string | typeof nothing {
  const id = context.idOf(path)
  const parts = [schema.description && `${id}-help`, context.messages(path).length && `${id}-problem`]
  return parts.filter(Boolean).join(' ') || nothing
}

/** The class of the name of what has to be filled in. */
const requiredMark = (field: Field) => (field.required ? 'required' : nothing)

/** A control under its label, with help and messages. */
function renderLabelled(context: FormContext, field: Field, control: TemplateResult): TemplateResult {
  return html`<div class="form-field">
    <label for=${context.idOf(field.path)} class=${requiredMark(field)}>${field.title}</label>
    ${control} ${renderHelp(context, field)} ${renderMessages(context, field.path)}
  </div>`
}

function isOff(context: FormContext, { schema }: Field): boolean {
  return context.disabled || schema.readOnly === true
}

function renderText(context: FormContext, field: Field, numeric: boolean): TemplateResult {
  const { schema, path, required } = field
  const value = valueAt(context.value, path)
  const text = context.typed(path) ?? (value === undefined || value === null ? '' : optionText(value))
  const write = (event: Event): void => {
    const typed = (event.target as HTMLInputElement).value
    if (!numeric) return context.set(path, typed === '' ? undefined : typed)
    const number = Number(typed)
    // What is no number stays as it was typed, and is said to be none.
    const next = typed.trim() === '' ? undefined : Number.isFinite(number) ? number : typed
    context.set(path, next, typed)
  }
  const invalid = context.messages(path).length > 0
  const shared = {
    id: context.idOf(path),
    off: isOff(context, field),
    described: describedBy(context, field),
    invalid: invalid ? 'true' : nothing,
    required: required ? 'true' : nothing,
  } as const
  if (schema.format === 'textarea')
    return renderLabelled(
      context,
      field,
      html`<textarea
        id=${shared.id}
        class="field"
        part="input"
        rows="4"
        .value=${live(text)}
        ?disabled=${shared.off}
        aria-required=${shared.required}
        aria-invalid=${shared.invalid}
        aria-describedby=${shared.described}
        @input=${write}
        @blur=${() => context.leave(path)}
      ></textarea>`,
    )
  return renderLabelled(
    context,
    field,
    html`<input
      id=${shared.id}
      class="field"
      part="input"
      type=${schema.format === 'password' ? 'password' : 'text'}
      inputmode=${numeric ? 'decimal' : nothing}
      maxlength=${schema.maxLength === undefined ? '255' : nothing}
      autocomplete=${schema.format === 'password' ? 'new-password' : 'off'}
      .value=${live(text)}
      ?disabled=${shared.off}
      aria-required=${shared.required}
      aria-invalid=${shared.invalid}
      aria-describedby=${shared.described}
      @input=${write}
      @blur=${() => context.leave(path)}
    />`,
  )
}

function renderChoice(context: FormContext, field: Field, options: readonly Choice[]): TemplateResult {
  const { path, required } = field
  const now = optionText(valueAt(context.value, path))
  const chosen = options.findIndex(({ value }) => optionText(value) === now)
  return renderLabelled(
    context,
    field,
    html`<select
      id=${context.idOf(path)}
      class="field"
      part="input"
      ?disabled=${isOff(context, field)}
      aria-required=${required ? 'true' : nothing}
      aria-invalid=${context.messages(path).length ? 'true' : nothing}
      aria-describedby=${describedBy(context, field)}
      @change=${(event: Event) => context.set(path, options[Number((event.target as HTMLSelectElement).value)]?.value)}
      @blur=${() => context.leave(path)}
    >
      <option value="-1" .selected=${live(chosen < 0)}></option>
      ${options.map(
        ({ text }, index) => html`<option value=${index} .selected=${live(index === chosen)}>${text}</option>`,
      )}
    </select>`,
  )
}

function renderBoolean(context: FormContext, field: Field): TemplateResult {
  const { path, title } = field
  return html`<div class="form-field">
    <label class="check"
      ><input
        id=${context.idOf(path)}
        type="checkbox"
        part="input"
        .checked=${live(valueAt(context.value, path) === true)}
        ?disabled=${isOff(context, field)}
        aria-describedby=${describedBy(context, field)}
        @change=${(event: Event) => {
          context.set(path, (event.target as HTMLInputElement).checked)
          context.leave(path)
        }}
      /><span class=${requiredMark(field)}>${title}</span></label
    >
    ${renderHelp(context, field)} ${renderMessages(context, path)}
  </div>`
}

/** Several of a few values: a box for each. */
function renderBoxes(context: FormContext, field: Field, options: readonly Choice[]): TemplateResult {
  const { path } = field
  const value = valueAt(context.value, path)
  const chosen = Array.isArray(value) ? value.map(optionText) : []
  const isChosen = ({ value: each }: Choice) => chosen.includes(optionText(each))
  const toggle = (option: Choice, on: boolean): void => {
    const next = options.filter((each) => (each === option ? on : isChosen(each)))
    context.set(
      path,
      next.map(({ value: each }) => each),
    )
    context.leave(path)
  }
  return renderGroup(
    context,
    field,
    html`<div class="boxes">
      ${options.map(
        (option) =>
          html`<label class="check"
            ><input
              type="checkbox"
              .checked=${live(isChosen(option))}
              ?disabled=${isOff(context, field)}
              @change=${(event: Event) => toggle(option, (event.target as HTMLInputElement).checked)}
            /><span>${option.text}</span></label
          >`,
      )}
    </div>`,
  )
}

function renderGroup(context: FormContext, field: Field, content: unknown): TemplateResult {
  if (!field.path.length) return html`${content} ${renderMessages(context, field.path)}`
  return html`<fieldset aria-describedby=${describedBy(context, field)}>
    <legend class=${requiredMark(field)}>${field.title}</legend>
    ${renderHelp(context, field)} ${content} ${renderMessages(context, field.path)}
  </fieldset>`
}

function renderList(context: FormContext, field: Field): TemplateResult {
  const { schema, path, title } = field
  const value = valueAt(context.value, path)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const schemaOf = (index: number): Schema => {
    const { items: each } = schema
    return (Array.isArray(each) ? (each[index] as Schema | undefined) : (each as Schema | undefined)) ?? {}
  }
  const only = Array.isArray(schema.items) ? undefined : resolved(schemaOf(0), context.root)
  const choices = only && schema.uniqueItems && choicesOf(only, context.root)
  if (choices) return renderBoxes(context, field, choices)
  const full = schema.maxItems !== undefined && items.length >= schema.maxItems
  const off = isOff(context, field)
  const add = async (button: HTMLElement): Promise<void> => {
    const each = schemaOf(items.length)
    const start = withDefaults(each, context.root, undefined)
    context.set([...path, items.length], start ?? withDefaults(each, context.root, emptyOf(each, context.root)))
    await context.drawn()
    button.previousElementSibling?.lastElementChild?.querySelector<HTMLElement>('[part="input"]')?.focus()
  }
  /** The focus stays at the place, or goes to where items are added when nothing is left there. */
  const remove = async (index: number, button: HTMLElement): Promise<void> => {
    const list = button.closest('.items')
    context.set(
      path,
      items.filter((_, place) => place !== index),
    )
    await context.drawn()
    if (index === items.length - 1) (list?.nextElementSibling as HTMLElement | null)?.focus()
  }
  return renderGroup(
    context,
    field,
    html`<div class="items">
        ${items.map(
          (_item, index) =>
            html`<div class="item">
              ${renderField(context, {
                schema: schemaOf(index),
                path: [...path, index],
                title: schemaOf(index).title ?? `${title} ${index + 1}`,
                required: false,
              })}
              <button
                class="button quiet small icon"
                type="button"
                aria-label=${t('Remove %s', [`${title} ${index + 1}`])}
                ?disabled=${off}
                @click=${(event: Event) => void remove(index, event.currentTarget as HTMLElement)}
              >
                <stratus-icon name="close"></stratus-icon>
              </button>
            </div>`,
        )}
      </div>
      <button
        class="button small add"
        type="button"
        aria-label=${title ? t('Add {name}', { name: title }) : nothing}
        ?disabled=${off || full}
        @click=${(event: Event) => void add(event.currentTarget as HTMLElement)}
      >
        <stratus-icon name="plus"></stratus-icon>${t('Add')}
      </button>`,
  )
}

/** What a new item begins with, so that it is there at all. */
function emptyOf(schema: Schema, root: Schema): unknown {
  const [type] = typesOf(drawnAs(resolved(schema, root) ?? {}, root))
  if (type === 'object') return {}
  if (type === 'array') return []
  return type === 'boolean' ? false : ''
}

function renderRecord(context: FormContext, field: Field): TemplateResult {
  const { properties = {}, required = [] } = field.schema
  return renderGroup(
    context,
    field,
    Object.entries(properties).map(([name, schema]) =>
      renderField(context, {
        schema,
        path: [...field.path, name],
        title: resolved(schema, context.root)?.title ?? name,
        required: required.includes(name),
      }),
    ),
  )
}

/** True where drawing would never end: an object inside itself that holds nothing yet. One that need not be there can be, too. */
function isEndless(context: FormContext, { schema, path }: Field): boolean {
  const isReference = schema.$ref !== undefined && path.length > 1
  return (isReference || drawnAs(schema, context.root) !== schema) && !isRecord(valueAt(context.value, path))
}

/** The field of a schema, or the group of fields. */
export function renderField(context: FormContext, field: Field): TemplateResult {
  const said = resolved(field.schema, context.root)
  if (!said) return html`${renderMessages(context, field.path)}`
  const choices = choicesOf(said, context.root)
  const schema = choices ? said : drawnAs(said, context.root)
  const known: Field = { ...field, schema, title: field.title || schema.title || '' }
  if (choices) return renderChoice(context, known, choices)
  const types = typeof schema.const === 'boolean' ? ['boolean'] : typesOf(schema)
  if (types.includes('object')) {
    if (!isEndless(context, field)) return renderRecord(context, known)
    return html`<button
      class="button small add"
      type="button"
      ?disabled=${context.disabled}
      @click=${() => context.set(field.path, withDefaults(field.schema, context.root, {}))}
    >
      <stratus-icon name="plus"></stratus-icon>${t('Add {name}', { name: known.title })}
    </button>`
  }
  if (types.includes('array')) return renderList(context, known)
  if (types.includes('boolean')) return renderBoolean(context, known)
  return renderText(context, known, types.includes('number') || types.includes('integer'))
}
