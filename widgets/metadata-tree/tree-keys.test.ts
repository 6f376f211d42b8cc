import { describe, expect, it } from 'vitest'
import { available, createTree, toggle } from './namespace-tree.js'
import { treeKey } from './tree-keys.js'

const closed = createTree([
  { namespace: 'a', display_name: 'A', properties: { x: {} } },
  { namespace: 'b', display_name: 'B' },
])
const open = toggle(closed, 'a')
const lines = available(open)
const press = (key: string, at: number, { tree = open, rtl = false } = {}) =>
  treeKey(
    { key, altKey: false, ctrlKey: false, metaKey: false },
    available(tree)[at]!,
    available(tree),
    tree.expanded,
    rtl,
  )

describe('keys of the metadata tree', () => {
  it('W-META-03 walk the lines', () => {
    expect(press('ArrowDown', 0)).toEqual({ action: 'go', to: lines[1]!.id })
    expect(press('ArrowUp', 0)).toBe(undefined)
    expect(press('End', 0)).toEqual({ action: 'go', to: 'b' })
    expect(press('Home', 2)).toEqual({ action: 'go', to: 'a' })
  })

  it('W-META-03 expand, collapse, go in and out', () => {
    expect(press('ArrowRight', 0, { tree: closed })).toEqual({ action: 'toggle' })
    expect(press('ArrowRight', 0)).toEqual({ action: 'go', to: lines[1]!.id })
    expect(press('ArrowLeft', 1)).toEqual({ action: 'go', to: 'a' })
    expect(press('ArrowLeft', 0)).toEqual({ action: 'toggle' })
    expect(press('ArrowLeft', 0, { tree: closed, rtl: true })).toEqual({ action: 'toggle' })
  })

  it('W-META-04 add', () => {
    expect(press('Enter', 0)).toEqual({ action: 'add' })
    expect(press('+', 1)).toEqual({ action: 'add' })
    expect(press('x', 1)).toBe(undefined)
  })
})
