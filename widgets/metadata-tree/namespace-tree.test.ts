import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  addCustom,
  addedCount,
  addedLeaves,
  available,
  breadcrumb,
  changeOf,
  createTree,
  isAdded,
  isDuplicate,
  isUniqueName,
  wrongLeaves,
  isVisible,
  remove,
  resultOf,
  toggle,
  update,
  type Namespace,
  type Tree,
} from './namespace-tree.js'
import { setValue } from './property-model.js'

// Two namespaces with objects and properties, out of order.
const namespaces: readonly Namespace[] = [
  {
    namespace: 'b',
    display_name: 'B ns',
    properties: {
      p2: { title: 'Zeta', default: 'q' },
      P1: { title: 'Alpha', type: 'boolean', default: true },
    },
    objects: [
      {
        name: 'Obj',
        properties: { o1: { title: 'One', type: 'integer', default: 3 }, o2: { title: 'Two', type: 'array' } },
      },
    ],
  },
  { namespace: 'a', display_name: 'A ns', properties: { z: {} } },
]
const existing = { p1: 'false', custom: 'v', O1: '7' }
const loaded = createTree(namespaces, existing)

const id = (tree: Tree, label: string) => [...tree.nodes.values()].find((node) => node.label === label)!.id
const show = (tree: Tree) =>
  [...tree.nodes.values()].map((node) => {
    const count = addedCount(tree, node)
    return `${node.label}${isAdded(tree, node) ? '*' : ''}${count ? `(${count})` : ''}`
  })

