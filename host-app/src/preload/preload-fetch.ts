type Fetch = typeof globalThis.fetch

/** An answer this old is asked for again: the page took too long to want it. */
const FRESH_MS = 15_000

/** As the client reads pages of Horizon; what is not asked for alike is asked again. */
const headersOf = (address: string) => ({
  'X-Requested-With': 'XMLHttpRequest',
  ...(!address.includes('/api/') && { 'Accept-Language': 'en, *;q=0' }),
})

/**
 * Starts reads before the app that wants them is loaded, and hands each answer over once, to the first GET of its address.
 * Everything else, and whatever failed or was refused for want of a session, goes to `fetch`.
 * @param addresses absolute
 */
export function createPreloadFetch(addresses: readonly string[], fetch: Fetch): Fetch {
  const pending = new Map(addresses.map((address) => [address, startRead(address, fetch)]))
  setTimeout(() => {
    // An answer that nobody reads keeps its connection, of which there are few.
    for (const { controller } of pending.values()) controller.abort()
    pending.clear()
  }, FRESH_MS)
  return async (input, init) => {
    const address = (init?.method ?? 'GET') === 'GET' ? absolute(input) : ''
    const preloaded = pending.get(address)
    if (!preloaded) return fetch(input, init)
    pending.delete(address)
    const { signal } = init ?? {}
    const giveUp = () => preloaded.controller.abort(signal?.reason)
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    const answer = await preloaded.answer.catch((error) => {
      if (signal?.aborted) throw error
    })
    // Refused for want of a session: somebody may have signed in since.
    if (answer && answer.status !== 401) return answer
    return fetch(input, init)
  }
}

function startRead(address: string, fetch: Fetch) {
  const controller = new AbortController()
  const answer = fetch(address, { headers: headersOf(address), signal: controller.signal })
  // Nobody may ever want it.
  answer.catch(() => undefined)
  return { answer, controller }
}

function absolute(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : input, globalThis.location?.href).href
}
