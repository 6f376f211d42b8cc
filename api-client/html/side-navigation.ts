import { attribute, hasClass, scanHtml, textWithin } from './html-scan.js'

/** A place in the cloud's navigation: its key, which no language changes, and what it is called. */
export interface NavigationPlace {
  readonly id: string
  readonly label: string
}

/** One entry of the side navigation of Horizon's own pages: plug-ins appear nowhere else. */
export interface NavigationEntry {
  readonly dashboard: NavigationPlace
  /** Null: it stands at the top of its dashboard. */
  readonly group: NavigationPlace | null
  readonly label: string
  readonly href: string
}

const prefix = 'sidebar-accordion-'

/** Reads the side navigation out of a page of Horizon; empty when the page has none. */
export function readSideNavigation(html: string): NavigationEntry[] {
  const pieces = scanHtml(html)
  const entries: NavigationEntry[] = []
  let heading = ''
  let dashboard: NavigationPlace | null = null
  let group: NavigationPlace | null = null
  /** The label of a list stands before it. */
  const placeOf = (id: string): NavigationPlace => {
    const place = { id, label: heading }
    heading = ''
    return place
  }
  pieces.forEach((piece, at) => {
    if (piece.kind === 'end') {
      if (piece.tag === 'ul') dashboard = null
      if (piece.tag === 'div') group = null
    }
    if (piece.kind !== 'start') return
    const id = attribute(piece, 'id')
    if (piece.tag === 'ul' && id.startsWith(prefix)) {
      dashboard = placeOf(id.slice(prefix.length))
    } else if (dashboard && piece.tag === 'div' && id.startsWith(`${prefix}${dashboard.id}-`)) {
      const place = placeOf(id.slice(prefix.length + dashboard.id.length + 1))
      group = place.label ? place : null
    } else if (piece.tag === 'a') {
      const label = textWithin(pieces, at)
      const href = attribute(piece, 'href')
      if (!hasClass(piece, 'openstack-panel')) heading = label
      else if (dashboard && href) entries.push({ dashboard, group, label, href })
    }
  })
  return entries
}
