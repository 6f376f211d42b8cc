import { describe, expect, it } from 'vitest'
import { permitted, reasonOf, splitActions, type Action } from './actions.js'

const a: Action = { id: 'a', label: 'A' }
const b: Action = { id: 'b', label: 'B', primary: true }

describe('actions as data', () => {
  it('W-TABLE-23 a blocked action without a reason of its own gives the default one', () => {
    expect(reasonOf({ ...a, disabled: '' })).toBe(
      'The action cannot be performed. The contents of this row have errors or are missing information.',
    )
    expect(reasonOf({ ...a, disabled: 'Locked.' })).toBe('Locked.')
    expect(reasonOf({ ...a, disabled: false })).toBeNull()
    expect(reasonOf(a)).toBeNull()
  })

  it('W-TABLE-27 answers at once when no check has to be awaited, and keeps the order', async () => {
    expect(permitted([a, { ...b, allowed: () => false }])).toEqual([a])
    const late: Action = { id: 'c', label: 'C', allowed: async () => true }
    expect(await permitted([late, a])).toEqual([late, a])
  })

  it('the likely action is the primary one, else the first', () => {
    expect(splitActions([a, b])).toEqual({ likely: b, rest: [a] })
    expect(splitActions([a])).toEqual({ likely: a, rest: [] })
    expect(splitActions([])).toEqual({ likely: undefined, rest: [] })
  })
})
