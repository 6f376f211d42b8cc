import { describe, expect, it, vi } from 'vitest'
import type { Action } from '../../internal/actions.js'
import { RowActions } from './row-actions.js'

const stop: Action = { id: 'stop', label: 'Stop' }

describe('actions of rows', () => {
  it('W-TABLE-27 an action whose asynchronous check fails is not shown', async () => {
    const changed = vi.fn()
    const actions = new RowActions<object>(changed, () => {})
    const row = {}
    const ask = (): Action[] => [stop, { id: 'no', label: 'No', allowed: async () => false }]
    expect(actions.of(row, 1, ask)).toBeUndefined()
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
    expect(actions.of(row, 1, ask)).toEqual([stop])
  })

  it('W-TABLE-27 a check that fails to run counts as failed', async () => {
    const changed = vi.fn()
    const actions = new RowActions<object>(changed, () => {})
    const row = {}
    const ask = (): Action[] => [
      { id: 'a', label: 'A', allowed: () => Promise.reject(new Error('policy unreachable')) },
      {
        id: 'b',
        label: 'B',
        allowed: () => {
          throw new Error('broken')
        },
      },
      stop,
    ]
    actions.of(row, 1, ask)
    await vi.waitFor(() => expect(changed).toHaveBeenCalled())
    expect(actions.of(row, 1, ask)).toEqual([stop])
  })

  it('rows are asked once each, and again when the question changes', () => {
    const actions = new RowActions<object>(
      () => {},
      () => {},
    )
    const row = {}
    const ask = vi.fn(() => [stop])
    actions.of(row, 1, ask)
    actions.of(row, 1, ask)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(actions.of(row, 1, () => [])).toEqual([])
  })

  it('W-TABLE-27 while the checks of a row run, it is not asked again; an answer to another question is dropped', async () => {
    const changed = vi.fn()
    const actions = new RowActions<object>(changed, () => {})
    const row = {}
    let allow!: (allowed: boolean) => void
    const allowed = new Promise<boolean>((resolve) => (allow = resolve))
    const ask = vi.fn((): Action[] => [{ id: 'slow', label: 'Slow', allowed: () => allowed }])
    actions.of(row, 1, ask)
    actions.of(row, 1, ask)
    expect(ask).toHaveBeenCalledTimes(1)
    const other = (): Action[] => [stop]
    actions.of(row, 1, other)
    allow(true)
    await allowed
    await new Promise((resolve) => setTimeout(resolve))
    expect(changed).not.toHaveBeenCalled()
    expect(actions.of(row, 1, other)).toEqual([stop])
  })

  it('of many rows the last 500 are remembered', () => {
    const actions = new RowActions<object>(
      () => {},
      () => {},
    )
    const ask = (row: object): Action[] =>
      'fresh' in row ? [{ id: 'later', label: 'Later', allowed: async () => true }] : [stop]
    for (let key = 0; key <= 500; key++) actions.of({}, key, ask)
    expect(actions.of({ fresh: true }, 1, ask)).toEqual([stop])
    expect(actions.of({ fresh: true }, 0, ask)).toBeUndefined()
  })

  it('while the checks of a refreshed row run, the answer for its predecessor stands', () => {
    const actions = new RowActions<object>(
      () => {},
      () => {},
    )
    const ask = (row: object): Action[] =>
      'fresh' in row ? [{ id: 'later', label: 'Later', allowed: async () => true }] : [stop]
    actions.of({}, 1, ask)
    expect(actions.of({ fresh: true }, 1, ask)).toEqual([stop])
  })
})
