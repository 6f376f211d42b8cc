import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column } from '../data/column.js'
import { GroupHead } from '../data/group-head.js'
import { groupKey, groupRows } from './group-rows.js'
import { treeOf, treeRows, withParents } from './tree-rows.js'

interface Item {
  readonly id: number
  readonly kind: string | null
  readonly parent?: number | null
}
const kind: Column<Item> = { id: 'kind', title: 'Kind' }
const sum: Column<Item> = { id: 'id', title: 'Id', aggregate: (rows) => rows.reduce((all, { id }) => all + id, 0) }
const kinds = fc.array(fc.constantFrom('a', 'b', 'c', null))
const items = kinds.map((all) => all.map((text, id): Item => ({ id, kind: text })))

describe('rows in groups', () => {
  const grouped = (rows: readonly Item[], collapsed: readonly string[] = [], asTheyCome = false) =>
    groupRows({ rows, by: kind, columns: [kind, sum], collapsed: new Set(collapsed.map(groupKey)), asTheyCome })

  it('W-TABLE-48 every row stands once, below its head, as rows come; heads count them and say what the page makes of them', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (rows, asTheyCome) => {
        const shown = grouped(rows, [], asTheyCome)
        const heads = shown.filter((row) => row instanceof GroupHead)
        expect(heads.length).toBe(new Set(rows.map((row) => row.kind)).size)
        for (const head of heads) {
          const own = shown.slice(shown.indexOf(head) + 1, shown.indexOf(head) + 1 + head.count) as Item[]
          const [first] = own
          expect(own).toEqual(rows.filter((row) => row.kind === first?.kind))
          expect(head.cells['id']).toBe(own.reduce((all, { id }) => all + id, 0))
        }
        expect(heads.reduce((all, { count }) => all + count, 0)).toBe(rows.length)
      }),
    )
  })

  it('W-TABLE-48 groups are in the order of their values, what has none last; a collapsed one shows its head alone', () => {
    const rows = [null, 'b', 'a', 'b'].map((text, id): Item => ({ id, kind: text }))
    const titles = (shown: readonly object[]) =>
      shown.map((row) => (row instanceof GroupHead ? `${row.title} ${row.count}` : Reflect.get(row, 'id')))
    expect(titles(grouped(rows))).toEqual(['Kind: a 1', 2, 'Kind: b 2', 1, 3, 'Kind: - 1', 0])
    expect(titles(grouped(rows, ['b', '']))).toEqual(['Kind: a 1', 2, 'Kind: b 2', 'Kind: - 1'])
    expect(titles(grouped(rows, ['a', 'b', ''], true))).toEqual(['Kind: - 1', 'Kind: b 2', 'Kind: a 1'])
  })
})

describe('rows as a tree', () => {
  const keyOf = ({ id }: Item) => id
  const named = fc
    .array(fc.option(fc.nat(30)), { maxLength: 30 })
    .map((parents) => parents.map((parent, id): Item => ({ id, kind: '', parent })))

  it('W-TABLE-49 whatever rows name as their parents, each stands once, below what it stands in, and siblings are as they come', () => {
    fc.assert(
      fc.property(named, (rows) => {
        const tree = treeOf(rows, { parent: 'parent' }, keyOf)
        const shown = treeRows(rows, tree, () => true)
        expect([...shown.keys()].map(keyOf).sort((a, b) => a - b)).toEqual(rows.map(keyOf))
        const order = [...shown.keys()]
        for (const [row, { level, position, size }] of shown) {
          const parent = tree.parentOf.get(row)
          const siblings = rows.filter((other) => tree.parentOf.get(other) === parent)
          expect([position, size]).toEqual([siblings.indexOf(row) + 1, siblings.length])
          expect(level).toBe(parent ? (shown.get(parent)?.level ?? 0) + 1 : 1)
          if (parent) expect(order.indexOf(parent)).toBeLessThan(order.indexOf(row))
        }
      }),
    )
  })

  it('W-TABLE-49 what is closed hides all below it, and nothing else', () => {
    fc.assert(
      fc.property(named, fc.func(fc.boolean()), (rows, isOpen) => {
        const tree = treeOf(rows, { parent: 'parent' }, keyOf)
        const shown = treeRows(rows, tree, isOpen)
        for (const row of rows) {
          const above = [...withParents([row], tree)].filter((other) => other !== row)
          expect(shown.has(row)).toBe(above.every((other) => isOpen(other)))
        }
      }),
    )
  })

  it('rows may hold their children; one that holds itself, or what is no row, does no harm', () => {
    interface Folder {
      name: string
      files?: unknown[]
    }
    const loop: Folder = { name: 'loop' }
    loop.files = [loop, null, 'text', { name: 'leaf' }]
    const tree = treeOf<Folder>([loop, { name: 'empty', files: [] }], { children: 'files' }, ({ name }) => name)
    expect(tree.rows.map(({ name }) => name)).toEqual(['loop', 'leaf', 'empty'])
    const shown = [...treeRows(tree.rows, tree, () => true)]
    expect(shown.map(([, { level, open }]) => [level, open])).toEqual([
      [1, true],
      [2, undefined],
      [1, undefined],
    ])
  })
})
