import { describe, expect, it } from 'vitest'
import { headingLevels } from './heading-levels.js'

describe('headings of a page of the cloud', () => {
  it.each([
    ['a form’s description', [3], [2]],
    ['the overview: two parts, the first with three', [3, 4, 4, 4, 3, 4], [2, 3, 3, 3, 2, 3]],
    ['in order already', [2, 3, 2, 3, 4], [2, 3, 2, 3, 4]],
    ['upwards', [4, 3, 2], [2, 2, 2]],
    ['a second h1', [1, 4], [2, 3]],
    ['none', [], []],
  ])('leave no level out: %s', (_, ranks, levels) => expect(headingLevels(ranks)).toEqual(levels))

  it('go on below the heading of a section', () => expect(headingLevels([4, 5, 4], 2)).toEqual([3, 4, 3]))
})
