import { describe, expect, it } from 'vitest'
import { dashboards } from '../navigation/navigation.js'
import { panelsOf } from '../navigation/navigation.js'
import { chosenKeys, jumpKeys, singleKeys } from '../stores/shortcut-keys.js'
import { createKeyReader, jumpsOf } from './shortcuts.js'

const key = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

describe('shortcuts', () => {
  it('Ctrl+K and Cmd+K open the palette, also while somebody types', () => {
    const read = createKeyReader(() => 0)
    expect(read(key('k', { ctrlKey: true }), false)).toBe('palette')
    expect(read(key('K', { metaKey: true }), false)).toBe('palette')
    expect(read(key('k', { ctrlKey: true, altKey: true }), true)).toBeNull()
    expect(read(key('k'), true)).toBeNull()
  })

  it('single letters work alone, and never while somebody types', () => {
    const read = createKeyReader(() => 0)
    expect([read(key('?'), true), read(key('/'), true)]).toEqual(['shortcuts', 'search'])
    expect([read(key('?'), false), read(key('/'), false)]).toEqual([null, null])
    expect(read(key('/', { ctrlKey: true }), true)).toBeNull()
  })

  it('g and a letter jump, when the letter comes soon', () => {
    let now = 0
    const read = createKeyReader(() => now)
    expect([read(key('g'), true), read(key('i'), true)]).toEqual([null, { jump: 'i' }])
    expect(read(key('i'), true)).toBeNull()
    read(key('g'), true)
    now = 1501
    expect(read(key('i'), true)).toBeNull()
    read(key('g'), true)
    expect(read(key('i'), false)).toBeNull()
  })

  it('W-SHELL-31 keys can be others; one that would do two things is not taken', () => {
    const read = createKeyReader(
      () => 0,
      () => ({ search: 's', jump: 'j' }),
    )
    expect([read(key('s'), true), read(key('/'), true), read(key('g'), true), read(key('?'), true)]).toEqual([
      'search',
      null,
      null,
      'shortcuts',
    ])
    expect([read(key('j'), true), read(key('i'), true)]).toEqual([null, { jump: 'i' }])
    expect(chosenKeys(singleKeys, { search: '?' })).toEqual(singleKeys)
    const letterOf = (keys: Readonly<Record<string, string>>, panel: string) =>
      jumpsOf(dashboards, keys).find(({ id }) => id === panel)?.letter
    expect(letterOf({ 'project.images': 'b' }, 'project.images')).toBe('b')
    expect(letterOf({ 'project.images': 'i' }, 'project.images')).toBe('m')
  })

  it('every jump has a letter of its own and a panel; those a user does not have are left out', () => {
    expect(new Set(Object.values(jumpKeys)).size).toBe(Object.keys(jumpKeys).length)
    const known = new Set(panelsOf(dashboards).map(({ id }) => id))
    expect(Object.keys(jumpKeys).filter((panel) => !known.has(panel))).toEqual([])
    expect(jumpsOf([])).toEqual([])
    expect(jumpsOf(dashboards).find(({ letter }) => letter === 'i')).toMatchObject({ path: '/project/instances/' })
  })
})
