import { createLiveItem, type LiveSource } from '@stratus/api-client/live'
import { isRecord } from '../internal/is-record.js'
import { EmbedError, type EmbedTransport } from './transport.js'

/** What is asked, of whom, and how often. */
export interface SharedQuestion {
  readonly url: string
  readonly transport: EmbedTransport
  /** Between two answers, ms; null = only when told to. */
  readonly interval: number | null
  /** Whether two answers say the same; default: by content. */
  readonly isSame?: ((before: unknown, after: unknown) => boolean) | undefined
  /** The same address each time: what the browser asked before it (CORS) need not be asked again. */
  readonly isPlain: boolean
  /** The part that an answer must have. */
  readonly part?: string | undefined
}

/** Longer than any proxy waits, ms: an answer that has not ended by then never will, and nothing else would be asked. */
const longest = 120_000

const shelf = new WeakMap<EmbedTransport, Map<string, LiveSource<unknown>>>()

/**
 * The source for a question: all elements of the page that ask the same address by the same transport as often share one, and so one
 * request per round. It asks only while somebody listens.
 */
export function sharedSource({ url, transport, interval, isSame, isPlain, part }: SharedQuestion): LiveSource<unknown> {
  const sources = shelf.get(transport) ?? new Map<string, LiveSource<unknown>>()
  shelf.set(transport, sources)
  const key = `${interval} ${url}`
  const source =
    sources.get(key) ??
    createLiveItem({
      load: async (given) => {
        const signal = AbortSignal.any([given, AbortSignal.timeout(longest)])
        const answer = await transport({ url: isPlain ? url : stamped(url), signal })
        // As of a transport that forgets its `return`, or a proxy that answers its own failure with 200: nothing is no empty list.
        if (!isRecord(answer) || (part && !(part in answer)))
          throw new EmbedError('malformed', 'The answer has nothing of what was asked for.')
        return answer
      },
      recovers: true,
      idleInterval: interval,
      ...(isSame && { isSame }),
    })
  sources.set(key, source)
  return source
}

/** With the time as a parameter, so that no cache between answers. */
function stamped(url: string): string {
  const address = new URL(url)
  address.searchParams.set('_', String(Date.now()))
  return address.href
}
