import { realClock, type Clock } from '../../internal/pausable-timer.js'

/** Nobody needs to be told of what takes less, ms. */
const patience = 150

/** Says at the top of the page that something is going on, also above an open modal. The answer takes it away. */
export function busyNote(text: string, clock: Clock = realClock): () => void {
  let note: HTMLElement | undefined
  const stop = clock.after(patience, () => {
    note = document.createElement('div')
    note.className = 'stratus-horizon-note'
    note.setAttribute('role', 'status')
    note.popover = 'manual'
    note.textContent = text
    document.body.append(note)
    note.showPopover()
  })
  return () => {
    stop()
    note?.remove()
  }
}
