import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellStep } from './cell-step.js'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

describe('keys of a grid', () => {
  it('W-TABLE-36 arrows lead to a neighbour, Home and End to the ends, mirrored where texts are', () => {
    expect(cellStep({ ...none, key: 'ArrowRight' }, false)).toEqual({ axis: 'column', by: 1 })
    expect(cellStep({ ...none, key: 'ArrowRight' }, true)).toEqual({ axis: 'column', by: -1 })
    expect(cellStep({ ...none, key: 'ArrowUp' }, true)).toEqual({ axis: 'row', by: -1 })
    expect(cellStep({ ...none, key: 'End' }, true)).toEqual({ axis: 'row-end', by: 1 })
    expect(cellStep({ ...none, key: 'PageUp' }, false)).toEqual({ axis: 'page', by: -1 })
    expect(cellStep({ ...none, key: 'Home', ctrlKey: true }, false)).toEqual({ axis: 'grid-end', by: -1 })
  })

  it('W-TABLE-36 leaves every other key, and what the browser or the page means by Alt, Shift or Meta, alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (key, rtl) => {
        fc.pre(!keys.includes(key))
        expect(cellStep({ ...none, key }, rtl)).toBeUndefined()
      }),
    )
    for (const key of keys)
      for (const held of ['altKey', 'shiftKey', 'metaKey'])
        expect(cellStep({ ...none, key, [held]: true }, false)).toBeUndefined()
    for (const key of keys.slice(0, 4)) expect(cellStep({ ...none, key, ctrlKey: true }, false)).toBeUndefined()
  })
})
