import { html, nothing, type TemplateResult } from 'lit'
import { property, query } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { controlStyles } from '../internal/control.styles.js'
import { floatBeside } from '../internal/floating.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { columnChooserStyles } from './column-chooser.styles.js'
import { emptyLayout, isHidden, moveColumn, type ColumnLayout } from './columns-model.js'

/** What the chooser needs to know of a column. */
export interface ChoosableColumn {
  readonly id: string
  readonly title: string
  readonly hidden?: boolean
}

/** How much wider or narrower one press makes a column, px. */
const widthStep = 24

/**
 * A button and its panel: which columns show, in which order, how wide. Everything that dragging does, by keyboard.
 *
 * @tag stratus-column-chooser
 * @event {CustomEvent<{layout: ColumnLayout}>} stratus-columns-change - somebody changed the columns
 */
export class StratusColumnChooser extends StratusElement {
  static override styles = [StratusElement.styles, controlStyles, columnChooserStyles]

  #stopFollowing: (() => void) | undefined

  @query('.opener') private opener!: HTMLElement
  @query('.panel') private panel!: HTMLElement

  /** All columns, in the order shown. */
  @property({ attribute: false }) columns: readonly ChoosableColumn[] = []

  /** What people chose so far. */
  @property({ attribute: false }) layout: ColumnLayout = emptyLayout

  /** Widths as they are now, px. */
  @property({ attribute: false }) widths: ReadonlyMap<string, number> = new Map()

  /** Columns that are in the table now; those that are chosen but do not fit say so. Null when that is not known. */
  @property({ attribute: false }) present: ReadonlySet<string> | null = null

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stopFollowing?.()
  }

  #change(layout: ColumnLayout): void {
    this.emit('stratus-columns-change', { layout })
  }

  #toggle(column: ChoosableColumn, event: Event): void {
    const hidden = !(event.target as HTMLInputElement).checked
    this.#change({ ...this.layout, hidden: { ...this.layout.hidden, [column.id]: hidden } })
  }

  #move(column: ChoosableColumn, by: number): void {
    const ids = this.columns.map(({ id }) => id)
    this.#change({ ...this.layout, order: moveColumn(ids, column.id, by) })
  }

  #resize(column: ChoosableColumn, by: number): void {
    const width = (this.layout.widths[column.id] ?? this.widths.get(column.id) ?? 120) + by
    this.#change({ ...this.layout, widths: { ...this.layout.widths, [column.id]: Math.max(56, Math.round(width)) } })
  }

  #toggled(event: ToggleEvent): void {
    this.#stopFollowing?.()
    const open = event.newState === 'open'
    this.#stopFollowing = open ? floatBeside(this.opener, this.panel, { leastHeight: 160 }) : undefined
    if (open) this.panel.querySelector('input')?.focus()
  }

  #tool(icon: string, label: string, act: () => void, on = true): TemplateResult {
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

  #line(column: ChoosableColumn, index: number, shown: number): TemplateResult {
    const hidden = isHidden(column, this.layout)
    const name = { name: column.title }
    return html`<li>
      <label>
        <input
          type="checkbox"
          .checked=${!hidden}
          ?disabled=${!hidden && shown === 1}
          @change=${(event: Event) => this.#toggle(column, event)}
        />
        <span class="name"
          >${column.title}${
            hidden || !this.present || this.present.has(column.id)
              ? nothing
              : html`<span class="away">${t('Hidden at this width')}</span>`
          }</span
        >
      </label>
      ${this.#tool('minus', t('Make {name} narrower', name), () => this.#resize(column, -widthStep), !hidden)}
      ${this.#tool('plus', t('Make {name} wider', name), () => this.#resize(column, widthStep), !hidden)}
      ${this.#tool('arrow-up', t('Move {name} up', name), () => this.#move(column, -1), index > 0)}
      ${this.#tool('arrow-down', t('Move {name} down', name), () => this.#move(column, 1), index < this.columns.length - 1)}
    </li>`
  }

  override render(): TemplateResult {
    const shown = this.columns.filter((column) => !isHidden(column, this.layout)).length
    const label = t('Columns')
    return html`<button
        class="button quiet icon opener"
        type="button"
        popovertarget="panel"
        aria-label=${label}
        title=${label}
        aria-haspopup="dialog"
      >
        <stratus-icon name="columns"></stratus-icon>
      </button>
      <div class="panel" id="panel" popover role="dialog" aria-label=${label} @toggle=${this.#toggled}>
        <ul>
          ${repeat(
            this.columns,
            (column) => column.id,
            (column, index) => this.#line(column, index, shown),
          )}
        </ul>
        <div class="end">
          <button class="button small" type="button" @click=${() => this.#change(emptyLayout)}>
            ${t('Reset columns')}
          </button>
        </div>
      </div>`
  }
}
