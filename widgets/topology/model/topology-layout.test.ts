import { describe, expect, it } from 'vitest'
import { readLayout } from './topology-layout.js'

describe('layouts from a store or a file', () => {
  it('T-GRAPH-15 what cannot be read in one is left out', () => {
    const given = {
      version: 1,
      layout: 'spiral',
      places: { 'network/a': [1, 2], 'server/b': [1, NaN], 'server/c': 'x', 'server/d': [1] },
      collapsed: { a: true, b: 'yes' },
      viewport: { scale: -1, x: 0, y: 0 },
      more: 1,
    }
    expect(readLayout(given)).toEqual({
      version: 1,
      layout: 'force',
      places: { 'network/a': [1, 2] },
      collapsed: { a: true },
    })
  })

  it.each([null, undefined, 'x', [], {}, { version: 2, places: {} }, { version: 1, places: null }])(
    'T-GRAPH-15 %j is none',
    (value) => expect(readLayout(value)).toBeUndefined(),
  )
})
