import type { FloatingOptions } from './place-beside.js'

/**
 * Keeps a box of the top layer beside its anchor, whole and in sight, until stopped. The library that works out the place is
 * loaded with the first box that opens; until the box stands it is unseen, and nobody presses on it. Under a pressed pointer it
 * stays where it is: a press that ended beside its start would choose nothing.
 * @returns what ends it
 */
export function floatBeside(anchor: Element, box: HTMLElement, options: FloatingOptions = {}): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  let waiting = 0
  const show = () => {
    for (const name of ['opacity', 'pointer-events']) box.style.removeProperty(name)
  }
  box.style.setProperty('opacity', '0')
  box.style.setProperty('pointer-events', 'none')
  const start = async (): Promise<void> => {
    const { autoUpdate, placeBeside } = await import('./place-beside.js')
    if (stopped) return
    const place = async (): Promise<void> => {
      cancelAnimationFrame(waiting)
      if (box.matches(':active')) {
        waiting = requestAnimationFrame(() => void place())
        return
      }
      await placeBeside(anchor, box, options)
      show()
    }
    stop = autoUpdate(anchor, box, () => void place())
  }
  start().catch(show)
  return () => {
    stopped = true
    cancelAnimationFrame(waiting)
    stop?.()
    show()
  }
}
