/**
 * `saved`: it is there · `refused`: the server said no, or the file cannot be read · `cancelled` by the user · `given-up`: broken too
 * often, or the server stayed away · `unsure`: sent whole, not to be found, and not safe to repeat.
 */
export type UploadEnd = 'saved' | 'refused' | 'cancelled' | 'given-up' | 'unsure'

/**
 * How far the upload of one file is. Percent runs from 0 to 100; -1 while nobody knows (G-HTTP-07). `kept`, percent too, is there when
 * the cloud keeps what arrives, for the next send to go on from.
 */
export type UploadState =
  | { readonly phase: 'sending'; readonly percent: number; readonly sends: number; readonly kept?: number }
  /** The connection broke at so many percent; the server is looked for. */
  | {
      readonly phase: 'lost'
      readonly percent: number
      readonly sends: number
      readonly looks: number
      readonly kept?: number
    }
  | { readonly phase: 'ended'; readonly end: UploadEnd; readonly percent: number }

/**
 * What a look at the cloud found after a break. `away`: nobody could be asked · `busy`: the cloud is still at what was cut off ·
 * `part`: some of it is kept, and need not be sent again.
 */
export type Finding = 'away' | 'busy' | 'nothing' | 'part' | 'whole' | 'unsure'

export type UploadEvent =
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'saved' | 'refused' | 'lost' | 'cancel' }
  | { readonly type: 'found'; readonly finding: Exclude<Finding, 'part'> }
  | { readonly type: 'found'; readonly finding: 'part'; readonly percent: number }

/** An upload is sent once, and so often again by itself (G-UPLOAD-02); more often only when each time more of it is kept. */
export const mostRepeats = 5

/** And so often when nothing of it ever got through although the cloud answers: then something else is wrong. */
export const mostRepeatsOfNothing = 2

/** After one break the server is looked for so often. */
export const mostLooks = 20

/** So often it is looked for an image that may have been made: that takes the cloud a moment. */
export const mostUnsureLooks = 4

export const firstState: UploadState = { phase: 'sending', percent: 0, sends: 1 }

/** Of an upload that goes on where it broke. */
export const firstStateOfParts: UploadState = { ...firstState, kept: 0 }

/** What an event makes of an upload. An event that does not fit changes nothing. */
export function nextState(state: UploadState, event: UploadEvent): UploadState {
  if (state.phase === 'ended') return state
  const end = (reached: UploadEnd): UploadState => ({ phase: 'ended', end: reached, percent: state.percent })
  if (event.type === 'cancel') return end('cancelled')
  if (event.type === 'refused') return end('refused')
  if (state.phase === 'sending') {
    if (event.type === 'progress') return event.percent === state.percent ? state : { ...state, percent: event.percent }
    if (event.type === 'saved') return end('saved')
    return event.type === 'lost' ? { ...state, phase: 'lost', looks: 0 } : state
  }
  if (event.type !== 'found') return state
  const looks = state.looks + 1
  switch (event.finding) {
    case 'whole':
      return end('saved')
    case 'nothing': {
      const most = state.percent === 0 ? mostRepeatsOfNothing : mostRepeats
      return state.sends > most
        ? end('given-up')
        : { phase: 'sending', percent: 0, sends: state.sends + 1, ...keptOf(state, 0) }
    }
    case 'part': {
      const { percent } = event
      const sends = percent > (state.kept ?? 0) ? 1 : state.sends + 1
      return sends > mostRepeats + 1 ? end('given-up') : { phase: 'sending', percent, sends, kept: percent }
    }
    case 'unsure':
      return looks >= mostUnsureLooks ? end('unsure') : { ...state, looks }
    case 'away':
    case 'busy':
      return looks >= mostLooks ? end('given-up') : { ...state, looks }
  }
}

const keptOf = ({ kept }: { readonly kept?: number }, percent: number) => (kept === undefined ? {} : { kept: percent })

/** Whether all of the file may have arrived before the break: the answer alone is missing then. */
export function mayBeWhole({ percent }: UploadState): boolean {
  return percent === 100 || percent === -1
}

const firstPauseMs = 1000
const longestPauseMs = 30_000

/**
 * The wait before a look, ms: doubled with each look and each break, and never the same for all who lost the same server.
 * @param random 0–1
 */
export function pauseBefore({ looks, sends }: { looks: number; sends: number }, random: number): number {
  const doubled = firstPauseMs * 2 ** Math.min(looks + sends - 1, 10)
  return Math.round(Math.min(longestPauseMs, doubled) * (0.75 + random / 2))
}
