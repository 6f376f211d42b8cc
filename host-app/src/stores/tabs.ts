/** What tabs of one browser tell each other: the session is shared by all of them. */
export interface TabLink {
  /** Tells the other tabs that sign-in, sign-out or project changed here. */
  announce(): void
  close(): void
}

/**
 * Checks who is signed in when another tab says something changed, and when the person comes back to this tab.
 * @param check asks the server; called at most once at a time
 */
export function linkTabs(check: () => Promise<unknown>, page: Document, channel: BroadcastChannel): TabLink {
  let checking = false
  const look = (): void => {
    if (checking) return
    checking = true
    check()
      .catch(() => undefined)
      .finally(() => (checking = false))
  }
  const onVisible = (): void => {
    if (page.visibilityState === 'visible') look()
  }
  channel.addEventListener('message', look)
  page.addEventListener('visibilitychange', onVisible)
  return {
    announce: () => channel.postMessage('session'),
    close() {
      channel.removeEventListener('message', look)
      channel.close()
      page.removeEventListener('visibilitychange', onVisible)
    },
  }
}
