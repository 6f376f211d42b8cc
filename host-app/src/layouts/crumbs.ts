import { t } from '@stratus/widgets'
import { dashboards, locate, type Dashboard, type Panel } from '../navigation/navigation.js'
import type { Crumb } from '@stratus/widgets'

interface Address {
  readonly path: string
  /** Address of the panel's list, where the path does not say which panel it belongs to. */
  readonly panel?: string | undefined
}

const bare = (path: string): string => path.replace(/\/$/, '')

/** The panel at a dashboard's own address; else its first one. */
function frontOf({ id, groups }: Dashboard): Panel | undefined {
  const panels = groups.flatMap((group) => group.panels)
  return panels.find(({ path }) => bare(path) === `/${id}`) ?? panels[0]
}

/**
 * Dashboard, group and panel of an address, then the page itself when it is not the panel's list. Dashboard and group lead to their
 * first page.
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
  const leads = (label: string, to: Panel | undefined): Crumb =>
    to && to !== entry ? { label: t(label), href: to.path } : { label: t(label) }
  const crumbs: Crumb[] = [leads(dashboard.label, frontOf(dashboard))]
  if (group.label) crumbs.push(leads(group.label, group.panels[0]))
  crumbs.push({ label: t(entry.label), href: entry.path })
  const isList = entry.label === title || (panel === undefined && bare(path) === bare(entry.path))
  return isList && trail.length === 0 ? crumbs : [...crumbs, ...trail, { label: title }]
}
