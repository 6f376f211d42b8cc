import { isFocusLost } from '../hooks/focus-lost.js'

/** Where the focus was, in words that mean the same on the next state of the page: ids of buttons and rows stay. */
interface Spot {
  readonly path: string
  readonly id: string
  readonly table: string
  readonly row: string
  /** Place of the row in its table. */
  readonly index: number
  /** It was the button of the row's menu. */
  readonly isMenu: boolean
}

export interface FocusMemory {
  /** Before the content is exchanged; the answer, after it, brings the focus back if it went with the old nodes. */
  begin(): () => void
  end(): void
}

const byId = (place: Element, id: string) => (id ? place.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) : null)
const toggle = '.dropdown-toggle'

/**
 * Keeps the focus where the user works while the nodes of a page are exchanged, also when the answer came while a modal was open:
 * on the same button, else in the same row, else in the row that stands there now, else on the table's search, else on the title.
 */
export function rememberFocus(place: HTMLElement): FocusMemory {
  const stop = new AbortController()
  const { signal } = stop
  let spot: Spot | undefined

  const bringBack = (): void => {
    // Another page: its title has the focus.
    if (!isFocusLost() || spot?.path !== location.pathname) return
    for (const next of candidates(place, spot)) {
      next?.focus({ preventScroll: true })
      if (!isFocusLost()) return
    }
  }
  place.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && target.localName !== 'stratus-action-menu') spot = spotOf(target)
    },
    { signal },
  )
  // What the modal was opened from may be gone by now.
  document.addEventListener('stratus-after-close', bringBack, { signal, capture: true })
  return {
    begin() {
      const inside = place.contains(document.activeElement)
      return () => inside && bringBack()
    },
    end: () => stop.abort(),
  }
}

function spotOf(target: HTMLElement): Spot {
  const row = target.closest('tr')
  return {
    path: location.pathname,
    id: target.id,
    table: target.closest('table')?.id ?? '',
    row: row?.id ?? '',
    index: row?.sectionRowIndex ?? 0,
    isMenu: target.matches(toggle),
  }
}

function* candidates(place: HTMLElement, spot: Spot): Generator<HTMLElement | null | undefined> {
  yield byId(place, spot.id)
  const table = byId(place, spot.table)
  if (spot.row) {
    const rows = table?.querySelectorAll<HTMLElement>('tbody > tr[data-object-id]')
    const row = byId(place, spot.row) ?? rows?.[Math.min(spot.index, rows.length - 1)]
    const actions = row?.querySelector('.actions_column')
    if (spot.isMenu) yield actions?.querySelector<HTMLElement>(toggle)
    yield actions?.querySelector<HTMLElement>('a, button:enabled')
    yield row?.querySelector<HTMLElement>('a[href], input:enabled')
  }
  yield table?.querySelector<HTMLElement>('.table_search input')
  yield place.closest('main')?.querySelector('h1')
}
