import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { t } from '../internal/localize.js'
import { problemText } from './metadata-texts.js'
import type { AddedLeaf } from './namespace-tree.js'
import { renderField } from './property-field.js'
import { problemOf, type Property } from './property-model.js'

/** What is done with a line of what the resource has. */
export interface LeafContext {
  readonly selected: boolean
  /** Its value cannot be changed. */
  readonly locked: boolean
  /** It cannot be taken away. */
  readonly kept: boolean
  /** Nobody asks whether its value can be saved. */
  readonly unchecked: boolean
  /** Longest text that the service takes. */
  readonly maxLength: number
  select(): void
  remove(): void
  change(change: (property: Property) => Property): void
}

/** A key, the control of its value, and what is wrong with it; `id` is the control's. */
export function renderLeaf({ node, property }: AddedLeaf, id: string, context: LeafContext): TemplateResult {
  const { locked, maxLength, change } = context
  const problem = context.unchecked ? undefined : problemOf(property)
  const field = renderField(property, { id, invalid: problem !== undefined, disabled: locked, maxLength, change })
  return html`<div
    class="leaf ${context.selected ? 'selected' : ''}"
    role="listitem"
    @focusin=${() => context.select()}
    @click=${() => context.select()}
  >
    <label for=${id} title=${property.name}>
      ${property.title === property.name ? nothing : html`<span class="title cut">${property.title}</span>`}
      <span class="name cut">${property.name}</span>
    </label>
    ${keyed(node.id, field)}
    ${
      context.kept
        ? nothing
        : html`<button
            class="button quiet icon small remove"
            type="button"
            aria-label=${t('Remove %s', [property.title])}
            @click=${(event: Event) => {
              event.stopPropagation()
              context.remove()
            }}
          >
            <stratus-icon name="minus"></stratus-icon>
          </button>`
    }
    <p class="problem" id=${`${id}-problem`} ?hidden=${!problem}>
      ${problem ? problemText(problem, property.type === 'integer') : nothing}
    </p>
  </div>`
}
