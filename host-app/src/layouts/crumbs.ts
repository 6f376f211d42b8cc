import { t } from '@stratus/widgets'
import { dashboards, locate } from '../navigation/navigation.js'
import type { Crumb } from '@stratus/widgets'

interface Address {
  readonly path: string
  /** Address of the panel's list, where the path does not say which panel it belongs to. */
  readonly panel?: string | undefined
}

const bare = (path: string): string => path.replace(/\/$/, '')

/**
 * Dashboard, group and panel of an address, then the page itself when it is not the panel's list.
 * @param all the navigation; with the cloud's own panels where the page may be one of them
 */
export function crumbsOf(
  { path, panel }: Address,
  title: string,
  trail: readonly Crumb[] = [],
  all = dashboards,
): Crumb[] {
  const place = locate(panel ?? path, all)
  if (!place) return [{ label: title }]
  const { dashboard, group, panel: entry } = place
  const crumbs: Crumb[] = [{ label: t(dashboard.label) }]
  if (group.label) crumbs.push({ label: t(group.label) })
  crumbs.push({ label: t(entry.label), href: entry.path })
  const isList = entry.label === title || (panel === undefined && bare(path) === bare(entry.path))
  return isList && trail.length === 0 ? crumbs : [...crumbs, ...trail, { label: title }]
}
