import type { Visibility } from '@stratus/api-client/live'

/**
 * Of the tabs of this browser, one does the work: a visible one. Where the browser has no locks (a page without encryption), each
 * visible one does.
 * @param name of the work
 * @returns what ends it
 */
export function leadTabs(
  visibility: Visibility,
  start: () => void,
  stop: () => void,
  name = 'stratus:tasks',
): () => void {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>
  if (!locks) {
    start()
    return stop
  }
  let release: (() => void) | undefined
  const compete = (): void => {
    const giveUp = new AbortController()
    release = () => giveUp.abort()
    const hold = () =>
      new Promise<void>((resolve) => {
        start()
        release = () => {
          stop()
          resolve()
        }
      })
    // Given up while it waited.
    locks.request(name, { signal: giveUp.signal }, hold).catch(() => undefined)
  }
  const follow = (): void => {
    if (visibility.visible && !release) compete()
    else if (!visibility.visible) end()
  }
  const end = (): void => {
    release?.()
    release = undefined
  }
  const unsubscribe = visibility.subscribe(follow)
  follow()
  return () => {
    unsubscribe()
    end()
  }
}
