import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeEventSource } from './fake-event-source.js'
import { openSharedStream } from './shared-stream.js'

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
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { locks: locks() })
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  vi.unstubAllGlobals()
})

/** Streams that were opened: what they are for, and whether they are over. */
const opened = () =>
  FakeEventSource.all.map(({ url, readyState }) => [
    new URL(url, 'http://cloud').searchParams.get('types'),
    readyState === 2,
  ])
const says = (event: string, types: readonly string[]) => FakeEventSource.all[0]?.say(event, types)

/** What is wanted is said a moment later. */
const patient = { timeout: 5000 }

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
    await vi.waitFor(() => expect(opened()).toHaveLength(1), patient)
    says('watched', ['server'])
    const second = tab(['server'])
    await vi.waitFor(() => expect(second).toEqual(['watched server']), patient)
    says('changed', ['server'])
    await vi.waitFor(() => expect(second).toEqual(['watched server', 'changed server']), patient)
    expect(first).toEqual(['watched server', 'changed server'])
    expect(opened()).toHaveLength(1)
  })

  it('S-CHANGE-03 a stream that comes after another one goes on where that ended', async () => {
    tab(['server'])
    await vi.waitFor(() => expect(opened()).toHaveLength(1), patient)
    FakeEventSource.all[0]?.say('changed', [], 'x.7')
    tab(['volume'])
    await vi.waitFor(() => expect(opened()).toHaveLength(2), patient)
    expect(FakeEventSource.all[1]?.url).toBe('/stratus-changes?types=server%2Cvolume&last=x.7')
  })

  it('a tab that shows something else has it listened to', async () => {
    tab(['server'])
    await vi.waitFor(() => expect(opened()).toHaveLength(1), patient)
    tab(['volume'])
    await vi.waitFor(
      () =>
        expect(opened()).toEqual([
          ['server', true],
          ['server,volume', false],
        ]),
      patient,
    )
  })
})
