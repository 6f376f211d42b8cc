import { describe, expect, it } from 'vitest'
import { memberChanges, peopleOf } from './member-changes.js'

describe('I-GRP-02 members of a group', () => {
  it('are added and removed by what differs', () => {
    expect(memberChanges(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] })
    expect(memberChanges(['a', 'b'], ['b', 'a'])).toEqual({ added: [], removed: [] })
  })

  it('are offered by name, also those whom the list of users leaves out', () => {
    const user = (id: string, name: string | null = id) => ({ id, name })
    expect(peopleOf([user('b'), user('a')], [user('c', ''), user('a')])).toEqual([
      { id: 'a', name: 'a' },
      { id: 'b', name: 'b' },
      { id: 'c', name: 'c' },
    ])
  })
})
