/**
 * Follows a pointer that drags a column's edge. `resize` hears each width (px), then the last one with `done`; a lost
 * pointer ends the drag where it is.
 */
export function dragColumn(event: PointerEvent, resize: (width: number, done: boolean) => void): void {
  const grip = event.target
  if (!(grip instanceof HTMLElement) || event.button !== 0) return
  const header = grip.closest('th')
  if (!header) return
  event.preventDefault()
  grip.setPointerCapture(event.pointerId)
  grip.classList.add('held')
  const start = header.getBoundingClientRect().width
  const direction = getComputedStyle(header).direction === 'rtl' ? -1 : 1
  let width = start
  const move = (moved: PointerEvent): void => {
    width = start + (moved.clientX - event.clientX) * direction
    resize(width, false)
  }
  const end = (): void => {
    grip.classList.remove('held')
    grip.removeEventListener('pointermove', move)
    grip.removeEventListener('pointerup', end)
    grip.removeEventListener('pointercancel', end)
    if (width !== start) resize(width, true)
  }
  grip.addEventListener('pointermove', move)
  grip.addEventListener('pointerup', end)
  grip.addEventListener('pointercancel', end)
}
