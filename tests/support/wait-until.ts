import { aTimeout } from '@open-wc/testing'

type Falsy = false | null | undefined | 0 | ''

/** What a state turns out to be, for as long as a slow machine takes; the library's own gives up after a second. */
export async function waitUntil<T>(state: () => T, what = String(state)): Promise<Exclude<Awaited<T>, Falsy>> {
  const end = performance.now() + 20_000
  for (;;) {
    const found = await state()
    if (found) return found as Exclude<Awaited<T>, Falsy>
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`)
    await aTimeout(20)
  }
}
