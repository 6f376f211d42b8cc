import type { ModalHandle, ModalOptions } from './stratus-modal-stack.js'

/**
 * Opens a modal in the page's `<stratus-modal-stack>`, making one at the end of the page when there is none. Comes with
 * the element's definition.
 */
export function openModal(options: ModalOptions): ModalHandle | undefined {
  let stack = document.querySelector('stratus-modal-stack')
  if (!stack) {
    stack = document.createElement('stratus-modal-stack')
    document.body.append(stack)
  }
  return stack.open(options)
}
