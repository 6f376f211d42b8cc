import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { t } from '../../internal/localize.js'
import type { Column, Row } from '../data/column.js'
import type { ColumnEdit } from '../data/column-edit.js'
import { fullTitle } from '../data/full-title.js'
import { kindOf, optionsOf } from './edit-value.js'

/** The cell that is edited. */
export interface EditorModel<R extends Row> {
  readonly column: Column<R>
  readonly edit: ColumnEdit<R>
  readonly text: string
  /** What is wrong, or why it was refused. */
  readonly fault: string | undefined
  /** It is being saved. */
  readonly pending: boolean
  typed(text: string): void
}

/** The field of a cell with what is to be said of it. */
export function renderEditor<R extends Row>(model: EditorModel<R>): TemplateResult {
  const { column, edit, text, fault, pending } = model
  const invalid = fault === undefined ? nothing : 'true'
  const busy = pending ? 'true' : nothing
  const typed = ({ target }: Event): void => model.typed((target as HTMLInputElement).value)
  const kind = kindOf(column, edit)
  const options = optionsOf(edit)
  const field =
    kind === 'choice'
      ? html`<select
          class="field"
          aria-label=${fullTitle(column)}
          aria-describedby="edit-note"
          aria-invalid=${invalid}
          aria-busy=${busy}
          @change=${typed}
        >
          ${
            edit.required && options.some(({ value }) => value === text)
              ? nothing
              : html`<option value="" ?selected=${text === ''}>${t('(none)')}</option>`
          }
          ${options.map(
            ({ value, label }) => html`<option value=${value} .selected=${value === text}>${label}</option>`,
          )}
        </select>`
      : html`<input
          class="field"
          type="text"
          inputmode=${kind === 'number' ? 'decimal' : nothing}
          autocomplete="off"
          aria-label=${fullTitle(column)}
          aria-describedby="edit-note"
          aria-required=${edit.required ? 'true' : nothing}
          aria-invalid=${invalid}
          aria-busy=${busy}
          ?readonly=${pending}
          .value=${live(text)}
          @input=${typed}
        />`
  return html`${field}
    <p id="edit-note" role="status" class=${fault === undefined ? '' : 'problem'}>
      ${fault ?? (pending ? t('Saving…') : t('Enter saves, Escape gives up.'))}
    </p>`
}
