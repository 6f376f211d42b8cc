import { html, type ReactiveControllerHost, type TemplateResult } from 'lit'
import { Memo } from '../../internal/memo.js'
import type { TableColumns } from '../columns/table-columns.js'
import type { Row } from '../data/column.js'
import { columnRules, paperRules, pinnedWidths, widthOf, type WideColumn } from './column-rules.js'
import { ColumnsInSight } from './columns-in-sight.js'
import { SidewaysScroll } from './sideways-scroll.js'

interface Host extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment
}

/** A table whose columns keep their widths: it scrolls sideways below those that are pinned, and draws those in sight. */
export class WideTable<R extends Row> {
  #sheet = new CSSStyleSheet()
  #applied = new Memo<void>()
  #sight: ColumnsInSight<R>
  #scroll: SidewaysScroll

  constructor(
    private readonly host: Host,
    private readonly columns: TableColumns<R>,
  ) {
    const { renderRoot } = host
    if (renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(this.#sheet)
    this.#sight = new ColumnsInSight<R>(host, columns)
    this.#scroll = new SidewaysScroll((offset) => this.#sight.scrolled(offset))
    renderRoot.addEventListener('focusin', ({ target }) => this.#sight.focused(target as Element))
    columns.window = this.#sight
    host.addController({
      hostConnected: () => this.#listen(),
      hostDisconnected: () => this.#stop(),
    })
  }

  #printing = ({ type }: Event): void => this.#sight.printing(type === 'beforeprint')

  #listen(): void {
    window.addEventListener('beforeprint', this.#printing)
    window.addEventListener('afterprint', this.#printing)
  }

  #stop(): void {
    window.removeEventListener('beforeprint', this.#printing)
    window.removeEventListener('afterprint', this.#printing)
  }

  /** Before drawing. */
  update(): void {
    this.#sight.update()
  }

  /** The scroll bar, which stays in sight below the rows; nothing where all columns find room. */
  bar(): TemplateResult | undefined {
    if (!this.columns.sideways || this.#most <= 0) return undefined
    // Not for the keyboard: the focus in the cells scrolls.
    return html`<div class="sideways-bar" tabindex="-1" aria-hidden="true"><div></div></div>`
  }

  get #most(): number {
    return Math.round(widthOf(this.#sight.all) - this.columns.fit.room)
  }

  /** After drawing: places the cells. */
  drawn(): void {
    const { renderRoot } = this.host
    const table = renderRoot.querySelector('table')
    if (!table || !this.columns.sideways) return
    const { all, drawn } = this.#sight
    const { fit, ownWidths } = this.columns
    this.#applied.get([table, all, drawn], () => {
      const { start, end } = pinnedWidths(all)
      // Of the sums: one cell below both.
      const both: WideColumn[] = [{ selector: '.lead', width: ownWidths.select + ownWidths.expand, pin: 'start' }]
      this.#sheet.replaceSync([columnRules(drawn), columnRules(both), paperRules(drawn)].join('\n'))
      for (const [name, size] of Object.entries({ seen: fit.room, 'pinned-start': start, 'pinned-end': end }))
        table.style.setProperty(`--_${name}`, `${size}px`)
      // Chromium takes boxes that scroll into the tab order where nothing in them is.
      for (const section of table.querySelectorAll<HTMLElement>('thead, tbody, tfoot')) section.tabIndex = -1
      renderRoot.querySelector<HTMLElement>('.frame')?.style.setProperty('--_wide', `${widthOf(all)}px`)
    })
    this.#number(table, all.length - drawn.length)
    this.#scroll.attach(renderRoot, this.#most)
    // An update may have changed what is in sight.
    void this.host.updateComplete.then(() => this.#sight.scrolled(this.#scroll.offset))
  }

  /** Says which columns headers and sums are of; rows say it themselves. */
  #number(table: HTMLElement, missing: number): void {
    if (missing) table.setAttribute('aria-colcount', String(this.#sight.all.length))
    else table.removeAttribute('aria-colcount')
    for (const row of table.querySelectorAll('thead > tr:not(.groups), tfoot > tr')) {
      if (missing) this.#sight.number(row)
      else for (const cell of row.children) cell.removeAttribute('aria-colindex')
    }
  }
}
