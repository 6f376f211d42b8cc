import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSharedStream } from './shared-stream.js'
import type { StreamListener } from './event-stream.js'

const opened: { types: readonly string[]; listener: StreamListener; ended: boolean }[] = []
vi.mock('./event-stream.js', () => ({
  openEventStream(_address: string, types: readonly string[], listener: StreamListener) {
    const stream = { types, listener, ended: false }
    opened.push(stream)
    return () => (stream.ended = true)
  },
}))

/** One lock for all tabs, handed on in the order in which they came. */
function locks() {
  let before: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, _options: unknown, hold: () => Promise<void>) {
      const mine = before.then(hold)
      before = mine
      return mine
    },
  }
}

const tabs: { close(): void }[] = []
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { locks: locks() })
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  opened.length = 0
  vi.unstubAllGlobals()
})

function tab(types: readonly string[]): string[] {
  const heard: string[] = []
  const stream = openSharedStream('/stratus-changes', 'demo', {
    watched: (now) => heard.push(`watched ${now.join()}`),
    changed: (now) => heard.push(`changed ${now.join()}`),
  })
  stream.want(types)
  tabs.push(stream)
  return heard
}

describe('S-CHANGE-06 one stream for all tabs', () => {
  it('a tab that comes later hears what is told of already, over the same stream', async () => {
    const first = tab(['server'])
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    opened[0]?.listener.watched(['server'])
    const second = tab(['server'])
    await vi.waitFor(() => expect(second).toEqual(['watched server']))
    opened[0]?.listener.changed(['server'])
    await vi.waitFor(() => expect(second).toEqual(['watched server', 'changed server']))
    expect(first).toEqual(['watched server', 'changed server'])
    expect(opened).toHaveLength(1)
  })

  it('a tab that shows something else has it listened to', async () => {
    tab(['server'])
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    tab(['volume'])
    await vi.waitFor(() =>
      expect(opened.map(({ types, ended }) => [types.join(), ended])).toEqual([
        ['server', true],
        ['server,volume', false],
      ]),
    )
  })
})
