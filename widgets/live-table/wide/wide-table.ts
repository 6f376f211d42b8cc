import { html, type TemplateResult } from 'lit'
import { Memo } from '../../internal/memo.js'
import { pinOf } from '../columns/columns-model.js'
import type { TableColumns } from '../columns/table-columns.js'
import type { Row } from '../data/column.js'
import { columnRules, pinnedWidths, pinnedWithin, widthOf, type WideColumn } from './column-rules.js'
import { SidewaysScroll } from './sideways-scroll.js'

interface Host {
  readonly renderRoot: HTMLElement | DocumentFragment
}

/** A table whose columns keep their widths: it scrolls sideways below those that are pinned. */
export class WideTable<R extends Row> {
  #sheet = new CSSStyleSheet()
  #placed = new Memo<readonly WideColumn[]>()
  #applied = new Memo<void>()
  #scroll = new SidewaysScroll(() => {})

  constructor(
    private readonly host: Host,
    private readonly columns: TableColumns<R>,
  ) {
    const { renderRoot } = host
    if (renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(this.#sheet)
  }

  /** What a row has, from its start to its end. */
  get #all(): readonly WideColumn[] {
    const { fit, layout, ownWidths } = this.columns
    const { select, expand, actions } = ownWidths
    return this.#placed.get([fit, select, expand, actions], () => {
      const own = (name: string, width: number, pin: 'start' | 'end'): readonly WideColumn[] =>
        width ? [{ selector: `.${name}`, width, pin }] : []
      const shown = fit.columns.map((column) => ({
        selector: `[data-column="${CSS.escape(column.id)}"]`,
        width: fit.widths.get(column.id) ?? 0,
        pin: pinOf(column, layout.layout),
      }))
      const columns = [
        ...own('select', select, 'start'),
        ...own('expand', expand, 'start'),
        ...shown,
        ...own('actions', actions, 'end'),
      ]
      return pinnedWithin(columns, fit.room)
    })
  }

  /** The scroll bar, which stays in sight below the rows; nothing where all columns find room. */
  bar(): TemplateResult | undefined {
    if (!this.columns.shape.sideways || this.#most <= 0) return undefined
    // Not for the keyboard: the focus in the cells scrolls.
    return html`<div class="sideways-bar" tabindex="-1" aria-hidden="true"><div></div></div>`
  }

  get #most(): number {
    return Math.round(widthOf(this.#all) - this.columns.fit.room)
  }

  /** After drawing: places the cells. */
  drawn(): void {
    const { renderRoot } = this.host
    const table = renderRoot.querySelector('table')
    if (!table || !this.columns.shape.sideways) return
    const columns = this.#all
    const { fit, ownWidths } = this.columns
    this.#applied.get([table, columns], () => {
      const { start, end } = pinnedWidths(columns)
      // Of the sums: one cell below both.
      const both: WideColumn[] = [{ selector: '.lead', width: ownWidths.select + ownWidths.expand, pin: 'start' }]
      this.#sheet.replaceSync([columnRules(columns), columnRules(both)].join('\n'))
      for (const [name, size] of Object.entries({ seen: fit.room, 'pinned-start': start, 'pinned-end': end }))
        table.style.setProperty(`--_${name}`, `${size}px`)
      // Chromium takes boxes that scroll into the tab order where nothing in them is.
      for (const section of table.querySelectorAll<HTMLElement>('thead, tbody, tfoot')) section.tabIndex = -1
      renderRoot.querySelector<HTMLElement>('.frame')?.style.setProperty('--_wide', `${widthOf(columns)}px`)
    })
    this.#scroll.attach(renderRoot, this.#most)
  }
}
