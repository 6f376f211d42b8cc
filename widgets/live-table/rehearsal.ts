import { adoptStyles, render, type LitElement } from 'lit'
import { textMeasure } from './columns/text-measure.js'
import type { LiveTableProperties } from './live-table-properties.js'

type TableClass = (new () => LiveTableProperties & { render(): unknown }) &
  Pick<typeof LitElement, 'elementStyles' | 'shadowRootOptions'>

let isOver = false

/**
 * The first table of a page pays for what all of them share: style sheets, templates, the type that texts are measured in. Where
 * the page is idle before it comes, such as while its rows are on their way, that is paid then, without anything in the page.
 */
export function rehearse(Table: TableClass): void {
  // Neither a server nor every browser says when it is idle.
  globalThis.requestIdleCallback?.(() => {
    if (!isOver) play(Table)
  })
}

/** A table has come and has paid. */
export function skipRehearsal(): void {
  isOver = true
}

function play(Table: TableClass): void {
  const table = new Table()
  table.columns = [{ id: 'name', title: 'name', width: 99 }]
  const root = table.attachShadow(Table.shadowRootOptions)
  adoptStyles(root, Table.elementStyles)
  render(table.render(), root)
  textMeasure(document.documentElement)('name', 'head')
}
