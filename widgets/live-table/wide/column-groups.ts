import { html, type TemplateResult } from 'lit'
import { Memo } from '../../internal/memo.js'
import type { TableColumns } from '../columns/table-columns.js'
import type { Row } from '../data/column.js'
import { columnRules, widthOf } from './column-rules.js'
import { groupRuns, type GroupRun } from './group-runs.js'
import { placedColumns, type PlacedColumn } from './placed-columns.js'

interface Host {
  readonly renderRoot: HTMLElement | DocumentFragment
}

/** The row of headings over neighbouring columns of one group. */
export class ColumnGroups<R extends Row> {
  #sheet = new CSSStyleSheet()
  #runs = new Memo<readonly GroupRun<PlacedColumn>[]>()
  #applied = new Memo<void>()

  constructor(
    host: Host,
    private readonly columns: TableColumns<R>,
  ) {
    const { renderRoot } = host
    if (renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(this.#sheet)
  }

  get #all(): readonly GroupRun<PlacedColumn>[] {
    const { fit, ownWidths, sideways } = this.columns
    const { select, expand, actions } = ownWidths
    return this.#runs.get([fit, sideways, select, expand, actions], () => groupRuns(placedColumns(this.columns)))
  }

  row(): TemplateResult {
    let before = 1
    return html`<tr role="row" class="groups" aria-rowindex="1">
      ${this.#all.map(({ title, columns }, index) => {
        const [first, span] = [before, columns.length]
        before += span
        if (!title) return html`<td role="cell" class="gap" colspan=${span} data-run=${index}></td>`
        const ids = JSON.stringify(columns.map(({ id }) => id))
        return html`<th
          role="columnheader"
          scope="colgroup"
          part="column-group"
          class="group"
          colspan=${span}
          aria-colspan=${span}
          aria-colindex=${first}
          data-run=${index}
          data-columns=${ids}
          tabindex="-1"
          title=${title}
        >
          <span>${title}</span>
        </th>`
      })}
    </tr>`
  }

  /** After drawing: places the headings. */
  drawn(): void {
    const runs = this.#all
    this.#applied.get([runs], () => {
      const heads = runs.map(({ columns }, index) => ({
        selector: `[data-run="${index}"]`,
        width: widthOf(columns),
        pin: columns[0]?.pin,
      }))
      const tracks = heads.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')
      this.#sheet.replaceSync(`tr.groups{--_groups:${tracks}}\n${columnRules(heads)}`)
    })
  }
}
