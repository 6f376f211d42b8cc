import { matchPath } from 'react-router-dom'
import { detailsRedirects } from './details-redirects.js'
import { pageAddresses } from './page-addresses.js'
import { belowWebroot } from '../paths.js'

/** Not the AJAX marker: forms come as whole pages, redirects are followed, messages are on the page. */
export const asPage = { 'X-Requested-With': 'Stratus' } as const

const native = [
  ...pageAddresses.map(({ path }) => `/${path}`),
  ...detailsRedirects.map(({ from }) => from),
  '/ngdetails/*',
]

/** Forms of the cloud that are pages too, where the addresses of our own pages have an id. */
export const cloudForms = [
  'project/images/create',
  'project/instances/launch',
  'project/security_groups/create',
  'project/volume_groups/create',
  'project/volumes/accept_transfer',
  'project/volumes/create',
] as const

/** Whether a path below the web root is a page of ours. */
export function isNative(path: string): boolean {
  if (cloudForms.some((form) => matchPath(`/${form}`, path))) return false
  return native.some((pattern) => matchPath(pattern, path))
}

/** Answered by the cloud alone: the browser leaves the app for it. */
export function isCloudOnly(path: string): boolean {
  return /^\/(auth|api|static|media|i18n)\//.test(path)
}

/** A link of a page as path and query below the web root; null when it leads elsewhere. */
export function pathBelow(href: string | null | undefined, webroot: string): string | null {
  if (!href || href.startsWith('#') || !URL.canParse(href, window.location.href)) return null
  const { origin, pathname, search } = new URL(href, window.location.href)
  if (origin !== window.location.origin) return null
  const path = belowWebroot(webroot, pathname)
  return path === null ? null : path + search
}

/** The same address as the cloud itself shows it (`host-app/server/navigation.ts`). */
export function asItIs(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}full`
}
