import { deepActiveElement, firstField } from '../internal/focus.js'

/**
 * Calls `begin`, which puts the focus into `body`, until that has a field: one may draw itself a frame later, also before one
 * that was there, or come into `content` with an answer. Not when the user is elsewhere by then.
 */
export function beginAtField(begin: () => void, body: HTMLElement, content: Node): MutationObserver {
  let begun: HTMLElement | null
  const now = () => {
    begin()
    begun = deepActiveElement()
    if (firstField(body)) late.disconnect()
  }
  const nextFrame = () => requestAnimationFrame(() => deepActiveElement() === begun && now())
  const late = new MutationObserver(nextFrame)
  late.observe(content, { childList: true, subtree: true })
  now()
  nextFrame()
  return late
}
