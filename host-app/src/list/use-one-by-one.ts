import { useCallback, useEffect, useState } from 'react'
import { errorMessage } from '../stores/error-messages.js'

/** What is known of one of a list, where each has to be asked about by itself. */
export type Told<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'told'; readonly what: T }
  | { readonly kind: 'refused'; readonly reason: string }

interface Options<T> {
  /** Of what is asked about, those to ask first first. */
  readonly ids: readonly string[]
  /** When their list was last read, ms since 1970. */
  readonly updatedAt: number | undefined
  /** Of those more than the list may have changed: they are asked about again at once. */
  readonly done?: ReadonlySet<string>
  /** Stable. */
  load(id: string, signal: AbortSignal): Promise<T>
}

/** Those that are asked about at the same time. */
const atOnce = 3
/** Everything is asked for again after so long, ms. */
const freshFor = 60_000

const nobody: ReadonlySet<string> = new Set()

/** What is told of each, one after the other; what was told stays until it is told anew. */
export function useOneByOne<T>({ ids, updatedAt, done = nobody, load }: Options<T>): ReadonlyMap<string, Told<T>> {
  const [told, setTold] = useState<ReadonlyMap<string, Told<T>>>(() => new Map())
  const ask = useCallback(
    async (id: string, signal: AbortSignal) => {
      const answer = await load(id, signal).then(
        (what): Told<T> => ({ kind: 'told', what }),
        (error: unknown): Told<T> => ({ kind: 'refused', reason: errorMessage(error) }),
      )
      if (!signal.aborted) setTold((before) => new Map(before).set(id, answer))
    },
    [load],
  )
  const round = Math.floor((updatedAt ?? 0) / freshFor)
  const asked = JSON.stringify([round, ids])
  useEffect(() => {
    const controller = new AbortController()
    const [, queue] = JSON.parse(asked) as [number, string[]]
    const work = async () => {
      for (let id = queue.shift(); id !== undefined && !controller.signal.aborted; id = queue.shift())
        await ask(id, controller.signal)
    }
    for (let worker = 0; worker < atOnce; worker++) void work()
    return () => controller.abort()
  }, [ask, asked])
  useEffect(() => {
    const controller = new AbortController()
    const again = async () => {
      for (const id of done) await ask(id, controller.signal)
    }
    void again()
    return () => controller.abort()
  }, [ask, done])
  return told
}
