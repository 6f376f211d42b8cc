import type { StackResource } from './stack-model.js'

export interface StackPlace {
  readonly name: string
  /** Middle of the node, px from the start edge and the top. */
  readonly x: number
  readonly y: number
  /** Column: everything a resource needs stands in an earlier one. */
  readonly rank: number
}

export interface StackLink {
  readonly from: string
  readonly to: string
}

export interface StackLayout {
  readonly places: ReadonlyMap<string, StackPlace>
  readonly links: readonly StackLink[]
  readonly width: number
  readonly height: number
}

/** Distances in px: between columns, between rows, from the edge to the middle of the first node. */
export const stackGrid = { column: 220, row: 84, edge: 52, label: 168 } as const

/**
 * Columns from what others need to what needs them, so that links run one way and nothing moves when nothing changed. Cycles
 * are cut where they close. Rows are ordered by the middle of their neighbours to keep links short.
 */
export function layoutStack(nodes: readonly StackResource[]): StackLayout {
  const ranks = rankNodes(nodes)
  const columns: string[][] = []
  for (const { name } of nodes) (columns[ranks.get(name) ?? 0] ??= []).push(name)
  orderRows(columns, new Map(nodes.map((node) => [node.name, node])))

  const tallest = Math.max(0, ...columns.map((column) => column.length))
  const places = new Map<string, StackPlace>()
  columns.forEach((column, rank) => {
    const top = ((tallest - column.length) * stackGrid.row) / 2
    column.forEach((name, row) =>
      places.set(name, {
        name,
        rank,
        x: stackGrid.edge + rank * stackGrid.column,
        y: stackGrid.edge + top + row * stackGrid.row,
      }),
    )
  })
  return {
    places,
    links: nodes.flatMap(({ name, requiredBy }) => requiredBy.map((to) => ({ from: name, to }))),
    width: columns.length ? (columns.length - 1) * stackGrid.column + stackGrid.edge + stackGrid.label : 0,
    height: tallest ? (tallest - 1) * stackGrid.row + 2 * stackGrid.edge : 0,
  }
}

/** The longest way from a resource that needs nothing. Iterative: a chain may be thousands long. */
function rankNodes(nodes: readonly StackResource[]): Map<string, number> {
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const ranks = new Map<string, number>()
  const open = new Set<string>()
  for (const root of nodes) {
    const stack = [root.name]
    while (stack.length) {
      const name = stack.at(-1)!
      const { requires } = byName.get(name)!
      const waiting =
        ranks.has(name) || open.has(name) ? [] : requires.filter((other) => !ranks.has(other) && !open.has(other))
      open.add(name)
      if (waiting.length) {
        stack.push(...waiting)
        continue
      }
      stack.pop()
      if (ranks.has(name)) continue
      ranks.set(
        name,
        requires.reduce((rank, other) => Math.max(rank, (ranks.get(other) ?? -1) + 1), 0),
      )
    }
  }
  return ranks
}

/** Two sweeps of the barycentre rule. */
function orderRows(columns: string[][], byName: ReadonlyMap<string, StackResource>): void {
  const rows = new Map<string, number>()
  const note = (column: readonly string[]) =>
    column.forEach((name, row) => rows.set(name, row - (column.length - 1) / 2))
  columns.forEach(note)
  const settle = (column: string[], side: 'requires' | 'requiredBy') => {
    const middle = (name: string) => {
      const known = byName.get(name)?.[side].flatMap((other) => rows.get(other) ?? []) ?? []
      return known.length ? known.reduce((sum, row) => sum + row, 0) / known.length : (rows.get(name) ?? 0)
    }
    const keyed = column.map((name, index) => ({ name, index, at: middle(name) }))
    keyed.sort((a, b) => a.at - b.at || a.index - b.index)
    keyed.forEach(({ name }, row) => (column[row] = name))
    note(column)
  }
  columns.slice(1).forEach((column) => settle(column, 'requires'))
  columns
    .slice(0, -1)
    .reverse()
    .forEach((column) => settle(column, 'requiredBy'))
}
