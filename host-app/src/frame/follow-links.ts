import { belowWebroot } from '../paths.js'

/** Belongs to the cloud itself: the browser must leave the app for it. */
const CLOUD = /^\/(auth|api|static|media)\//

/**
 * Follows plain links of elements (which know no router) inside the app, without loading the page again. Clicks that mean
 * something else, such as 'new tab' or a download, stay the browser's.
 * @param go gets the path below the web root, with query and hash
 */
export function followLinks(root: HTMLElement, webroot: string, go: (path: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = pathToFollow(event, webroot)
    if (path === null) return
    event.preventDefault()
    go(path)
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

function pathToFollow(event: MouseEvent, webroot: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement && Boolean(target.href))
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  // A jump within the page is not a way to another one.
  if (link.getAttribute('href')?.startsWith('#')) return null
  const url = new URL(link.href)
  if (url.origin !== window.location.origin) return null
  const below = belowWebroot(webroot, url.pathname)
  if (below === null || CLOUD.test(below)) return null
  return below + url.search + url.hash
}
