/** What tabs of one browser tell each other: the session is shared by all of them. */
export interface TabLink {
  /** Tells the other tabs that sign-in, sign-out or project changed here. */
  announce(): void
  close(): void
}

/**
 * Looks who is signed in when another tab says something changed, and when the person comes back to this tab.
 * @param look asks the server
 */
export function linkTabs(look: () => void, page: Document, channel: BroadcastChannel): TabLink {
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
