import type { ToastInput } from '@stratus/widgets'
import { atom } from 'nanostores'
import { beforeEach, describe, expect, it } from 'vitest'
import { createHeldDeletions, type HeldDeletions } from './held-deletions.js'
import { createTabMemory } from './tab-memory.js'

type Said = Partial<ToastInput> & { readonly kind: string; readonly text: string }

let said: Said[]
let sent: string[]
let answers: Map<string, (isDone?: boolean) => void>
let stored: Map<string, string>

/** A page of this tab; `goes` is what happens when it is closed or loaded again. */
function page() {
  const window = new EventTarget()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const memory = createTabMemory({ storage, page: window })
  memory.open('demo')
  const toasts = {
    add(kind: string, text: string, more: Partial<ToastInput> = {}) {
      const toast = { kind, text, ...more }
      said.push(toast)
      // As the element does it: whoever takes it away is told that it has left.
      return () => toast.onLeave?.()
    },
  }
  const hidden = atom<ReadonlySet<string>>(new Set())
  const rereads = new Set<() => Promise<unknown>>()
  const held = createHeldDeletions({ toasts, memory, notedAs: 'held', hidden, rereads })
  return {
    held,
    memory,
    rereads,
    hidden: () => [...hidden.get()],
    goes: () => window.dispatchEvent(new Event('pagehide')),
  }
}

const hold = (held: HeldDeletions, ...ids: string[]) =>
  held.hold({
    ids,
    names: ids.join(', '),
    text: `Deleting ${ids.join(', ')}.`,
    stay: 8000,
    send: () =>
      new Promise((resolve) => {
        sent.push(...ids)
        answers.set(ids.join(), (isDone = true) => resolve(isDone))
      }),
  })
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  said = []
  sent = []
  answers = new Map()
  stored = new Map()
})

describe('W-MODAL-24 a deletion that is held back', () => {
  it('is out of the lists at once, sent when its time is over, and out until the lists were read again', async () => {
    const { held, hidden, rereads } = page()
    const reread: string[] = []
    rereads.add(async () => void reread.push(hidden().join()))
    hold(held, 'a')
    expect([hidden(), sent, held.isHolding()]).toEqual([['a'], [], true])
    said[0]?.onLeave?.()
    expect([hidden(), sent, held.isHolding()]).toEqual([['a'], ['a'], false])
    answers.get('a')?.()
    await settle()
    expect([hidden(), reread]).toEqual([[], ['a']])
  })

  it('is taken back whole: nothing is sent, not even when its message leaves later', () => {
    const { held, hidden } = page()
    hold(held, 'a', 'b')
    said[0]?.action?.run()
    said[0]?.onLeave?.()
    expect([hidden(), sent]).toEqual([[], []])
    expect(said.at(-1)?.text).toBe('Not deleted: a, b.')
  })

  it('of several the last is taken back first; with none there is nothing to undo', () => {
    const { held, hidden } = page()
    hold(held, 'a')
    hold(held, 'b')
    expect([held.undo(), hidden()]).toEqual([true, ['a']])
    expect([held.undo(), hidden()]).toEqual([true, []])
    expect([held.undo(), sent]).toEqual([false, []])
  })

  it('before a sign-out or another project all are sent, and waited for', async () => {
    const { held } = page()
    hold(held, 'a')
    hold(held, 'b')
    let over = false
    const all = held.sendAll().then(() => (over = true))
    await settle()
    expect([sent, over]).toEqual([['a', 'b'], false])
    for (const answer of answers.values()) answer()
    await all
    expect(held.isHolding()).toBe(false)
  })

  it('who sends all hears whether something failed', async () => {
    const { held } = page()
    hold(held, 'a')
    hold(held, 'b')
    const all = held.sendAll()
    answers.get('a')?.()
    answers.get('b')?.(false)
    expect([await all, await held.sendAll()]).toEqual([false, true])
  })

  it('when somebody else is signed in, none is sent, and that is said', () => {
    const { held, hidden } = page()
    hold(held, 'a')
    hold(held, '<b>')
    held.dropAll('Somebody else.')
    expect([sent, hidden()]).toEqual([[], []])
    expect(said.at(-1)).toMatchObject({ kind: 'warning', text: 'Not deleted: a, <b>.', details: 'Somebody else.' })
    held.dropAll('Again.')
    expect(said).toHaveLength(3)
  })

  it('with a page that closes it is not sent; the next page of the tab says so, once', () => {
    const first = page()
    hold(first.held, 'a')
    hold(first.held, 'b')
    first.held.undo()
    first.goes()
    const second = page()
    said = []
    second.held.tellOfLost()
    second.held.tellOfLost()
    expect(said.map(({ text }) => text)).toEqual(['Not deleted: a.'])
    second.goes()
    said = []
    page().held.tellOfLost()
    expect(said).toEqual([])
  })

  it('memory that holds anything else says nothing', () => {
    const { held, memory } = page()
    memory.keep('held', { a: 1 })
    held.tellOfLost()
    expect(said).toEqual([])
  })
})
