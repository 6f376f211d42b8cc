import { beforeEach, describe, expect, it } from 'vitest'
import { createTabMemory } from './tab-memory.js'

let stored: Map<string, string>
let page: EventTarget
let time: number

beforeEach(() => {
  stored = new Map()
  page = new EventTarget()
  time = 1000
})

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const memoryOf = (owner: string, from: Parameters<typeof createTabMemory>[0]['storage'] = storage) => {
  const memory = createTabMemory({ storage: from, page, now: () => time })
  memory.open(owner)
  return memory
}
/** The page goes, another one comes in the same tab. */
const reload = (memory: { close(): void }) => {
  page.dispatchEvent(new Event('pagehide'))
  memory.close()
}

describe('what a tab remembers', () => {
  it('survives a reload, with its age', () => {
    const memory = memoryOf('ada')
    memory.keep('rows', [{ id: '1' }])
    time += 5000
    reload(memory)
    expect(memoryOf('ada').recall('rows')).toEqual({ value: [{ id: '1' }], at: 1000 })
  })

  it('is nobody else’s: another user, project or sign-in finds nothing, and it is gone for good', () => {
    const memory = memoryOf('ada demo')
    memory.keep('rows', ['secret plans'])
    reload(memory)
    const other = memoryOf('eve demo')
    expect(other.recall('rows')).toBeNull()
    expect([...stored.values()].join()).not.toContain('secret plans')
    reload(other)
    expect(memoryOf('ada demo').recall('rows')).toBeNull()
  })

  it('can forget a kind of things: rows after a change', () => {
    const memory = memoryOf('ada')
    memory.keep('rows images', [1])
    memory.keep('navigation', [2])
    memory.forget('rows ')
    expect(memory.recall('rows images')).toBeNull()
    expect(memory.recall('navigation')?.value).toEqual([2])
  })

  it('is dropped when the project changes without a reload', () => {
    const memory = memoryOf('ada demo')
    memory.keep('rows', [1])
    memory.open('ada other')
    expect(memory.recall('rows')).toBeNull()
    memory.open('ada demo')
    expect(memory.recall('rows')).toBeNull()
  })

  it('is gone after sign-out, also from the browser', () => {
    const memory = memoryOf('ada')
    memory.keep('rows', [1])
    memory.clear()
    memory.keep('late', [2])
    reload(memory)
    expect(stored.size).toBe(0)
  })

  it('forgets after ten minutes', () => {
    const memory = memoryOf('ada')
    memory.keep('rows', [1])
    time += 10 * 60_000
    expect(memory.recall('rows')).not.toBeNull()
    time += 1
    expect(memory.recall('rows')).toBeNull()
  })

  it('keeps what is large only as long as the page', () => {
    const memory = memoryOf('ada')
    memory.keep('large', 'x'.repeat(3_000_001))
    memory.keep('small', 'y')
    expect(memory.recall('large')).not.toBeNull()
    reload(memory)
    const after = memoryOf('ada')
    expect(after.recall('large')).toBeNull()
    expect(after.recall('small')?.value).toBe('y')
  })

  it('writes what else fits where the browser has less room', () => {
    const small = {
      ...storage,
      setItem: (key: string, text: string) => {
        if (text.length > 1000) throw new DOMException('full', 'QuotaExceededError')
        stored.set(key, text)
      },
    }
    const memory = memoryOf('ada', small)
    memory.keep('large', 'x'.repeat(2000))
    memory.keep('small', 'y')
    reload(memory)
    const after = memoryOf('ada')
    expect([after.recall('large'), after.recall('small')?.value]).toEqual([null, 'y'])
  })

  it('writes what is said to last, and asks for it when the page goes', () => {
    const memory = memoryOf('ada')
    memory.keep('rows', ['whole'], undefined, () => ['part'])
    memory.keep('gone', ['whole'], undefined, () => undefined)
    expect(memory.recall('rows')?.value).toEqual(['whole'])
    reload(memory)
    const after = memoryOf('ada')
    expect([after.recall('rows')?.value, after.recall('gone')]).toEqual([['part'], null])
  })

  it.each([
    ['nonsense', '{"owner":'],
    ['something else', '[1,2]'],
    ['entries without an age', JSON.stringify({ owner: 'ada', build: import.meta.url, kept: { rows: null } })],
  ])('takes %s for nothing', (_, text) => {
    stored.set('stratus:tab', text)
    expect(memoryOf('ada').recall('rows')).toBeNull()
  })

  it('lives without storage, and with one that refuses', () => {
    const refusing = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    for (const from of [null, refusing]) {
      const memory = memoryOf('ada', from)
      memory.keep('rows', [1])
      expect(memory.recall('rows')?.value).toEqual([1])
      reload(memory)
    }
  })
})
