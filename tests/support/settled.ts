import type { Page, Request } from 'playwright-core'

const pending = new WeakMap<Page, Set<Request>>()

/** A stream is never answered to its end. */
const ends = (request: Request): boolean => /^https?:/.test(request.url()) && request.resourceType() !== 'eventsource'

/** Remembers which requests of a page are on their way, for `settled`. */
export function watchRequests(page: Page): void {
  if (!pending.has(page)) watchAnew(page)
}

/** The same after the listeners of a page were removed. */
export function watchAnew(page: Page): void {
  const open = new Set<Request>()
  pending.set(page, open)
  page.on('request', (request) => void (ends(request) && open.add(request)))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
}

/** Two frames: what an answer changed is drawn, and what that asks for is sent. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/**
 * Waits until every request of a page is answered and what came is drawn: only then the absence of something means anything.
 * Says what is still on its way when that takes too long.
 */
export async function settled(page: Page, timeout = 30_000): Promise<void> {
  const open = pending.get(page)
  if (!open) throw new Error('nobody watches the requests of this page')
  const end = Date.now() + timeout
  for (let quiet = 0; quiet < 2; quiet = open.size ? 0 : quiet + 1) {
    if (Date.now() > end) throw new Error(`still on its way: ${[...open].map((request) => request.url()).join(', ')}`)
    await drawn(page)
  }
}
