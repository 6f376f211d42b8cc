import { t } from '@stratus/widgets'
import { dashboards, locate } from '../navigation/navigation.js'
import type { Crumb } from '@stratus/widgets'

/**
 * Dashboard, group and panel of an address, then the page itself when it is not the panel's list.
 * @param all the navigation; with the cloud's own panels where the page may be one of them
 */
export function crumbsOf(path: string, title: string, trail: readonly Crumb[] = [], all = dashboards): Crumb[] {
  const place = locate(path, all)
  if (!place) return [{ label: title }]
  const { dashboard, group, panel } = place
  const crumbs: Crumb[] = [{ label: t(dashboard.label) }]
  if (group.label) crumbs.push({ label: t(group.label) })
  crumbs.push({ label: t(panel.label), href: panel.path })
  return panel.label === title && trail.length === 0 ? crumbs : [...crumbs, ...trail, { label: title }]
}
