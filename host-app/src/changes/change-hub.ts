import type { ChangeListener } from '@stratus/api-client/live'
import type { ReadableAtom } from 'nanostores'
import type { ChangeHub } from './changes.js'
import { openSharedStream, type SharedStream } from './shared-stream.js'

/**
 * Hands what the server says to who shows it.
 * @param address of the server's stream
 * @param scope whose things are shown; null: nobody is signed in
 * @param openStream for tests
 */
export function openChangeHub(
  address: string,
  scope: ReadableAtom<string | null>,
  openStream: typeof openSharedStream = openSharedStream,
): ChangeHub {
  const subscriptions = new Map<ChangeListener, readonly string[]>()
  let watched: ReadonlySet<string> = new Set()
  let stream: SharedStream | undefined

  const want = (): void => stream?.want([...new Set([...subscriptions.values()].flat())].toSorted())
  const follow = {
    watched(types: readonly string[]) {
      const before = watched
      watched = new Set(types)
      for (const [listener, own] of subscriptions) {
        const is = own.every((type) => watched.has(type))
        if (is !== own.every((type) => before.has(type))) listener.watched(is)
      }
    },
    changed(types: readonly string[]) {
      for (const [listener, own] of subscriptions) if (own.some((type) => types.includes(type))) listener.changed()
    },
  }
  const leave = (): void => {
    stream?.close()
    stream = undefined
    follow.watched([])
  }
  const unsubscribe = scope.subscribe((now) => {
    leave()
    if (now === null) return
    stream = openStream(address, now, follow)
    want()
  })

  return {
    subscribe(types, listener) {
      subscriptions.set(listener, types)
      if (types.every((type) => watched.has(type))) listener.watched(true)
      want()
      return () => {
        subscriptions.delete(listener)
        want()
      }
    },
    close() {
      unsubscribe()
      leave()
    },
  }
}
