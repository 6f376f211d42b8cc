import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { openChangeHub } from './change-hub.js'
import { createChanges } from './changes.js'
import type { StreamListener } from './event-stream.js'

function rig() {
  const scope = atom<string | null>('ada p1')
  const streams: Array<{ scope: string; wants: string; isClosed: boolean; listener: StreamListener }> = []
  const hub = openChangeHub('/stratus-changes', scope, (_address, name, listener) => {
    const stream = { scope: name, wants: '', isClosed: false, listener }
    streams.push(stream)
    return { want: (types) => void (stream.wants = types.join()), close: () => void (stream.isClosed = true) }
  })
  const listen = (...types: string[]) => {
    const heard: string[] = []
    const end = hub.subscribe(types, {
      changed: () => heard.push('changed'),
      watched: (is) => heard.push(is ? 'watched' : 'unwatched'),
    })
    return { heard, end }
  }
  return { scope, streams, hub, listen }
}

describe('S-CHANGE-06 who shows a thing hears of its changes', () => {
  it('wants what is shown, each type once', () => {
    const { streams, listen } = rig()
    listen('volume', 'server')
    const second = listen('server')
    expect(streams[0]?.wants).toBe('server,volume')
    second.end()
    listen('image').end()
    expect(streams[0]?.wants).toBe('server,volume')
  })

  it('is watched only where all of its types are, and hears of its own', () => {
    const { streams, listen } = rig()
    const both = listen('server', 'volume')
    const one = listen('server')
    streams[0]?.listener.watched(['server'])
    expect(one.heard).toEqual(['watched'])
    expect(both.heard).toEqual([])
    streams[0]?.listener.watched(['server', 'volume'])
    streams[0]?.listener.changed(['volume'])
    expect(both.heard).toEqual(['watched', 'changed'])
    expect(one.heard).toEqual(['watched'])
    expect(listen('volume').heard).toEqual(['watched'])
  })

  it('another project, or no session, is another stream: what was told before counts no more', () => {
    const { scope, streams, listen } = rig()
    const one = listen('server')
    streams[0]?.listener.watched(['server'])
    scope.set('ada p2')
    expect(streams[0]?.isClosed).toBe(true)
    expect(one.heard).toEqual(['watched', 'unwatched'])
    expect(streams[1]).toMatchObject({ scope: 'ada p2', wants: 'server' })
    scope.set(null)
    expect(streams).toHaveLength(2)
    expect(streams[1]?.isClosed).toBe(true)
  })
})

describe('S-CHANGE-06 what hears of changes comes late', () => {
  it('a list that has gone by then subscribes to nothing', async () => {
    const subscribe = vi.fn(() => () => undefined)
    const changes = createChanges(async () => ({ subscribe, close: () => undefined }))
    const listener = { changed: () => undefined, watched: () => undefined }
    changes.of('server')?.subscribe(listener)()
    const end = changes.of('server')?.subscribe(listener)
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalledTimes(1))
    end?.()
  })

  it('where it cannot be had, or the server tells nothing, lists are polled', async () => {
    expect(createChanges(null).of('server')).toBeUndefined()
    const changes = createChanges(() => Promise.reject(new Error('away')))
    const watched = vi.fn()
    changes.of('server')?.subscribe({ changed: () => undefined, watched })()
    changes.close()
    expect(watched).not.toHaveBeenCalled()
  })
})
