import { expect, it } from 'vitest'
import { stateClass } from './stacks.js'

it('a stack or a part of one that failed is not coloured like one that is well', () => {
  expect(['CREATE_COMPLETE', 'UPDATE_IN_PROGRESS', 'CREATE_FAILED'].map(stateClass)).toEqual([
    'status_up',
    'warning',
    'status_down',
  ])
})
