import { panelsOf } from '../navigation/navigation.js'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { t } from '@stratus/widgets'
import { useRestedValue } from '../hooks/use-rested-value.js'
import { usePins } from '../pins/use-pins.js'
import { useHost } from '../host.js'
import { useSession } from '../hooks/use-session.js'
import type { Dashboard } from '../navigation/navigation.js'
import { scopeKey } from '../stores/session.js'
import type { Section } from './entry.js'
import { createFinder } from './finder.js'
import { openCommands, type OfferedCommand } from './open-commands.js'
import { search, shortestSearch } from './palette-model.js'
import { preferenceSection } from './preference-section.js'
import { recentPages } from '../stores/recent-pages.js'
import {
  commandSection,
  labelsIn,
  pageSection,
  pinCommand,
  pinSection,
  recentSection,
  resourceSections,
  sessionSection,
} from './sections.js'
import { sources as allSources } from './sources.js'
import { useItemActions } from './use-item-actions.js'

/** A search begins when the keys rest this long, ms. */
const rest = 150

export interface PaletteContent {
  readonly sections: readonly Section[]
  /** Nothing more comes for this query. */
  readonly isSettled: boolean
  /** Labels of the lists that are still being read. */
  readonly searching: readonly string[]
  /** Labels of the lists that could not be read. */
  readonly failed: readonly string[]
  retry(): void
}

const hasEntries = ({ entries }: Section): boolean => entries.length > 0

/** Undefined until they are known. */
function useCommands(dashboards: readonly Dashboard[]): readonly OfferedCommand[] | undefined {
  const { client } = useHost()
  const [commands, setCommands] = useState<readonly OfferedCommand[]>()
  useEffect(() => {
    let current = true
    const panels = new Set(panelsOf(dashboards).map(({ id }) => id))
    void openCommands(panels, client).then((open) => current && setCommands(open))
    return () => {
      current = false
    }
  }, [client, dashboards])
  return commands
}

/** What the palette offers for a query. */
export function useSections(query: string, dashboards: readonly Dashboard[]): PaletteContent {
  const { client, prefs, signOut } = useHost()
  const session = useSession()
  const { pathname } = useLocation()
  const pins = usePins()
  const commands = useCommands(dashboards)
  const panels = useMemo(() => new Map(panelsOf(dashboards).map(({ id, path }) => [id, path])), [dashboards])
  const sources = useMemo(() => allSources.filter(({ panel }) => panels.has(panel)), [panels])
  const finder = useMemo(() => createFinder(client, sources), [client, sources])
  const state = useStore(finder.state)
  const recent = useMemo(() => recentPages(scopeKey(session), () => sessionStorage).all(), [session])

  const wanted = query.trim().length >= shortestSearch
  const rested = useRestedValue(query, rest) === query
  useEffect(() => {
    if (wanted && rested) finder.start()
    else if (!wanted) finder.stop()
  }, [finder, wanted, rested])
  useEffect(() => finder.stop, [finder])

  const listOf = useCallback((id: string) => panels.get(id), [panels])
  const itemActions = useItemActions(wanted ? query : '', sources, state, listOf)
  const sections = useMemo(() => {
    const fixed = [commandSection(commands ?? [], dashboards), pageSection(dashboards)]
    const own = [pinSection(pins.all), recentSection(recent, pathname)]
    if (query.trim() === '') return [...own, ...fixed].filter(hasEntries)
    const here = pinCommand(pins, recent, pathname)
    const account = sessionSection(session.username, signOut)
    const known = search([...own, ...fixed, here, preferenceSection(prefs), account], query)
    return wanted
      ? [itemActions, ...known, ...resourceSections(sources, state, { query, listOf })].filter(hasEntries)
      : known
  }, [
    commands,
    dashboards,
    pins,
    recent,
    pathname,
    query,
    wanted,
    sources,
    state,
    listOf,
    prefs,
    itemActions,
    session,
    signOut,
  ])

  const searching = wanted ? labelsIn(sources, state, 'loading') : []
  return {
    sections,
    isSettled: commands !== undefined && (!wanted || rested) && searching.length === 0,
    searching,
    failed: wanted ? labelsIn(sources, state, 'failed') : [],
    retry: finder.retry,
  }
}

/** What the line below the results says about the lists that are not in them. */
export function lookupTexts({ searching, failed }: Pick<PaletteContent, 'searching' | 'failed'>) {
  return {
    searching: searching.length ? t('Searching: %s', [searching.join(', ')]) : null,
    failed: failed.length ? t('Could not be searched: %s', [failed.join(', ')]) : null,
  }
}
