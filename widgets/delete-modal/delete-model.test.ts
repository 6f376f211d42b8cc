import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyText, nameOf, quoteNames, runAll } from './delete-model.js'

describe('delete model', () => {
  it('W-MODAL-19 lists the names in quotes inside the message', () => {
    const items = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ]
    expect(bodyText('You have selected "%s". Deleted image is not recoverable.', items)).toBe(
      'You have selected "a", "b". Deleted image is not recoverable.',
    )
  })

  it('calls a thing without a name by its id', () => {
    expect(nameOf({ id: 'f00' })).toBe('f00')
    expect(nameOf({ id: 'f00', name: '' })).toBe('f00')
    expect(quoteNames([])).toBe('')
  })

  it('issue 5: names the first of many, and counts the others', () => {
    const items = Array.from({ length: 300 }, (_, id) => ({ id, name: `i${id}` }))
    expect(bodyText('Delete "%s"?', items)).toBe(
      'Delete "i0", "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9" and 290 more?',
    )
    expect(quoteNames(items.slice(0, 10))).not.toContain('more')
  })

  it('takes hostile names as they are', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        expect(bodyText('Delete %s?', [{ id: 1, name }])).toBe('Delete "' + name + '"?')
      }),
    )
  })

  it('sorts every item into passed or failed, in order, and tells each once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean()), async (plan) => {
        const steps: [number, boolean][] = []
        const { pass, fail } = await runAll(
          plan.map((ok, id) => ({ id, ok })),
          async ({ ok, id }) => {
            if (!ok) throw new Error(`no ${id}`)
          },
          ({ id }, ok) => steps.push([id, ok]),
        )
        expect(pass.map(({ id }) => id)).toEqual(plan.flatMap((ok, id) => (ok ? [id] : [])))
        expect(fail.map(({ item }) => item.id)).toEqual(plan.flatMap((ok, id) => (ok ? [] : [id])))
        expect(steps.toSorted(([a], [b]) => a - b)).toEqual(plan.map((ok, id) => [id, ok]))
      }),
    )
  })

  it('a run that throws at once is a failure too', async () => {
    const { fail } = await runAll([1], () => {
      throw new Error('sync')
    })
    expect(fail).toEqual([{ item: 1, error: new Error('sync') }])
  })
})
