import { deepActiveElement, tabbables } from '../../internal/focus.js'

/** Where a Tab key leads that is about to leave a pane: 1 on, -1 back; undefined inside of it. */
export function leavesPane(pane: Element, event: KeyboardEvent): 1 | -1 | undefined {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const edge = tabbables(pane).at(event.shiftKey ? 0 : -1)
  if (!edge || edge !== deepActiveElement()) return undefined
  return event.shiftKey ? -1 : 1
}
