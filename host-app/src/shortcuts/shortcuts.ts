import { panelsOf } from '../navigation/navigation.js'
import type { Dashboard } from '../navigation/navigation.js'
import { chosenKeys, jumpKeys, singleKeys, type Keys } from '../stores/shortcut-keys.js'

/** Whether the command key is ⌘. */
const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** How people name a key pressed with the command key: `Ctrl K`. */
export function commandKey(key: string): string {
  return isMac ? `⌘ ${key}` : `Ctrl ${key}`
}

/** The jumps of this user, with the panel's label and path. */
export function jumpsOf(dashboards: readonly Dashboard[], chosen: Keys = {}) {
  const panels = new Map(panelsOf(dashboards).map((panel) => [panel.id, panel]))
  return Object.entries(chosenKeys(jumpKeys, chosen)).flatMap(([id, letter]) => {
    const at = panels.get(id)
    return at ? [{ id, letter, label: at.label, path: at.path }] : []
  })
}

export type ShortcutAction = 'palette' | 'shortcuts' | 'search' | 'undo' | { readonly jump: string }

/** The second key of a jump must come this soon, ms. */
const patience = 1500

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Reads key strokes, one after the other. `letters` says whether single letters count now, `chosen` which they are. */
export function createKeyReader(now: () => number, chosen: () => Keys = () => ({})) {
  let leader = -Infinity
  return (event: Key, letters: boolean): ShortcutAction | null => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.toLowerCase() === 'k' && !altKey && ctrlKey !== metaKey) return 'palette'
    const afterLeader = now() - leader <= patience
    leader = -Infinity
    if (!letters || ctrlKey || metaKey || altKey) return null
    if (afterLeader) return { jump: key.toLowerCase() }
    const keys = chosenKeys(singleKeys, chosen())
    if (key === keys.jump) leader = now()
    if (key === keys.shortcuts) return 'shortcuts'
    if (key === keys.undo) return 'undo'
    return key === keys.search ? 'search' : null
  }
}
