import { openModal } from '../../modal-stack/stratus-modal-stack.define.js'
import type { ModalHandle, ModalOptions } from '../../modal-stack/stratus-modal-stack.js'

/** What is open, and the page it was opened on. */
const open = new Map<ModalHandle, string>()

/** Opens a modal that is about the page that is shown. */
export function openPageModal(options: ModalOptions): ModalHandle | undefined {
  const handle = openModal(options)
  if (!handle) return undefined
  open.set(handle, location.pathname)
  void handle.closed.then(() => open.delete(handle))
  return handle
}

/** Closes what is about a page that was left, newest first. What would lose something has kept the user there. */
export function closeLeftModals(): void {
  for (const [handle, path] of [...open].reverse()) if (path !== location.pathname) handle.close()
}
