import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { t } from '../internal/localize.js'
import { freeChoices, setValue, type Property } from './property-model.js'

/** What a field needs to know and to tell. */
export interface FieldContext {
  /** Id of the control. */
  readonly id: string
  readonly invalid: boolean
  readonly disabled: boolean
  /** Longest text that the service takes. */
  readonly maxLength: number
  readonly change: (change: (property: Property) => Property) => void
}

function textOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value
}

/** A list that shows what is saved even when it is none of the choices. */
function renderSelect(choices: readonly string[], value: string, { id, invalid, disabled, change }: FieldContext) {
  const known = choices.includes(value)
  return html`<select
    class="field"
    id=${id}
    aria-invalid=${invalid ? 'true' : nothing}
    aria-describedby=${invalid ? `${id}-problem` : nothing}
    ?disabled=${disabled}
    @change=${(event: Event) => change((property) => setValue(property, textOf(event)))}
  >
    ${known ? nothing : html`<option value=${value} selected>${value || t('Choose')}</option>`}
    ${choices.map((choice) => html`<option value=${choice} .selected=${live(choice === value)}>${choice}</option>`)}
  </select>`
}

function renderText(property: Property, { id, invalid, disabled, maxLength, change }: FieldContext) {
  const isText = property.type === 'string'
  return html`<input
    class="field"
    id=${id}
    type="text"
    autocomplete="off"
    inputmode=${isText ? 'text' : property.type === 'integer' ? 'numeric' : 'decimal'}
    maxlength=${isText ? maxLength : nothing}
    aria-invalid=${invalid ? 'true' : nothing}
    aria-describedby=${invalid ? `${id}-problem` : nothing}
    ?readonly=${disabled}
    .value=${property.text}
    @input=${(event: Event) => change((each) => setValue(each, textOf(event)))}
  />`
}

function renderArray(property: Property, { id, disabled, change }: FieldContext) {
  const values = Array.isArray(property.value) ? property.value : []
  const free = freeChoices(property)
  const put = (value: readonly string[]): void => change((each) => ({ ...each, value }))
  /** The last value's button goes with it; the focus does not. */
  const remove = (value: string, button: HTMLElement): void => {
    const before = button.closest('li')?.previousElementSibling?.querySelector<HTMLElement>('.mini')
    const adds = button.closest('.array')?.querySelector<HTMLElement>('select:last-child')
    if (value === values.at(-1)) (before ?? adds)?.focus()
    put(values.filter((each) => each !== value))
  }
  return html`<div class="array">
    ${
      property.operators.length > 1
        ? html`<select
            class="field"
            aria-label=${t('Operator of %s', [property.title])}
            ?disabled=${disabled}
            @change=${(event: Event) => change((each) => ({ ...each, operator: textOf(event) }))}
          >
            ${property.operators.map(
              (operator) =>
                html`<option value=${operator} .selected=${live(operator === property.operator)}>${operator}</option>`,
            )}
          </select>`
        : nothing
    }
    <ul class="values" aria-label=${property.title} ?hidden=${!values.length}>
      ${values.map(
        (value) =>
          html`<li>
            <span>${value}</span>
            ${
              disabled
                ? nothing
                : html`<button
                    class="mini"
                    type="button"
                    aria-label=${t('Remove %s', [value])}
                    @click=${(event: Event) => remove(value, event.currentTarget as HTMLElement)}
                  >
                    <stratus-icon name="close"></stratus-icon>
                  </button>`
            }
          </li>`,
      )}
    </ul>
    ${
      disabled || !free.length
        ? nothing
        : html`<select
            class="field"
            id=${id}
            aria-label=${t('Add a value to %s', [property.title])}
            .value=${''}
            @change=${(event: Event) => {
              const chosen = textOf(event)
              if (chosen) put([...values, chosen])
              ;(event.target as HTMLSelectElement).value = ''
            }}
          >
            <option value="">${t('Add a value')}</option>
            ${free.map((choice) => html`<option value=${choice}>${choice}</option>`)}
          </select>`
    }
  </div>`
}

/** The control that fits a property's type. */
export function renderField(property: Property, context: FieldContext): TemplateResult {
  if (property.type === 'array') return renderArray(property, context)
  if (property.type === 'boolean') {
    const value = property.value === null ? '' : String(property.value)
    return renderSelect(['true', 'false'], value, context)
  }
  return property.choices ? renderSelect(property.choices, property.text, context) : renderText(property, context)
}
