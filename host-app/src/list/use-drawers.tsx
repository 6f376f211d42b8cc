import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { ListState } from './list-state.js'

interface Item {
  readonly id: string
}

interface ExpandEvent {
  readonly detail: { readonly row: object; readonly expanded: boolean }
}

/**
 * Drawers of table rows, drawn by React: the table gets a slot per opened row, the page fills it, so that the page's own
 * styles and links work inside.
 */
export function useDrawers<Row extends Item>(
  rows: readonly Row[],
  drawer: ((row: Row) => ReactNode) | undefined,
  { view, onView }: { view: ListState; onView(change: Partial<ListState>): void },
) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(view.open ? [view.open] : []))
  const slots = useRef(new Map<string, HTMLSlotElement>())
  const details = useCallback((row: object) => {
    const { id } = row as Row
    const slot = slots.current.get(id) ?? document.createElement('slot')
    slot.name = `drawer-${id}`
    slots.current.set(id, slot)
    return slot
  }, [])
  const onExpand = ({ detail: { row, expanded } }: ExpandEvent): void => {
    const { id } = row as Row
    const next = new Set(opened)
    if (expanded) next.add(id)
    else next.delete(id)
    setOpened(next)
    // The address names the one that was opened last.
    onView({ open: [...next].at(-1) ?? null })
  }
  const content = drawer
    ? rows
        .filter(({ id }) => opened.has(id))
        .map((row) => (
          <div key={row.id} slot={`drawer-${row.id}`}>
            {drawer(row)}
          </div>
        ))
    : null
  return { details: drawer ? details : undefined, opened, onExpand, content }
}
