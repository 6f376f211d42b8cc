import { t } from '@stratus/widgets'
import { locate, panelsOf, type Dashboard } from '../navigation/navigation.js'
import { pinLabels } from '../pins/pin-labels.js'
import type { PinChanges } from '../pins/use-pins.js'
import type { Pins } from '../pins/pins.js'
import type { Entry, Section } from './entry.js'
import type { OfferedCommand } from './open-commands.js'
import type { FinderState } from './finder.js'
import { matching, sectionLimit } from './palette-model.js'
import type { RecentPage } from '../stores/recent-pages.js'
import type { Source } from './sources.js'

/** Where a panel is: `Project / Compute`. */
function placeOf(path: string): string {
  const place = locate(path)
  if (!place) return ''
  return [place.dashboard.label, place.group.label].flatMap((label) => (label ? [t(label)] : [])).join(' / ')
}

export function pageSection(dashboards: readonly Dashboard[]): Section {
  const entries = panelsOf(dashboards).map(({ id, label, path }): Entry => {
    return { id: `page:${id}`, label: t(label), hint: placeOf(path), icon: 'chevron-right', to: path }
  })
  return { id: 'pages', label: t('Pages'), entries }
}

export function commandSection(commands: readonly OfferedCommand[], dashboards: readonly Dashboard[]): Section {
  const panels = panelsOf(dashboards)
  const entries = commands.flatMap(({ id, label, icon, panel }): Entry[] => {
    const at = panels.find((one) => one.id === panel)
    return at
      ? [{ id: `command:${panel}:${id}`, label: t(label), hint: t(at.label), icon, to: at.path, command: id }]
      : []
  })
  return { id: 'actions', label: t('Actions'), entries }
}

/** What is pinned, and whether this page is. */
export function pinSection(pins: Pins): Section {
  const entries = pinLabels(pins).map(({ path, label }): Entry => {
    return { id: `pin:${path}`, label, hint: placeOf(path.replace(/\?.*/, '')), icon: 'pin', to: path }
  })
  return { id: 'pins', label: t('Pinned'), entries }
}

/** Pins the page that one is on, or takes it from there. */
export function pinCommand(pins: PinChanges, pages: readonly RecentPage[], here: string): Section {
  const page = pages.find(({ path }) => path === here)
  const entries: Entry[] = page
    ? [
        pins.has(here)
          ? { id: 'unpin', label: t('Unpin %s', [page.title]), icon: 'pin', to: '', run: () => pins.unpin(here) }
          : { id: 'pin', label: t('Pin %s', [page.title]), icon: 'pin', to: '', run: () => pins.pin(page) },
      ]
    : []
  return { id: 'pin', label: t('This page'), entries }
}

/** What is done with the session. */
export function sessionSection(user: string | null, signOut: () => Promise<void>): Section {
  const leave: Entry = {
    id: 'sign-out',
    label: t('Sign out'),
    keywords: ['log out', 'logout'],
    icon: 'sign-out',
    to: '',
    run: () => void signOut(),
  }
  return { id: 'session', label: user ?? t('User'), entries: [leave] }
}

/** Pages looked at before this one. */
export function recentSection(pages: readonly RecentPage[], here: string): Section {
  const entries = pages
    .filter(({ path }) => path !== here)
    .map(({ path, title }): Entry => {
      const panel = locate(path)?.panel.label
      const hint = panel && t(panel) !== title ? t(panel) : placeOf(path)
      return { id: `recent:${path}`, label: title, hint, icon: 'history', to: path }
    })
  return { id: 'recent', label: t('Recent pages'), entries }
}

/** What was found of each kind, and behind the first ones the way to the rest. */
export function resourceSections(
  sources: readonly Source[],
  state: FinderState,
  { query, listOf }: { query: string; listOf(panel: string): string | undefined },
): Section[] {
  return sources.flatMap((source): Section[] => {
    const known = state.get(source.id)
    const list = listOf(source.panel)
    if (known?.status !== 'ready' || !list) return []
    const searched = (text: string) => `${list}?text=${encodeURIComponent(text)}`
    const all = known.found.map(({ id, name, addresses = [], to }): Entry => {
      return {
        id: `${source.id}:${id}`,
        label: name || id,
        hint: addresses.join(', '),
        keywords: [id, ...addresses],
        icon: source.icon,
        to: to ?? searched(name || id),
      }
    })
    const found = matching(all, query)
    if (found.length === 0) return []
    const shown = found.slice(0, sectionLimit)
    const rest: Entry[] =
      found.length > shown.length && !source.unlisted
        ? [
            {
              id: `${source.id}?`,
              label: t('Show all %s in the list', [found.length]),
              icon: 'list',
              to: searched(query.trim()),
            },
          ]
        : []
    return [{ id: source.id, label: t(source.label), entries: [...shown, ...rest] }]
  })
}

/** Labels of the sources in a state, for the line below the results. */
export function labelsIn(sources: readonly Source[], state: FinderState, status: 'loading' | 'failed'): string[] {
  return sources.filter(({ id }) => state.get(id)?.status === status).map(({ label }) => t(label))
}
