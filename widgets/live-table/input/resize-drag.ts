import { screenScale } from '../../internal/screen-scale.js'

/**
 * Follows a pointer that drags a column's edge. `resize` hears each width (px), then the last one with `done`; a lost
 * pointer ends the drag where it is. A double click gives the column the width back that its texts ask for.
 */
export function dragColumn(
  event: PointerEvent,
  grip: HTMLElement,
  resize: (width: number | undefined, done: boolean) => void,
): void {
  if (event.button !== 0) return
  const header = grip.closest('th')
  if (!header) return
  event.preventDefault()
  try {
    grip.setPointerCapture(event.pointerId)
  } catch {
    // It was let go before this code had come.
    return
  }
  grip.classList.add('held')
  const scale = screenScale(header)
  const start = header.getBoundingClientRect().width / scale
  const direction = getComputedStyle(header).direction === 'rtl' ? -1 : 1
  let width = start
  const move = (moved: PointerEvent): void => {
    width = start + ((moved.clientX - event.clientX) / scale) * direction
    resize(width, false)
  }
  const end = (): void => {
    grip.classList.remove('held')
    grip.removeEventListener('pointermove', move)
    grip.removeEventListener('pointerup', end)
    grip.removeEventListener('pointercancel', end)
    if (width !== start) resize(width, true)
  }
  grip.addEventListener('click', ({ detail }) => detail === 2 && resize(undefined, true), { once: true })
  grip.addEventListener('pointermove', move)
  grip.addEventListener('pointerup', end)
  grip.addEventListener('pointercancel', end)
}
