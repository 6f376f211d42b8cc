import { afterEach, describe, expect, it } from 'vitest'
import type { SharedStore, Taken } from './shared-store.js'

const kept = { value: 'a session', group: 'demo', mostOfGroup: 3, mostOfAll: 5, life: 60_000 }

/**
 * What holds of a store, wherever it keeps things.
 * @param open as many as share their data, and nothing in them
 */
export function storeSuite(title: string, open: () => SharedStore[] | Promise<SharedStore[]>): void {
  let stores: SharedStore[] = []

  /** Each step by another server. */
  const opened = async () => {
    stores = await open()
    let turn = 0
    return () => {
      const next = stores[turn++ % stores.length]
      if (!next) throw new Error('there is always one')
      return next
    }
  }

  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
  })

  describe(title, () => {
    it('gives a value for each turn once; another turn ends it', async () => {
      const store = await opened()
      expect(await store().add('a', kept)).toBe(true)
      expect(await store().take('a', 1)).toEqual({ value: 'a session' })
      expect(await store().take('a', 2)).toEqual({ value: 'a session' })
      expect(await store().take('a', 2)).toBe('replayed')
      expect(await store().take('a', 3)).toBe('gone')
      expect(await store().take('b', 1)).toBe('gone')
    })

    it('of a hundred that come at the same time one gets it, and then it is over', async () => {
      const store = await opened()
      await store().add('a', kept)
      const taken = await Promise.all(Array.from({ length: 100 }, () => store().take('a', 1)))
      const count = (wanted: (one: Taken) => boolean) => taken.filter(wanted).length
      expect(count((one) => typeof one === 'object')).toBe(1)
      expect(count((one) => one === 'replayed')).toBe(1)
      expect(await store().take('a', 2)).toBe('gone')
    })

    it('a group loses its oldest when it has too many; what ended counts no more', async () => {
      const store = await opened()
      for (const key of ['a', 'b', 'c', 'd']) await store().add(key, kept)
      expect(await store().take('a', 1)).toBe('gone')
      await store().end('c')
      await store().add('e', kept)
      for (const key of ['b', 'd', 'e']) expect(await store().take(key, 1)).toEqual({ value: 'a session' })
      expect(await store().take('c', 1)).toBe('gone')
    })

    it('all groups have so much room; what ends, by itself too, makes some', async () => {
      const store = await opened()
      for (const key of ['a', 'b', 'c', 'd'])
        expect(await store().add(key, { ...kept, group: key, life: 1000 })).toBe(true)
      expect(await store().add('e', { ...kept, group: 'e' })).toBe(true)
      expect(await store().add('f', { ...kept, group: 'f' })).toBe(false)
      await store().end('e')
      expect(await store().add('f', { ...kept, group: 'f' })).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, 1100))
      expect(await store().take('a', 1)).toBe('gone')
      expect(await store().add('g', { ...kept, group: 'g' })).toBe(true)
      expect(await store().take('f', 1)).toEqual({ value: 'a session' })
    })

    it('counts together: no more than so often, by name and key', async () => {
      await opened()
      const limits = stores.map((store) => store.limit('door', { times: 5, seconds: 60 }))
      const others = stores.map((store) => store.limit('window', { times: 5, seconds: 60 }))
      const [first] = limits
      const [other] = others
      const waits = await Promise.all(
        Array.from({ length: 12 }, (_, index) => limits[index % limits.length]?.take('demo')),
      )
      expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
      expect(waits.filter((seconds) => seconds && seconds > 50)).toHaveLength(7)
      for (const limit of limits) expect(await limit.wait('demo')).toBeGreaterThan(50)
      expect([await first?.wait('reader'), await first?.take('reader'), await other?.take('demo')]).toEqual([0, 0, 0])
      for (const limit of limits) await limit.forget('demo')
      for (const limit of limits) expect(await limit.wait('demo')).toBe(0)
    })
  })
}
