/** What is dragged over: rows as they lie on the screen, top to bottom. */
interface RowBox {
  readonly top: number
  readonly height: number
}

/** Where a row that was taken at `from` would land when it is let go at `y` (client px): its index without itself. */
function dropIndex(rows: readonly RowBox[], from: number, y: number): number {
  const above = rows.filter((row, index) => index !== from && y > row.top + row.height / 2)
  return above.length
}

interface Drag {
  /** The rows, in order. */
  rows(): readonly HTMLElement[]
  /** While it moves, the edge where the row would land (client px); null when it is over. */
  show(edge: number | null): void
  drop(from: number, to: number): void
}

/** Pointer travel that makes a drag of a press, px. */
const threshold = 4

/** Follows the pointer that took a row by its handle. Escape and a lost pointer put the row back. */
export function dragRow(start: PointerEvent, handle: HTMLElement, { rows, show, drop }: Drag): void {
  const from = rows().findIndex((row) => row.contains(handle))
  if (from < 0 || start.button !== 0) return
  start.preventDefault()
  const abort = new AbortController()
  const { signal } = abort
  let moved = false
  let to = from
  const end = (): void => {
    abort.abort()
    show(null)
  }
  const move = (event: PointerEvent): void => {
    moved ||= Math.abs(event.clientY - start.clientY) > threshold
    if (!moved) return
    const boxes = rows().map((row) => row.getBoundingClientRect())
    to = dropIndex(boxes, from, event.clientY)
    const beside = boxes.filter((_, index) => index !== from)
    show(to < beside.length ? (beside[to]?.top ?? 0) : (beside.at(-1)?.bottom ?? 0))
  }
  handle.setPointerCapture(start.pointerId)
  handle.addEventListener('pointermove', move, { signal })
  // Of a handle that has left the page only the document hears it.
  window.addEventListener('lostpointercapture', end, { signal, capture: true })
  handle.addEventListener(
    'pointerup',
    () => {
      end()
      if (moved && to !== from) drop(from, to)
    },
    { signal },
  )
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      end()
    },
    { signal, capture: true },
  )
}
