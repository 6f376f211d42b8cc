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
  /** Where it goes through the columns between, so that it crosses nothing there. */
  readonly via: readonly { readonly x: number; readonly y: number }[]
}

export interface StackLayout {
  readonly places: ReadonlyMap<string, StackPlace>
  readonly links: readonly StackLink[]
  readonly width: number
  readonly height: number
}

/** Distances in px: between columns, between rows, from the edge to the middle of the first node. */
export const stackGrid = { column: 220, row: 84, edge: 52, label: 168 } as const

/** More links than this through columns between are drawn straight. */
const mostLanes = 500

/**
 * Columns from what others need to what needs them, so that links run one way and nothing moves when nothing changed. Cycles
 * are cut where they close. Rows are ordered by the middle of their neighbours to keep links short; a link over several columns
 * has a row of its own in those between.
 */
export function layoutStack(nodes: readonly StackResource[]): StackLayout {
  const ranks = rankNodes(nodes)
  const columns: string[][] = []
  for (const { name } of nodes) (columns[ranks.get(name) ?? 0] ??= []).push(name)
  const links = nodes.flatMap(({ name, requiredBy }) =>
    requiredBy.map((to) => ({ from: name, to, lanes: [] as string[] })),
  )
  addLanes(links, ranks, columns)
  orderRows(columns, links)

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
  const laid = links.map(({ from, to, lanes }) => ({ from, to, via: lanes.flatMap((lane) => places.get(lane) ?? []) }))
  for (const { lanes } of links) for (const lane of lanes) places.delete(lane)
  return {
    places,
    links: laid,
    width: columns.length ? (columns.length - 1) * stackGrid.column + stackGrid.edge + stackGrid.label : 0,
    height: tallest ? (tallest - 1) * stackGrid.row + 2 * stackGrid.edge : 0,
  }
}

interface Link {
  readonly from: string
  readonly to: string
  /** What holds its place in the columns between. */
  readonly lanes: string[]
}

function addLanes(links: readonly Link[], ranks: ReadonlyMap<string, number>, columns: string[][]): void {
  const between = ({ from, to }: Link) => Math.max(0, (ranks.get(to) ?? 0) - (ranks.get(from) ?? 0) - 1)
  if (links.reduce((sum, link) => sum + between(link), 0) > mostLanes) return
  for (const [index, link] of links.entries()) {
    for (let step = 1; step <= between(link); step++) {
      let lane = `lane\n${index}\n${step}`
      while (ranks.has(lane)) lane += '\n'
      link.lanes.push(lane)
      ;(columns[(ranks.get(link.from) ?? 0) + step] ??= []).push(lane)
    }
  }
}

/** The longest way from a resource that needs nothing. Iterative: a chain may be thousands long. */
function rankNodes(nodes: readonly StackResource[]): Map<string, number> {
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const ranks = new Map<string, number>()
  const open = new Set<string>()
  for (const root of nodes) {
    const stack = [root.name]
    for (let name = stack.at(-1); name !== undefined; name = stack.at(-1)) {
      const requires = byName.get(name)?.requires ?? []
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
function orderRows(columns: string[][], links: readonly Link[]): void {
  const before = new Map<string, string[]>()
  const after = new Map<string, string[]>()
  const note = (map: Map<string, string[]>, key: string, other: string) => {
    const known = map.get(key)
    if (known) known.push(other)
    else map.set(key, [other])
  }
  for (const { from, to, lanes } of links) {
    let previous = from
    for (const next of [...lanes, to]) {
      note(before, next, previous)
      note(after, previous, next)
      previous = next
    }
  }
  const rows = new Map<string, number>()
  const number = (column: readonly string[]) =>
    column.forEach((name, row) => rows.set(name, row - (column.length - 1) / 2))
  columns.forEach(number)
  const settle = (column: string[], neighbours: ReadonlyMap<string, readonly string[]>) => {
    const middle = (name: string) => {
      const known = neighbours.get(name)?.flatMap((other) => rows.get(other) ?? []) ?? []
      return known.length ? known.reduce((sum, row) => sum + row, 0) / known.length : (rows.get(name) ?? 0)
    }
    const keyed = column.map((name, index) => ({ name, index, at: middle(name) }))
    keyed.sort((a, b) => a.at - b.at || a.index - b.index)
    keyed.forEach(({ name }, row) => (column[row] = name))
    number(column)
  }
  columns.slice(1).forEach((column) => settle(column, before))
  columns
    .slice(0, -1)
    .reverse()
    .forEach((column) => settle(column, after))
}
