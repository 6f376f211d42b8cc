import { describe, expect, it } from 'vitest'
import { dropDraftsOf } from './draft-keys.js'
import { createDrafts, forgetOldDrafts } from './drafts.js'

const hour = 60 * 60_000

/** A storage whose entries are its own properties, as those of a browser are. */
function aStorage(entries: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
    removeItem: (key: string) => void delete entries[key],
  }
  return new Proxy(methods, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: (_, key) => ({ value: entries[String(key)], enumerable: true, configurable: true }),
  }) as unknown as Storage
}

describe('drafts of wizards', () => {
  it('W-SHELL-50 is of a person in a project, and of one wizard', () => {
    const storage = aStorage()
    const drafts = createDrafts(
      () => storage,
      'anna p1 r1',
      () => 5,
    )
    drafts.keep('launch', 'a', { name: 'web' })
    expect(drafts.read('launch')).toEqual({ at: 5, by: 'a', content: { name: 'web' } })
    expect(drafts.read('network')).toBe(null)
    for (const scope of ['anna p2 r1', 'anna p1 r2', 'bert p1 r1'])
      expect(createDrafts(() => storage, scope).read('launch')).toBe(null)
  })

  it('W-SHELL-51 goes after a day, and when the person signs out', () => {
    const storage = aStorage()
    let now = 0
    const drafts = createDrafts(
      () => storage,
      'anna p1 r1',
      () => now,
    )
    drafts.keep('launch', 'a', 1)
    now = 23 * hour
    expect(drafts.read('launch')?.content).toBe(1)
    now = 24 * hour
    expect(drafts.read('launch')).toBe(null)
    forgetOldDrafts(() => storage, now)
    expect(Object.keys(storage)).toEqual([])
    drafts.keep('launch', 'a', 1)
    createDrafts(
      () => storage,
      'ann p1 r1',
      () => now,
    ).keep('launch', 'b', 2)
    dropDraftsOf('anna', () => storage)
    expect(Object.keys(storage)).toEqual(['stratus:draft:ann p1 r1:launch'])
  })

  it('W-SHELL-51 one opening does not drop what another tab has written since', () => {
    const storage = aStorage()
    const drafts = createDrafts(() => storage, 'anna p1 r1')
    drafts.keep('launch', 'a', 1)
    drafts.keep('launch', 'b', 2)
    drafts.drop('launch', 'a')
    expect(drafts.read('launch')?.content).toBe(2)
    drafts.drop('launch', 'b')
    expect(drafts.read('launch')).toBe(null)
  })

  it('W-SHELL-52 garbage, a clock of tomorrow, a full and a forbidden storage are survived', () => {
    const key = 'stratus:draft:anna p1 r1:launch'
    for (const text of ['', '{', 'null', '7', '[]', '{"at":"now","by":"a"}', '{"at":9e15,"by":"a"}']) {
      const storage = aStorage({ [key]: text, other: 'stays' })
      expect(createDrafts(() => storage, 'anna p1 r1').read('launch'), text).toBe(null)
      forgetOldDrafts(() => storage)
      expect(Object.keys(storage), text).toEqual(['other'])
    }
    const forbidden = (): Storage => {
      throw new Error('SecurityError')
    }
    const drafts = createDrafts(forbidden, 'anna p1 r1')
    drafts.keep('launch', 'a', 1)
    drafts.drop('launch')
    forgetOldDrafts(forbidden)
    dropDraftsOf('anna', forbidden)
    expect(drafts.read('launch')).toBe(null)
  })
})
