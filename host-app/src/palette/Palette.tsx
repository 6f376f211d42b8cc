import { t, tn } from '@stratus/widgets'
import { useLayoutEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import type { Dashboard } from '../navigation/navigation.js'
import { atWebroot, samePath } from '../paths.js'
import { Button } from '../ui/Button.js'
import { Icon } from '../ui/Icon.js'
import type { Entry } from './entry.js'
import { moveTo } from './palette-model.js'
import { PaletteOptions } from './PaletteOptions.js'
import { lookupTexts, useSections } from './use-sections.js'
import './palette.css'

interface PaletteProps {
  dashboards: readonly Dashboard[]
  onClose(): void
}

/**
 * The command palette: one field that goes to pages, runs their actions and finds things of the cloud by name, id or address
 * (ARIA practice: combobox with a list box). Arrows and Page keys choose, Enter takes, with Ctrl in a new tab, Escape closes.
 */
export function Palette({ dashboards, onClose }: PaletteProps) {
  const { pendingCommand, webroot } = useHost()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const { sections, searching, failed, retry } = useSections(query, dashboards)
  const entries = sections.flatMap((section) => section.entries)
  const at = Math.max(
    entries.findIndex(({ id }) => id === wanted),
    0,
  )
  const chosen = entries[at]
  const optionId = ({ id }: Entry) => `${list}-${entries.findIndex((entry) => entry.id === id)}`

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  const take = (entry: Entry): void => {
    onClose()
    pendingCommand.set(entry.command ? { id: entry.command, page: entry.to } : null)
    // The page is here already: its filters stay.
    if (!entry.command || !samePath(entry.to, pathname)) void navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // The keys choose a word of the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      // Another tab leaves this one as it is.
      if ((event.ctrlKey || event.metaKey) && !chosen.command)
        window.open(atWebroot(webroot, chosen.to), '_blank', 'noopener')
      else take(chosen)
      return
    }
    const next = moveTo(event.key, at, entries.length)
    if (next === null) return
    event.preventDefault()
    setWanted(entries[next]?.id ?? null)
  }

  const says = lookupTexts({ searching, failed })
  const nothing = entries.length === 0 && !says.searching ? t('Nothing matches the search.') : null
  const label = t('Search or jump to')
  return (
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label={label}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          placeholder={t('Page, action, name, ID or address')}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setWanted(null)
          }}
          onKeyDown={onKeyDown}
        />
        <Button kind="quiet" icon="close" aria-label={t('Close')} title={t('Close')} onClick={onClose} />
      </div>
      <PaletteOptions
        id={list}
        label={t('Results')}
        sections={sections}
        chosen={chosen}
        optionId={optionId}
        onChoose={({ id }) => setWanted(id)}
        onTake={take}
      />
      <p className="visually-hidden" role="status">
        {nothing ?? tn('%s result', '%s results', entries.length)}
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
    </dialog>
  )
}
