import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { t } from '../../internal/localize.js'
import { emptyLayout, type ChoosableColumn, type ColumnLayout, type Pin } from '../data/layout.js'
import { fullTitle } from '../data/full-title.js'
import { clampWidth, isHidden, moveColumn, pinOf } from './columns-model.js'

/** How much wider or narrower one press makes a column, px. */
const widthStep = 24

/** What the panel shows, and how it tells what people chose. */
export interface ChooserModel {
  readonly columns: readonly ChoosableColumn[]
  readonly layout: ColumnLayout
  readonly widths: ReadonlyMap<string, number>
  readonly present: ReadonlySet<string> | null
  readonly groupBy: string | null | undefined
  readonly pinnable: boolean
  change(layout: ColumnLayout): void
}

function renderTool(icon: string, label: string, act: () => void, on = true): TemplateResult {
  return html`<button
    class="tool"
    type="button"
    aria-label=${label}
    title=${label}
    aria-disabled=${on ? 'false' : 'true'}
    @click=${on ? act : nothing}
  >
    <stratus-icon name=${icon}></stratus-icon>
  </button>`
}

/** Two buttons that keep a column at a side, or let it go. */
function renderPins({ layout, change }: ChooserModel, column: ChoosableColumn): TemplateResult[] {
  const pinned = pinOf(column, layout)
  const name = { name: fullTitle(column) }
  const sides: readonly (readonly [Pin, string])[] = [
    ['start', t('Pin {name} at the start', name)],
    ['end', t('Pin {name} at the end', name)],
  ]
  return sides.map(([side, label]) => {
    const pin = side === pinned ? 'none' : side
    return html`<button
      class="tool pin"
      type="button"
      aria-label=${label}
      title=${label}
      aria-pressed=${side === pinned}
      @click=${() => change({ ...layout, pinned: { ...layout.pinned, [column.id]: pin } })}
    >
      <stratus-icon name=${`pin-${side}`}></stratus-icon>
    </button>`
  })
}

function renderLine(model: ChooserModel, column: ChoosableColumn, index: number, shown: number): TemplateResult {
  const { columns, layout, present } = model
  const hidden = isHidden(column, layout)
  const name = { name: fullTitle(column) }
  const pin = pinOf(column, layout)
  // A column stays among those of its side.
  const canMove = (by: number): boolean => {
    const other = columns[index + by]
    return other !== undefined && pinOf(other, layout) === pin
  }
  const toggle = (event: Event): void =>
    model.change({
      ...layout,
      hidden: { ...layout.hidden, [column.id]: !(event.target as HTMLInputElement).checked },
    })
  const move = (by: number): void =>
    model.change({
      ...layout,
      order: moveColumn(
        columns.map(({ id }) => id),
        column.id,
        by,
      ),
    })
  const resize = (by: number): void => {
    const width = (layout.widths[column.id] ?? model.widths.get(column.id) ?? 120) + by
    model.change({
      ...layout,
      widths: { ...layout.widths, [column.id]: clampWidth(width) },
    })
  }
  return html`<li>
    <label>
      <input type="checkbox" .checked=${!hidden} ?disabled=${!hidden && shown === 1} @change=${toggle} />
      <span class="name"
        >${fullTitle(column)}${
          hidden || !present || present.has(column.id)
            ? nothing
            : html`<span class="away">${t('Hidden at this width')}</span>`
        }</span
      >
    </label>
    ${renderTool('minus', t('Make {name} narrower', name), () => resize(-widthStep), !hidden)}
    ${renderTool('plus', t('Make {name} wider', name), () => resize(widthStep), !hidden)}
    ${renderTool('arrow-up', t('Move {name} up', name), () => move(-1), canMove(-1))}
    ${renderTool('arrow-down', t('Move {name} down', name), () => move(1), canMove(1))}
    ${model.pinnable ? renderPins(model, column) : nothing}
  </li>`
}

function renderGroups({ columns, layout, groupBy, change }: ChooserModel): TemplateResult {
  const choose = ({ target }: Event): void =>
    change({ ...layout, groupBy: (target as HTMLSelectElement).value || null })
  return html`<label class="groups"
    >${t('Group by')}
    <select class="field" @change=${choose}>
      <option value="" ?selected=${!groupBy}>${t('No groups')}</option>
      ${columns.map(
        (column) => html`<option value=${column.id} ?selected=${column.id === groupBy}>${fullTitle(column)}</option>`,
      )}
    </select>
  </label>`
}

/** A line per column, in the order shown, and the way back to the table's own layout. */
export function renderChooserPanel(model: ChooserModel): TemplateResult {
  const shown = model.columns.filter((column) => !isHidden(column, model.layout)).length
  return html`<ul>
      ${repeat(
        model.columns,
        (column) => column.id,
        (column, index) => renderLine(model, column, index, shown),
      )}
    </ul>
    ${model.groupBy === undefined ? nothing : renderGroups(model)}
    <div class="end">
      <button class="button small" type="button" @click=${() => model.change(emptyLayout)}>
        ${t('Reset columns')}
      </button>
    </div>`
}
