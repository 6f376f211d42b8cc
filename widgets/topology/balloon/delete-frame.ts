import { communicationProblem, deletePage, deletePayload, type DeleteTarget } from './delete-target.js'

export type ResultType = 'info' | 'success' | 'warning' | 'error'

/** How a deletion ended, in the server's words. */
export interface DeleteResult {
  readonly type: ResultType
  /** May hold markup of the server. */
  readonly message: string
}

/** A message between windows, as Horizon's pages send it (G-HTTP-05). */
export interface FrameMessage extends DeleteResult {
  readonly iframe_id: string
}

const loginPage = /\/auth\/login\/?$/

/** Reads what a window message carries: JSON text or the object itself; null for what is no such message. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const value = typeof data === 'string' ? parsed(data) : data
  if (typeof value !== 'object' || value === null) return null
  const { type, message, iframe_id } = value as Partial<Record<string, unknown>>
  if (typeof type !== 'string' || typeof message !== 'string' || typeof iframe_id !== 'string') return null
  const known: readonly string[] = ['info', 'success', 'warning', 'error']
  return { type: known.includes(type) ? (type as ResultType) : 'error', message, iframe_id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export interface FrameOptions {
  /** Address of the topology page, with a slash at its end. */
  readonly base: string
  /** Where the frame is put. */
  readonly holder: ParentNode
  /** Until a deletion without an answer counts as failed, ms. */
  readonly patience?: number
}

/**
 * Deletes by the page for that kind of device in a hidden frame: the page is told the id, presses its own button, and
 * says by a window message how it went. Only a message of this very frame, from this origin, with its id counts.
 */
export function deleteByFrame(
  target: DeleteTarget,
  { base, holder, patience = 60_000 }: FrameOptions,
): Promise<DeleteResult> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe')
    const { origin } = window.location
    frame.id = `ifr_${target.id}`
    frame.hidden = true
    frame.title = ''
    frame.src = new URL(base + deletePage(target), document.baseURI).href

    const finish = (result: DeleteResult) => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      frame.remove()
      resolve(result)
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const message = readFrameMessage(event.data)
      if (message?.iframe_id === frame.id) finish({ type: message.type, message: message.message })
    }
    const timer = setTimeout(() => finish({ type: 'error', message: communicationProblem }), patience)
    frame.addEventListener('load', () => {
      const place = placeOf(frame)
      if (place === null || loginPage.test(place)) finish({ type: 'error', message: communicationProblem })
      else frame.contentWindow?.postMessage(JSON.stringify(deletePayload(target)), origin)
    })
    window.addEventListener('message', onMessage)
    holder.append(frame)
  })
}

/** Where the frame has ended up; null when that cannot be seen: another origin, or a page that forbids frames. */
function placeOf(frame: HTMLIFrameElement): string | null {
  try {
    return frame.contentWindow?.location.pathname ?? null
  } catch {
    return null
  }
}
