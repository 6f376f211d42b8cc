import { adoptStyles, css, html, nothing, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/control.styles.js'
import { floatBeside } from '../internal/floating.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { renderChooserPanel } from './column-chooser-panel.js'
import { emptyLayout, type ColumnLayout } from './columns-model.js'

/** What the chooser needs to know of a column. */
export interface ChoosableColumn {
  readonly id: string
  readonly title: string
  readonly hidden?: boolean
}

const openerStyles = css`
  :host {
    display: inline-flex;
  }
`

/**
 * A button and its panel: which columns show, in which order, how wide. Everything that dragging does, by keyboard.
 * What stands in the panel comes with its first opening.
 *
 * @tag stratus-column-chooser
 * @event {CustomEvent<{layout: ColumnLayout}>} stratus-columns-change - somebody changed the columns
 */
export class StratusColumnChooser extends StratusElement {
  static override styles = [StratusElement.styles, controlStyles, openerStyles]

  #stopFollowing: (() => void) | undefined

  @state() private opened = false
  @state() private content?: typeof renderChooserPanel

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

  async #toggled(event: ToggleEvent): Promise<void> {
    this.#stopFollowing?.()
    this.opened = event.newState === 'open'
    this.#stopFollowing = this.opened ? floatBeside(this.opener, this.panel, { leastHeight: 160 }) : undefined
    if (!this.opened) return
    try {
      await this.#loadContent()
    } catch {
      this.warn('could not load the content of its panel.')
      this.panel.hidePopover()
    }
    await this.updateComplete
    if (this.opened) this.panel.querySelector('input')?.focus()
  }

  async #loadContent(): Promise<void> {
    if (this.content) return
    const { columnChooserStyles, renderChooserPanel } = await import('./column-chooser-panel.js')
    adoptStyles(this.renderRoot as ShadowRoot, [...StratusColumnChooser.elementStyles, columnChooserStyles])
    this.content = renderChooserPanel
  }

  override render(): TemplateResult {
    const label = t('Columns')
    const { columns, layout, widths, present } = this
    const change = (next: ColumnLayout): boolean => this.emit('stratus-columns-change', { layout: next })
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
        ${this.opened ? this.content?.({ columns, layout, widths, present, change }) : nothing}
      </div>`
  }
}