describe('metadata tree', () => {
  it('W-META-02 W-META-03 W-META-06 loads saved values into definitions, in any case, and makes the rest custom', () => {
    expect(show(loaded)).toEqual(['A ns', 'z', 'B ns(1)', 'Alpha*', 'Obj(1)', 'One*', 'Two', 'Zeta', 'custom*'])
    expect(resultOf(loaded)).toEqual({ P1: 'false', o1: '7', custom: 'v' })
  })

  it('W-META-02 branches and leaves stand by their label, namespaces without a display name by their name', () => {
    const tree = createTree([
      { namespace: 'zoo' },
      {
        namespace: 'c',
        display_name: 'Middle',
        objects: [{ name: 'beta' }, { name: 'alpha' }],
        properties: { aa: {} },
      },
      { namespace: 'art', display_name: '' },
    ])
    expect([...tree.nodes.values()].map(({ label, level }) => `${level} ${label}`)).toEqual([
      '0 art',
      '0 Middle',
      '1 aa',
      '1 alpha',
      '1 beta',
      '0 zoo',
    ])
  })

  it('W-META-06 of two definitions with one key a saved value belongs to the first', () => {
    const tree = createTree(
      [
        { namespace: 'b', properties: { key: {} } },
        { namespace: 'a', properties: { KEY: {} } },
      ],
      {
        Key: 'v',
      },
    )
    expect(resultOf(tree)).toEqual({ KEY: 'v' })
  })

  it('W-META-04 W-META-07 adding a branch adds its leaves and counts them upwards', () => {
    const obj = add(loaded, id(loaded, 'Obj'))
    expect(show(obj).slice(2)).toEqual(['B ns(2)', 'Alpha*', 'Obj*(2)', 'One*', 'Two*', 'Zeta', 'custom*'])
    expect(resultOf(obj)).toEqual({ P1: 'false', o1: '7', custom: 'v' })
    const all = add(obj, id(obj, 'B ns'))
    expect(show(all).slice(2)).toEqual(['B ns*(3)', 'Alpha*', 'Obj*(2)', 'One*', 'Two*', 'Zeta*', 'custom*'])
    expect(resultOf(all)).toEqual({ P1: 'false', o1: '7', custom: 'v', p2: 'q' })

    const without = remove(all, id(all, 'One'))
    expect(show(without).slice(2)).toEqual(['B ns(2)', 'Alpha*', 'Obj(1)', 'One', 'Two*', 'Zeta*', 'custom*'])
    expect(resultOf(without)).not.toHaveProperty('o1')
    expect(isVisible(without, without.nodes.get(id(without, 'One'))!)).toBe(true)
  })

  it('W-META-05 removing a custom item deletes it', () => {
    const without = remove(loaded, id(loaded, 'custom'))
    expect(show(without)).not.toContain('custom')
    expect(without.selected).toBe(undefined)
  })

  it('W-META-12 a custom name is unique among all leaf names, case matters', () => {
    const tree = addCustom(loaded, 'k')
    expect(tree.selected).toBe(id(tree, 'k'))
    expect(resultOf(tree)).toMatchObject({ k: 'null' })
    expect(wrongLeaves(tree).length).toBe(1)
    expect(resultOf(update(tree, id(tree, 'k'), (each) => setValue(each, 'v')))).toMatchObject({ k: 'v' })
    expect(isUniqueName(tree, 'k')).toBe(false)
    expect(isUniqueName(tree, 'p2')).toBe(false)
    expect(isUniqueName(tree, 'P2')).toBe(true)
    expect(addCustom(tree, 'p2')).toBe(tree)
  })

  it('W-META-11 the same key of two namespaces is added once', () => {
    const double = createTree([...namespaces, { namespace: 'c', display_name: 'C ns', properties: { z: {} } }])
    const [first, second] = [...double.nodes.values()].filter(({ leaf }) => leaf === 'z')
    const tree = add(double, first!.id)
    expect(isDuplicate(tree, second!.id)).toBe(true)
    expect(add(tree, second!.id).added).toEqual(tree.added)
  })

  it('W-META-17 tells what to write and what to delete, as the server spells it', () => {
    const tree = remove(remove(loaded, id(loaded, 'One')), id(loaded, 'custom'))
    expect(changeOf(tree, existing)).toEqual({ updated: { P1: 'false' }, removed: ['custom', 'O1'] })
    expect(changeOf(loaded, existing).removed).toEqual([])
    expect(changeOf(loaded, existing, new Set(['custom'])).updated).toEqual({ P1: 'false', o1: '7' })
  })

  it('shows one level at a time, and collapses all levels', () => {
    const labels = (tree: Tree, filter?: string) => available(tree, filter).map(({ label }) => label)
    expect(labels(loaded)).toEqual(['A ns', 'B ns'])
    const open = toggle(toggle(loaded, id(loaded, 'B ns')), id(loaded, 'Obj'))
    expect(labels(open)).toEqual(['A ns', 'B ns', 'Obj', 'Two', 'Zeta'])
    expect(labels(toggle(toggle(open, id(open, 'B ns')), id(open, 'B ns')))).toEqual(['A ns', 'B ns', 'Obj', 'Zeta'])
    expect(labels(loaded, 'Two')).toEqual(['B ns', 'Obj', 'Two'])
    expect(labels(loaded, 'o2')).toEqual(['B ns', 'Obj', 'Two'])
    expect(labels(loaded, 'two')).toEqual([])
  })

  it('counts in names as people do', () => {
    const tree = createTree([], { key10: 'c', key2: 'b', key1: 'a' })
    expect(addedLeaves(tree).map(({ property }) => property.name)).toEqual(['key1', 'key2', 'key10'])
  })

  it('filters what is added in any case, by any field', () => {
    expect(addedLeaves(loaded, 'ALPHA').map(({ property }) => property.name)).toEqual(['P1'])
    expect(addedLeaves(loaded).map(({ property }) => property.name)).toEqual(['custom', 'o1', 'P1'])
    expect(breadcrumb(loaded, loaded.nodes.get(id(loaded, 'One'))!)).toBe('B ns › Obj › One')
  })

  it('any saved strings come back unchanged under custom names', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
          fc.string(),
        ),
        (saved) => {
          expect(resultOf(createTree([], saved))).toEqual(saved)
          expect(changeOf(createTree([], saved), saved).removed).toEqual([])
        },
      ),
    )
  })

  it('whatever is added and removed, a branch is added exactly when all its leaves are', () => {
    const ids = [...loaded.nodes.keys()]
    const step = fc.record({ key: fc.constantFrom(...ids), plus: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const tree = steps.reduce((at, { key, plus }) => {
          const node = at.nodes.get(key)
          if (!node) return at
          return plus ? add(at, key) : node.leaf === undefined ? at : remove(at, key)
        }, loaded)
        for (const node of tree.nodes.values()) {
          if (node.leaf !== undefined) continue
          const below = [...tree.nodes.values()].filter((each) => each.leaf && each.id.startsWith(`${node.id}\n`))
          expect(isAdded(tree, node)).toBe(below.every((each) => tree.added.has(each.id)))
        }
      }),
    )
  })

  it('bad input: definitions of unknown types, of the wrong kind, and one that contains itself', () => {
    const properties: Record<string, unknown> = {
      odd: { title: 7, type: 'object', enum: 'abc', minimum: 'low', pattern: [], operators: {}, items: null },
      none: null,
      text: 'string',
      list: { type: 'array', items: { enum: 5 } },
    }
    properties['itself'] = properties
    const cyclic = { namespace: 'C', display_name: {}, description: 3, properties, objects: [null, 'x', {}] }
    Object.assign(cyclic, { objects: [...cyclic.objects, { name: 'Self', properties: cyclic }] })
    const tree = createTree([cyclic, { namespace: 'D', properties: 'none', objects: 'none' }] as never, {
      odd: Object.create(null),
      list: 'a,b',
    })
    const line = tree.nodes.get('C\nodd')!
    expect([line.label, tree.properties.get('C\nodd')!.type]).toEqual(['odd', 'string'])
    expect(addedLeaves(tree).map(({ node }) => node.leaf)).toEqual(['list', 'odd'])
    expect(wrongLeaves(add(tree, 'C')).length).toBeGreaterThan(0)
  })
})
