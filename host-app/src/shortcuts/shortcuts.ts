import { panelsOf } from '../palette/sections.js'
import type { Dashboard } from '../navigation/navigation.js'

/** Whether the command key is ⌘. */
const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** How people name a key pressed with the command key: `Ctrl K`. */
export function commandKey(key: string): string {
  return isMac ? `⌘ ${key}` : `Ctrl ${key}`
}

/** A jump to a panel: `g`, then the letter. */
export interface Jump {
  readonly letter: string
  /** Panel in `navigation.ts`; jumps to those that a user does not have do nothing. */
  readonly panel: string
}

export const jumps: readonly Jump[] = [
  { letter: 'o', panel: 'project.overview' },
  { letter: 'i', panel: 'project.instances' },
  { letter: 'm', panel: 'project.images' },
  { letter: 'k', panel: 'project.key_pairs' },
  { letter: 'v', panel: 'project.volumes' },
  { letter: 'n', panel: 'project.networks' },
  { letter: 't', panel: 'project.network_topology' },
  { letter: 'f', panel: 'project.floating_ips' },
  { letter: 's', panel: 'project.security_groups' },
  { letter: 'c', panel: 'project.containers' },
]

/** The jumps of this user, with the panel's label and path. */
export function jumpsOf(dashboards: readonly Dashboard[]) {
  const panels = new Map(panelsOf(dashboards).map((panel) => [panel.id, panel]))
  return jumps.flatMap(({ letter, panel }) => {
    const at = panels.get(panel)
    return at ? [{ letter, label: at.label, path: at.path }] : []
  })
}

export type ShortcutAction = 'palette' | 'shortcuts' | 'search' | { readonly jump: string }

/** The second key of a jump must come this soon, ms. */
const patience = 1500

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Reads key strokes, one after the other. `letters` says whether single letters count now. */
export function createKeyReader(now: () => number) {
  let leader = -Infinity
  return (event: Key, letters: boolean): ShortcutAction | null => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.toLowerCase() === 'k' && !altKey && ctrlKey !== metaKey) return 'palette'
    const afterLeader = now() - leader <= patience
    leader = -Infinity
    if (!letters || ctrlKey || metaKey || altKey) return null
    if (afterLeader) return { jump: key.toLowerCase() }
    if (key === 'g') leader = now()
    if (key === '?') return 'shortcuts'
    return key === '/' ? 'search' : null
  }
}
