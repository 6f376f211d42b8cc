import { pageVisibility } from '@stratus/api-client/live'
import { leadTabs } from './lead-tabs.js'
import { openEventStream, type EventStream, type StreamListener } from './event-stream.js'

/** What tabs tell each other: one of them listens for all. */
type Message =
  | { readonly kind: 'wants'; readonly tab: number; readonly types: readonly string[] }
  | { readonly kind: 'who-wants' }
  | { readonly kind: 'watched' | 'changed'; readonly types: readonly string[] }

/** Pages come and go: what is wanted is said when they have, ms. */
const settled = 300

export interface SharedStream {
  /** This tab shows other types now. */
  want(types: readonly string[]): void
  close(): void
}

/**
 * One stream for all tabs of a browser that show the same project: a visible one listens, for what all of them want.
 * @param address of the stream
 * @param scope whose things: tabs of another project do not listen
 */
export function openSharedStream(address: string, scope: string, listener: StreamListener): SharedStream {
  const name = `stratus:changes:${address}:${scope}`
  const channel = new BroadcastChannel(name)
  const tab = Math.random()
  const others = new Map<number, readonly string[]>()
  let own: readonly string[] = []
  let isLeading = false
  /** Types that are told of now: who comes later has not heard it. */
  let told: readonly string[] = []
  let stream: { readonly types: string; readonly events: EventStream } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const post = (message: Message): void => channel.postMessage(message)
  const forAll: StreamListener = {
    watched(types) {
      told = types
      listener.watched(types)
      post({ kind: 'watched', types })
    },
    changed(types) {
      listener.changed(types)
      post({ kind: 'changed', types })
    },
  }
  const listen = (types: readonly string[]): void => {
    if (types.join() === (stream?.types ?? '')) return
    const before = stream
    stream = types.length
      ? { types: types.join(), events: openEventStream(address, types, forAll, before?.events.last) }
      : undefined
    before?.events.end()
    if (!stream) forAll.watched([])
  }
  const say = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      post({ kind: 'wants', tab, types: own })
      listenAsLeader()
    }, settled)
  }
  const listenAsLeader = (): void => {
    if (isLeading) listen([...new Set([...own, ...[...others.values()].flat()])].toSorted())
  }
  const leave = (): void => post({ kind: 'wants', tab, types: [] })

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who-wants') say()
    else if (data.kind === 'wants') {
      if (data.types.length) others.set(data.tab, data.types)
      else others.delete(data.tab)
      listenAsLeader()
      if (isLeading && data.types.length) post({ kind: 'watched', types: told })
    }
    // Where a browser has no locks each tab leads itself.
    else if (!isLeading) listener[data.kind](data.types)
  })
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', say)
  const stopLeading = leadTabs(
    pageVisibility,
    () => {
      isLeading = true
      post({ kind: 'who-wants' })
      say()
    },
    () => {
      listen([])
      isLeading = false
    },
    name,
  )

  return {
    want(types) {
      own = types
      say()
    },
    close() {
      clearTimeout(timer)
      leave()
      stopLeading()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', say)
      channel.close()
    },
  }
}
