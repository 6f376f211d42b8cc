import { readSideNavigation } from '@stratus/api-client'
import { pathBelow } from './addresses.js'
import type { CloudPanel } from './navigation-model.js'

/** The entries of a page's side navigation that lead to pages of the cloud. */
export function readNavigation(html: string, webroot: string): CloudPanel[] {
  return readSideNavigation(html).flatMap(({ href, ...entry }) => {
    const path = pathBelow(href, webroot)
    return path ? [{ ...entry, path }] : []
  })
}
