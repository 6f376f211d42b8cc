import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeEventSource } from './fake-event-source.js'
import { openEventStream } from './event-stream.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const heard: string[] = []
  const { end } = openEventStream('/stratus-changes', ['server', 'volume'], {
    watched: (types) => heard.push(`watched ${types.join()}`),
    changed: (types) => heard.push(`changed ${types.join()}`),
  })
  return { heard, end }
}
const last = () => FakeEventSource.all.at(-1)

describe('S-CHANGE-06 the stream of changes in a browser', () => {
  it('hands on what the server says, and nothing of what it does not understand', () => {
    const { heard, end } = open()
    expect(last()?.url).toBe('/stratus-changes?types=server%2Cvolume')
    last()?.say('changed', [], 'x.0')
    last()?.say('watched', ['server', 7])
    last()?.say('changed', ['server'], 'x.1')
    last()?.say('changed', { toString: 1 })
    expect(heard).toEqual(['watched server', 'changed server'])
    end()
    expect(last()?.readyState).toBe(2)
  })

  it('a break that the browser mends soon is nobody’s business; a longer one ends what was told', () => {
    const { heard } = open()
    last()?.say('watched', ['server'], 'x.1')
    last()?.break(0)
    vi.advanceTimersByTime(3000)
    last()?.say('watched', ['server'])
    vi.advanceTimersByTime(10_000)
    expect(heard).toEqual(['watched server', 'watched server'])
    last()?.break(0)
    vi.advanceTimersByTime(5000)
    expect(heard.at(-1)).toBe('watched ')
    vi.advanceTimersByTime(5000)
    expect(last()?.url).toBe('/stratus-changes?types=server%2Cvolume&last=x.1')
  })

  it('a stream that a proxy has cut without a word is given up after 50 s, one with beats is not', () => {
    const { heard } = open()
    last()?.say('watched', ['server'])
    for (let count = 0; count < 10; count += 1) {
      vi.advanceTimersByTime(20_000)
      last()?.say('beat', null)
    }
    expect(heard).toEqual(['watched server'])
    vi.advanceTimersByTime(50_000)
    expect(heard.at(-1)).toBe('watched ')
  })

  it('an ended session or a refusal is followed by ever fewer tries', () => {
    const { heard } = open()
    last()?.say('ended', null)
    expect(heard).toEqual(['watched '])
    for (let count = 0; count < 6; count += 1) {
      vi.advanceTimersByTime(120_000)
      last()?.break(2)
    }
    expect(FakeEventSource.all.length).toBeLessThanOrEqual(8)
    const before = FakeEventSource.all.length
    vi.advanceTimersByTime(119_000)
    expect(FakeEventSource.all.length).toBe(before)
    vi.advanceTimersByTime(1000)
    last()?.say('watched', ['server'])
    last()?.say('ended', null)
    vi.advanceTimersByTime(5000)
    expect(FakeEventSource.all.length).toBe(before + 2)
  })

  it('is silent once it is ended', () => {
    const { heard, end } = open()
    end()
    vi.advanceTimersByTime(600_000)
    expect(FakeEventSource.all).toHaveLength(1)
    expect(heard).toEqual([])
  })
})
