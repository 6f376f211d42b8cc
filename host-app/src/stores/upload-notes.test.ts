import { beforeEach, describe, expect, it } from 'vitest'
import { createTabMemory } from './tab-memory.js'
import { createUploadNotes } from './upload-notes.js'

let said: string[]
let stored: Map<string, string>
let time: number

/** A page of this tab; `goes` is what happens when it is closed or loaded again. */
function page() {
  const window = new EventTarget()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const memory = createTabMemory({ storage, page: window, now: () => time })
  memory.open('demo')
  const toasts = { add: (_type: string, text: string) => (said.push(text), () => undefined) }
  const notes = createUploadNotes(toasts, memory)
  return { ...notes, goes: () => window.dispatchEvent(new Event('pagehide')) }
}

beforeEach(() => {
  said = []
  stored = new Map()
  time = 0
})

describe('P-IMG-40 an upload that its page leaves', () => {
  it('is told of on the next page of the tab, once, also after an hour', () => {
    const first = page()
    first.begin('done')()
    first.begin('web')
    first.tellOfLost()
    time = 3_600_000
    first.goes()
    const second = page()
    expect(said).toEqual([])
    second.tellOfLost()
    second.tellOfLost()
    expect(said).toEqual(['The upload was broken off: web.'])
  })

  it('says nothing of one that had ended', () => {
    const first = page()
    first.begin('web')()
    first.goes()
    page().tellOfLost()
    expect(said).toEqual([])
  })
})
