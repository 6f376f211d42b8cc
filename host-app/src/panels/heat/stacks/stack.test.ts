import { describe, expect, it } from 'vitest'
import { stackColumns, toneOf } from './stack.js'

const stack = { id: 'a', name: 'web', status: 'Create Complete', updating: false, age: null }

describe('stacks', () => {
  it.each([
    ['Create Complete', 'success'],
    ['Create In Progress', 'info'],
    ['Update Failed', 'danger'],
    ['', 'neutral'],
  ])('%s is %s', (status, tone) => expect(toneOf({ ...stack, status })).toBe(tone))

  it('the name leads to the page with the topology', () => {
    const [name] = stackColumns(({ id }) => `/dash/project/stacks/stack/${id}/`)
    expect(name?.cell?.(stack)).toEqual({ text: 'web', href: '/dash/project/stacks/stack/a/' })
  })
})
