import { nothing, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { floatBeside } from '../internal/floating.js'
import { StratusElement } from '../internal/stratus-element.js'
import { renderChooserPanel } from './columns/column-chooser-panel.js'
import { columnChooserStyles } from './columns/column-chooser.styles.js'
import { emptyLayout, type ChoosableColumn, type ColumnLayout } from './data/layout.js'
import type { StratusColumnChooserEventMap } from './live-table.events.js'

/**
 * A panel beside the button that opens it (`popovertarget` with its id): which columns show, in which order, how wide, pinned or not. Everything
 * that dragging does, by keyboard. It may be open before it is defined: its content comes then.
 *
 * @tag stratus-column-chooser
 * @event {CustomEvent<{layout: ColumnLayout}>} stratus-columns-change - somebody changed the columns
 */
export class StratusColumnChooser extends StratusElement<StratusColumnChooserEventMap> {
  static override styles = [StratusElement.styles, controlStyles, columnChooserStyles]

  #stopFollowing: (() => void) | undefined
  #focused: Element | null | undefined

  @state() private opened = false

  /** All columns, in the order shown. */
  @property({ attribute: false }) columns: readonly ChoosableColumn[] = []

  /** What people chose so far. */
  @property({ attribute: false }) layout: ColumnLayout = emptyLayout

  /** Widths as they are now, px. */
  @property({ attribute: false }) widths: ReadonlyMap<string, number> = new Map()

  /** Columns that are in the table now; those that are chosen but do not fit say so. Null when that is not known. */
  @property({ attribute: false }) present: ReadonlySet<string> | null = null

  /** Id of the column that rows are grouped by; undefined offers no groups. */
  @property({ attribute: false }) groupBy?: string | null

  /** Columns can be pinned at either side. */
  @property({ type: Boolean }) pinnable = false

  constructor() {
    super()
    this.addEventListener('toggle', () => void this.#toggled())
  }

  override connectedCallback(): void {
    super.connectedCallback()
    void this.#toggled()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stopFollowing?.()
  }

  async #toggled(): Promise<void> {
    this.#stopFollowing?.()
    this.#stopFollowing = undefined
    this.opened = this.matches(':popover-open')
    if (!this.opened) return
    const opener = (this.getRootNode() as ParentNode).querySelector(`[popovertarget="${CSS.escape(this.id)}"]`)
    if (opener) this.#stopFollowing = floatBeside(opener, this, { leastHeight: 160 })
    await this.updateComplete
    if (this.opened) this.renderRoot.querySelector('input')?.focus()
  }

  override willUpdate(): void {
    this.#focused = this.shadowRoot?.activeElement
  }

  /** A line that moves would lose the focus. */
  override updated(): void {
    if (this.#focused instanceof HTMLElement && !this.shadowRoot?.activeElement) this.#focused.focus()
  }

  override render(): TemplateResult | typeof nothing {
    const { columns, layout, widths, present, groupBy, pinnable } = this
    const change = (next: ColumnLayout): boolean => this.emit('stratus-columns-change', { layout: next })
    return this.opened ? renderChooserPanel({ columns, layout, widths, present, groupBy, pinnable, change }) : nothing
  }
}
