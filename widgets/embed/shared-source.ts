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

/** Sources that are kept, also while nobody listens: what comes back shows at once what it showed. */
const mostKept = 50

/** The last used first. */
let shelf: readonly (SharedQuestion & { readonly source: LiveSource<unknown> })[] = []

/**
 * The source for a question: all elements of the page that ask the same address by the same transport as often share one, and so one
 * request per round. It asks only while somebody listens.
 */
export function sharedSource(question: SharedQuestion): LiveSource<unknown> {
  const { url, transport, interval } = question
  const known = shelf.find((one) => one.url === url && one.transport === transport && one.interval === interval)
  const used = known ?? { ...question, source: createSource(question) }
  shelf = [used, ...shelf.filter((one) => one !== used)].slice(0, mostKept)
  return used.source
}

function createSource({ url, transport, interval, isSame, isPlain, part }: SharedQuestion): LiveSource<unknown> {
  return createLiveItem({
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
}

/** With the time as a parameter, so that no cache between answers. */
function stamped(url: string): string {
  const address = new URL(url)
  address.searchParams.set('_', String(Date.now()))
  return address.href
}
