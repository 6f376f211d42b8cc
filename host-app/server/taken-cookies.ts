/** Whatever was under way when a cookie was taken away is answered by then, ms. */
const keepMs = 120_000

/** Sign-outs that are remembered at the same time. */
const most = 10_000

/**
 * Cookies that the cloud has just taken away from a browser. A request that was under way meanwhile may be answered later, and would
 * give it back: somebody who has signed out would go on as who he was.
 */
export class TakenCookies {
  /** `name=value`, and since when, ms. */
  readonly #taken = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Looks at what an answer does to cookies, and leaves out those that were taken.
   * @param sent cookies that came with its request
   * @param headers of the answer; changed in place
   */
  review(sent: string | null, headers: Headers): void {
    const cookies = headers.getSetCookie()
    if (!sent || cookies.length === 0) return
    const had = new Set(sent.split(';').map((pair) => pair.trim()))
    for (const cookie of cookies.filter(isRemoval)) {
      const name = `${cookie.slice(0, cookie.indexOf('='))}=`
      for (const pair of had) if (pair.startsWith(name)) this.#remember(pair)
    }
    // A message that is told once more comes to a request that does not have it.
    const isBack = (pair: string): boolean => had.has(pair) && this.#isTaken(pair)
    const kept = cookies.filter((cookie) => isRemoval(cookie) || !isBack(pairOf(cookie)))
    if (kept.length === cookies.length) return
    headers.delete('Set-Cookie')
    for (const cookie of kept) headers.append('Set-Cookie', cookie)
  }

  #remember(pair: string): void {
    const now = this.#now()
    for (const [other, since] of this.#taken)
      if (now - since > keepMs || this.#taken.size >= most) this.#taken.delete(other)
      else break
    this.#taken.set(pair, now)
  }

  #isTaken(pair: string): boolean {
    const since = this.#taken.get(pair)
    return since !== undefined && this.#now() - since <= keepMs
  }
}

const pairOf = (cookie: string): string => (cookie.split(';', 1)[0] ?? '').trim()

const isRemoval = (cookie: string): boolean =>
  /^[^=;]+=(?:"")?(?:;|$)/.test(cookie) || /;\s*max-age\s*=\s*(?:0|-\d+)\s*(?:;|$)/i.test(cookie)
