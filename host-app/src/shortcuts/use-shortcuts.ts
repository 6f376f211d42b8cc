import { isModalOpen } from '@stratus/widgets'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHost } from '../host.js'
import type { Dashboard } from '../navigation/navigation.js'
import { focusListSearch } from './focus-search.js'
import { createKeyReader, jumpsOf } from './shortcuts.js'
import { isTyping } from './typing.js'

/** The keys that work on every page. They rest while a dialog is open; single letters also while somebody types. */
export function useShortcuts(dashboards: readonly Dashboard[], open: (overlay: 'palette' | 'shortcuts') => void): void {
  const { held, prefs } = useHost()
  const navigate = useNavigate()
  useEffect(() => {
    const read = createKeyReader(Date.now, () => prefs.keys.get())
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat) return
      // Shift alone must not end a jump.
      if (event.key === 'Shift') return
      const action = read(event, prefs.letterShortcuts.get() && !isTyping(event))
      if (action === null) return
      if (isModalOpen() || document.querySelector('dialog:modal')) return
      if (action === 'palette' || action === 'shortcuts') open(action)
      else if (action === 'search') {
        if (!focusListSearch(document.getElementById('main') ?? document)) return
      } else if (action === 'undo') {
        if (!held.deletions?.undo()) return
      } else {
        const target = jumpsOf(dashboards, prefs.keys.get()).find(({ letter }) => letter === action.jump)
        if (!target) return
        void navigate(target.path)
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dashboards, held, navigate, open, prefs])
}
