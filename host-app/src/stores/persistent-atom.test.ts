import { setPersistentEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What a browser keeps, with room for so many characters. */
function storageOf(room: number): Record<string, string> {
  return new Proxy<Record<string, string>>(
    {},
    {
      set(kept, name: string, value: string) {
        const others = Object.entries(kept).filter(([key]) => key !== name)
        if ([...others, [name, value]].flat().join('').length > room) throw new DOMException('', 'QuotaExceededError')
        return Reflect.set(kept, name, value)
      },
    },
  )
}

/** A page on that storage. */
async function page(localStorage: Record<string, string>) {
  vi.resetModules()
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  const { persistentAtom } = await import('./persistent-atom.js')
  return persistentAtom
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  // Atoms leave the window a second after nobody listens to them any more.
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setPersistentEngine({}, { addEventListener: () => undefined, removeEventListener: () => undefined })
})

it('W-SHELL-74 what a full storage cannot keep holds on this page; what has room is kept for the next', async () => {
  const storage = storageOf(20)
  const atom = (await page(storage))<string>('a', 'first')
  const stop = atom.listen(() => undefined)
  atom.set('b'.repeat(30))
  expect(atom.get()).toBe('b'.repeat(30))
  expect(storage).toEqual({})
  stop()
  vi.runAllTimers()
  // Mounted again it looks at what is kept.
  const stopAgain = atom.listen(() => undefined)
  expect(atom.get()).toBe('b'.repeat(30))
  atom.set('c')
  stopAgain()
  expect(storage).toEqual({ a: 'c' })
  const next = (await page(storage))<string>('a', 'first')
  expect(next.get()).toBe('c')
})

it('W-SHELL-74 nothing is thrown where a browser forbids its storage', async () => {
  vi.resetModules()
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  const { persistentAtom } = await import('./persistent-atom.js')
  const atom = persistentAtom<string>('a', 'first')
  atom.set('second')
  expect(atom.get()).toBe('second')
  Reflect.deleteProperty(globalThis, 'localStorage')
})
