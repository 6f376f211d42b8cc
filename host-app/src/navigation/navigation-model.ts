import type { NavigationEntry } from '@stratus/api-client'
import { onlyPanels, type Dashboard, type Panel, type PanelGroup } from './navigation.js'
import { samePath } from '../paths.js'

/** One entry of the cloud's own side navigation; `path`: below the web root. */
export interface CloudPanel extends Omit<NavigationEntry, 'href'> {
  readonly path: string
}

/**
 * Our navigation with what the cloud has beside it: panels we know are at their place, others at the end of their group, whose
 * place is told by a neighbour we know.
 * @param known every panel we know of, in order
 * @param open those of them that are pages of ours and open to this user
 */
export function mergeNavigation(
  known: readonly Dashboard[],
  open: readonly Dashboard[],
  cloud: readonly CloudPanel[],
  isNativePath: (path: string) => boolean,
): Dashboard[] {
  const mine = new Set(open.flatMap(({ groups }) => groups.flatMap(({ panels }) => panels.map(({ id }) => id))))
  const offered = (panel: Panel) => cloud.some(({ path }) => samePath(path, panel.path))
  const isKnown = ({ path }: CloudPanel) =>
    known.some(({ groups }) => groups.some(({ panels }) => panels.some((panel) => samePath(panel.path, path))))
  const strangers = cloud.filter((panel) => !isKnown(panel) && !isNativePath(panel.path))
  const shown = known.map((dashboard) => ({
    ...dashboard,
    groups: dashboard.groups.map((group) => ({
      ...group,
      panels: group.panels.filter((panel) => mine.has(panel.id) || (!isNativePath(panel.path) && offered(panel))),
    })),
  }))
  return strangers
    .reduce<Dashboard[]>((all, panel) => insert(all, panel, known, cloud), shown)
    .map((dashboard) => ({ ...dashboard, groups: dashboard.groups.filter(({ panels }) => panels.length > 0) }))
    .filter(({ groups }) => groups.length > 0)
}

/** Without the panels that not every release has, where this one has them not. */
export function onlyOffered(all: readonly Dashboard[], cloud: readonly CloudPanel[]): Dashboard[] {
  return onlyPanels(all, ({ whereOffered, path }) => !whereOffered || cloud.some((each) => samePath(each.path, path)))
}

function insert(
  all: readonly Dashboard[],
  { dashboard, group, label, path }: CloudPanel,
  known: readonly Dashboard[],
  cloud: readonly CloudPanel[],
): Dashboard[] {
  const panel: Panel = { id: `cloud:${path}`, label, path }
  const home = all.find(({ id }) => id === dashboard.id)
  if (!home) return [...all, { ...dashboard, groups: [{ label: group?.label ?? null, panels: [panel] }] }]
  const siblings = cloud.filter((each) => each.dashboard.id === dashboard.id && each.group?.id === group?.id)
  const index = home.groups.findIndex(
    ({ label: name, panels }, at) =>
      name === (group?.label ?? null) ||
      [...panels, ...(known.find(({ id }) => id === home.id)?.groups[at]?.panels ?? [])].some((each) =>
        siblings.some((sibling) => samePath(sibling.path, each.path)),
      ),
  )
  const groups: PanelGroup[] =
    index < 0
      ? [...home.groups, { label: group?.label ?? null, panels: [panel] }]
      : home.groups.map((each, at) => (at === index ? { ...each, panels: [...each.panels, panel] } : each))
  return all.map((each) => (each === home ? { ...home, groups } : each))
}
