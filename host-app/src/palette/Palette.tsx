import { t } from '@stratus/widgets'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Dashboard } from '../navigation/navigation.js'
import { Button } from '../ui/Button.js'
import { Icon } from '../ui/Icon.js'
import { ChoiceKeys, isChoiceKey, type PaletteFocus } from './choice-keys.js'
import { late } from '../actions/late.js'
import './palette.css'

const PaletteResults = late(
  async () => ({ default: (await import('./PaletteResults.js')).PaletteResults }),
  <Waiting />,
)

interface PaletteProps {
  dashboards: readonly Dashboard[]
  onClose(): void
}

/**
 * The command palette: one field that goes to pages, runs their actions and finds things of the cloud by name, id or address
 * (ARIA practice: combobox with a list box). Arrows and Page keys choose, Enter takes, with Ctrl in a new tab, Escape closes.
 * The field is there with the key that opens it; what it finds comes when its code has come, and no key is lost meanwhile.
 */
export function Palette({ dashboards, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useId()
  const [query, setQuery] = useState('')
  const [keys] = useState(() => new ChoiceKeys())
  const [focus, setFocus] = useState<PaletteFocus>({ count: 0, option: undefined })

  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  const onKeyDown = (event: KeyboardEvent): void => {
    // The keys choose a word of the input method.
    if (event.nativeEvent.isComposing || !isChoiceKey(event.key)) return
    event.preventDefault()
    const { key, ctrlKey, metaKey } = event
    keys.press({ key, inNewTab: ctrlKey || metaKey })
  }

  const label = t('Search or jump to…')
  return (
    <dialog
      ref={dialog}
      className="palette"
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
          aria-expanded={focus.count > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={focus.option}
          placeholder={t('Page, action, name, ID or address')}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="quiet" icon="close" label={t('Close')} onClick={onClose} />
      </div>
      <PaletteResults
        id={list}
        query={query}
        dashboards={dashboards}
        keys={keys}
        onFocus={setFocus}
        onClose={onClose}
      />
    </dialog>
  )
}

function Waiting() {
  return <p className="palette-note">{t('Loading')}</p>
}
