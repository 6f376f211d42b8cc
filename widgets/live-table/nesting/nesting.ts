import { Memo } from '../../internal/memo.js'
import type { Column, Row, RowKey, Sort, TreeOptions } from '../data/column.js'
import { GroupHead } from '../data/group-head.js'
import { TableView } from '../view/view-model.js'
import type { Nested } from '../view/table-pages.js'
import { decorateRow } from './decorate-row.js'
import { groupRows } from './group-rows.js'
import { treeOf, treeRows, withParents, type Branch, type Tree } from './tree-rows.js'

interface Host<R extends Row> {
  readonly rowKey: (row: R) => RowKey
  readonly tree?: TreeOptions<R>
  readonly collapsed: ReadonlySet<RowKey>
  readonly sort: Sort | null
}

const isRow = (row: Row): boolean => !(row instanceof GroupHead)

/** Rows below others: of a tree, or of the head of their group. */
export class Nesting<R extends Row> {
  #trees = new Memo<Tree<R>>()
  #shown = new Memo<readonly R[]>()
  #all = new TableView<R>()
  #branches: ReadonlyMap<R, Branch> = new Map()
  /** What passes, where a filter leaves something of a tree out. */
  #found: ReadonlySet<R> | undefined

  constructor(
    private readonly host: Host<R>,
    /** Id of the column that rows are grouped by. */
    private readonly groupBy: () => string | null,
  ) {}

  #tree(rows: readonly R[]): Tree<R> | undefined {
    const { tree, rowKey } = this.host
    return tree && this.#trees.get([rows, tree, rowKey], () => treeOf(rows, tree, rowKey))
  }

  /** All rows, also those that stand in others. */
  flat(rows: readonly R[]): readonly R[] {
    return this.#tree(rows)?.rows ?? rows
  }

  /** What to show of the rows that pass, in their order: each below its parent, or below the head of its group. */
  shown(data: readonly R[], passing: readonly R[], columns: readonly Column<R>[]): Nested<R> {
    const rows = this.#rows(data, passing, columns)
    const found = this.#found
    return {
      rows,
      seen: found ? rows : passing,
      above: (index) => this.#above(data, rows, index),
      isRow,
      passes: (row) => isRow(row) && (!found || found.has(row)),
    }
  }

  #above(data: readonly R[], rows: readonly R[], index: number): readonly R[] {
    const tree = this.#tree(data)
    const above: R[] = []
    const first = rows[index]
    if (!first || first instanceof GroupHead) return above
    if (tree) for (let up = tree.parentOf.get(first); up; up = tree.parentOf.get(up)) above.unshift(up)
    else
      above.push(
        ...rows
          .slice(0, index)
          .filter((row) => row instanceof GroupHead)
          .slice(-1),
      )
    return above
  }

  #rows(data: readonly R[], passing: readonly R[], columns: readonly Column<R>[]): readonly R[] {
    const { tree, collapsed, sort, rowKey } = this.host
    const groupBy = this.groupBy()
    return this.#shown.get([data, passing, columns, tree, groupBy, collapsed, sort, rowKey], () => {
      const known = this.#tree(data)
      this.#found = undefined
      if (known) return this.#treeRows(known, passing, columns)
      this.#branches = new Map()
      const by = columns.find(({ id }) => id === groupBy)
      if (!by) return passing
      // Heads stand among the rows of the page; whoever asks for a row's key, or draws it, knows them.
      return groupRows({ rows: passing, by, columns, collapsed, asTheyCome: sort?.column === by.id }) as readonly R[]
    })
  }

  /** While a filter leaves something out, what it finds is shown, in whatever it stands. */
  #treeRows(tree: Tree<R>, passing: readonly R[], columns: readonly Column<R>[]): readonly R[] {
    const { collapsed, sort, rowKey } = this.host
    const isFiltered = passing.length < tree.rows.length
    if (isFiltered) this.#found = new Set(passing)
    const wanted = isFiltered ? withParents(passing, tree) : null
    const all = { rows: tree.rows, columns, search: '', categories: [], category: null, sort }
    const rows = wanted ? this.#all.compute(all).filter((row) => wanted.has(row)) : passing
    this.#branches = treeRows(rows, tree, (row) => isFiltered || !collapsed.has(rowKey(row)))
    return [...this.#branches.keys()]
  }

  /** Keys of all that has something below it. */
  parents(data: readonly R[], shown: readonly R[]): ReadonlySet<RowKey> {
    const tree = this.#tree(data)
    if (tree) return new Set([...tree.parentOf.values()].map((row) => this.host.rowKey(row)))
    return new Set(shown.flatMap((row) => (row instanceof GroupHead ? [row.key] : [])))
  }

  /** Gives a row's element its level, and the button that opens and closes it. */
  decorate(node: HTMLElement, row: R, name: string): void {
    if (row instanceof GroupHead) {
      const open = !this.host.collapsed.has(row.key)
      decorateRow(node, { level: 1, open }, row.title, true)
      // What is in a group stands below the words of its head, and no button takes room there.
    } else decorateRow(node, this.#branches.get(row) ?? { level: 2, indent: 0, open: undefined }, name, false)
  }
}
