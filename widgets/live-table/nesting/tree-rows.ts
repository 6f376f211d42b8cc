import type { Row, RowKey, TreeOptions } from '../data/column.js'

/** Rows that stand below others. */
export interface Tree<R extends Row> {
  /** Every row, parents before their children. */
  readonly rows: readonly R[]
  readonly parentOf: ReadonlyMap<R, R>
}

function childrenOf<R extends Row>(row: R, { children }: TreeOptions<R>): readonly R[] {
  const found: unknown = typeof children === 'string' ? Reflect.get(row, children) : children?.(row)
  return Array.isArray(found) ? found.filter((child) => typeof child === 'object' && child !== null) : []
}

/** From rows that hold their children. */
function nestedTree<R extends Row>(roots: readonly R[], options: TreeOptions<R>): Tree<R> {
  const parentOf = new Map<R, R>()
  const rows = new Set<R>()
  const add = (row: R, parent: R | undefined): void => {
    // A row that holds itself, or stands in two places, stands where it was found first.
    if (rows.has(row)) return
    rows.add(row)
    if (parent) parentOf.set(row, parent)
    for (const child of childrenOf(row, options)) add(child, row)
  }
  for (const root of roots) add(root, undefined)
  return { rows: [...rows], parentOf }
}

/** From rows that name their parents. One whose parent is not there, or is below it, stands at the top. */
function namedTree<R extends Row>(rows: readonly R[], { parent }: TreeOptions<R>, keyOf: (row: R) => RowKey): Tree<R> {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  const parentOf = new Map<R, R>()
  const isAbove = (row: R, other: R): boolean => {
    for (let up: R | undefined = other; up; up = parentOf.get(up)) if (up === row) return true
    return false
  }
  for (const row of rows) {
    const named: unknown = typeof parent === 'string' ? Reflect.get(row, parent) : parent?.(row)
    const found = typeof named === 'string' || typeof named === 'number' ? byKey.get(named) : undefined
    if (found && !isAbove(row, found)) parentOf.set(row, found)
  }
  return { rows, parentOf }
}

export function treeOf<R extends Row>(rows: readonly R[], options: TreeOptions<R>, keyOf: (row: R) => RowKey): Tree<R> {
  return options.children === undefined ? namedTree(rows, options, keyOf) : nestedTree(rows, options)
}

/** Rows with those above them, so that each stands in its place. */
export function withParents<R extends Row>(rows: readonly R[], { parentOf }: Tree<R>): ReadonlySet<R> {
  const all = new Set(rows)
  for (const row of rows) for (let up = parentOf.get(row); up && !all.has(up); up = parentOf.get(up)) all.add(up)
  return all
}

/** Where a row stands among others. */
export interface Branch {
  /** From 1. */
  readonly level: number
  /** From 1, among those with the same parent, and how many these are. */
  readonly position: number
  readonly size: number
  /** Whether its children are shown; undefined for a row without. */
  readonly open: boolean | undefined
}

/**
 * The rows that show, each below its parent, siblings as they come.
 * @param rows in order, with all that stand above them
 * @param isOpen whether a row's children show
 */
export function treeRows<R extends Row>(
  rows: readonly R[],
  { parentOf }: Tree<R>,
  isOpen: (row: R) => boolean,
): ReadonlyMap<R, Branch> {
  const below = new Map<R | undefined, R[]>()
  for (const row of rows) {
    const parent = parentOf.get(row)
    const siblings = below.get(parent)
    if (siblings) siblings.push(row)
    else below.set(parent, [row])
  }
  const shown = new Map<R, Branch>()
  const add = (siblings: readonly R[], level: number): void =>
    siblings.forEach((row, at) => {
      const children = below.get(row)
      const open = children && isOpen(row)
      shown.set(row, { level, position: at + 1, size: siblings.length, open })
      if (children && open) add(children, level + 1)
    })
  add(below.get(undefined) ?? [], 1)
  return shown
}
