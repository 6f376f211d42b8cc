import type { Delegate } from '../core/context.js'

/** The cross of a message takes it away. */
export const alerts: Delegate = (root) => {
  const onClick = (event: MouseEvent): void => {
    const cross = event.target instanceof Element ? event.target.closest('.alert .close') : null
    if (!cross) return
    event.preventDefault()
    cross.closest('.alert')?.remove()
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
