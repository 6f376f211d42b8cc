/** What tabs of one browser tell each other: they share the session, and what is done in one may be shown in another. */
export interface TabLink {
  /** Tells the other tabs that sign-in, sign-out or project changed here. */
  announce(): void
  /** Tells them that something of the cloud was changed here. */
  tell(): void
  /** Calls back when something was changed there, once for several changes, while this page is seen: a hidden one looks when it is shown again. */
  listen(refresh: () => void): () => void
  close(): void
}

/**
 * Looks who is signed in when another tab says something changed, and when the person comes back to this tab.
 * @param look asks the server
 */
export function linkTabs(look: () => void, page: Document, channel: BroadcastChannel): TabLink {
  const seen = (): boolean => page.visibilityState === 'visible'
  const lists = new Set<() => void>()
  let soon: ReturnType<typeof setTimeout> | undefined
  const onVisible = (): void => {
    if (seen()) look()
  }
  const refresh = (): void => {
    soon = undefined
    if (seen()) for (const each of lists) each()
  }
  const onMessage = ({ data }: MessageEvent): void => {
    if (data === 'changed') soon ??= setTimeout(refresh, 300)
    else look()
  }
  channel.addEventListener('message', onMessage)
  page.addEventListener('visibilitychange', onVisible)
  return {
    announce: () => channel.postMessage('session'),
    tell: () => channel.postMessage('changed'),
    listen(each) {
      lists.add(each)
      return () => void lists.delete(each)
    },
    close() {
      clearTimeout(soon)
      channel.removeEventListener('message', onMessage)
      channel.close()
      page.removeEventListener('visibilitychange', onVisible)
    },
  }
}
