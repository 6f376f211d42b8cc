import { t, tn } from '@stratus/widgets'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import type { Dashboard } from '../navigation/navigation.js'
import { atWebroot, samePath } from '../paths.js'
import { Button } from '../ui/Button.js'
import { Icon } from '../ui/Icon.js'
import type { ChoiceKey, ChoiceKeys, PaletteFocus } from './choice-keys.js'
import type { Entry } from './entry.js'
import { moveTo } from './palette-model.js'
import { PaletteOptions } from './PaletteOptions.js'
import { lookupTexts, useSections } from './use-sections.js'

interface PaletteResultsProps {
  /** Of the list box. */
  id: string
  query: string
  dashboards: readonly Dashboard[]
  /** Pressed in the field. */
  keys: ChoiceKeys
  /** What the field says of the list. */
  onFocus(focus: PaletteFocus): void
  onClose(): void
}

/** What the palette finds, and what its keys do with it. */
export function PaletteResults({ id, query, dashboards, keys, onFocus, onClose }: PaletteResultsProps) {
  const { pendingCommand, webroot } = useHost()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState<{ id: string | null; query: string }>({ id: null, query })
  const { sections, isSettled, searching, failed, retry } = useSections(query, dashboards)
  const entries = sections.flatMap((section) => section.entries)
  const at = Math.max(
    entries.findIndex((entry) => wanted.query === query && entry.id === wanted.id),
    0,
  )
  const chosen = entries[at]
  const optionId = (entry: Entry) => `${id}-${entries.findIndex((each) => each.id === entry.id)}`
  const choose = (entry: Entry | undefined) => setWanted({ id: entry?.id ?? null, query })

  const take = (entry: Entry): void => {
    onClose()
    if (entry.run) return entry.run()
    const [page = ''] = entry.to.split('?')
    pendingCommand.set(entry.command ? { id: entry.command, page, ...(entry.item && { item: entry.item }) } : null)
    // The page is here already: its filters stay.
    if (!entry.command || !samePath(page, pathname)) void navigate(entry.to)
  }
  const act = ({ key, inNewTab }: ChoiceKey): void => {
    if (key !== 'Enter') choose(entries[moveTo(key, at, entries.length) ?? at])
    else if (chosen && inNewTab && !chosen.command && !chosen.run) {
      // Another tab leaves this one as it is.
      window.open(atWebroot(webroot, chosen.to), '_blank', 'noopener')
    } else if (chosen) take(chosen)
  }

  // As long as there is nothing yet, they wait.
  useLayoutEffect(() => {
    keys.serve(chosen || isSettled ? act : null)
  })
  const option = chosen && optionId(chosen)
  const count = entries.length
  useEffect(() => onFocus({ count, option }), [onFocus, count, option])

  const says = lookupTexts({ searching, failed })
  const nothing = count === 0 && !says.searching ? t('Nothing matches the search.') : null
  return (
    <>
      <PaletteOptions
        id={id}
        label={t('Results')}
        sections={sections}
        chosen={chosen}
        optionId={optionId}
        onChoose={choose}
        onTake={take}
      />
      <p className="visually-hidden" role="status">
        {nothing ?? tn('%s result', '%s results', count)}
      </p>
      {nothing ? <p className="palette-note">{nothing}</p> : null}
      {says.searching ? (
        <p className="palette-note">
          <Icon name="progress" /> {says.searching}
        </p>
      ) : null}
      {says.failed ? (
        <p className="palette-note palette-failed" role="alert">
          <Icon name="warning" /> <span>{says.failed}</span>
          <Button icon="refresh" onClick={retry}>
            {t('Try again')}
          </Button>
        </p>
      ) : null}
    </>
  )
}
