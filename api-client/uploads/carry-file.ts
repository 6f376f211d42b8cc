import { ApiError } from '../errors.js'
import {
  firstState,
  firstStateOfParts,
  mayBeWhole,
  nextState,
  pauseBefore,
  type Finding,
  type UploadEvent,
  type UploadState,
} from './upload-model.js'

/** What became of an upload whose answer never came. */
export type Found<Saved> =
  | { readonly finding: Exclude<Finding, 'whole' | 'part'> }
  | { readonly finding: 'part'; readonly percent: number }
  | { readonly finding: 'whole'; readonly saved: Saved }

/** One way for a file into the cloud. */
export interface Transfer<Saved> {
  /** Whether the cloud keeps what arrives, so that the next send goes on from there. */
  readonly keepsParts?: boolean
  /** Sends the file from its first byte, or from where the cloud keeps it. */
  send(onProgress: (percent: number) => void): Promise<Saved>
  /**
   * Asks the cloud what became of it. A rejection ends the upload, unless it says that nobody could be asked.
   * @param mayBeWhole all of it may have arrived
   */
  find(mayBeWhole: boolean): Promise<Found<Saved>>
}

/** How a break is waited out. */
export interface CarryTerms {
  readonly signal?: AbortSignal
  onState?(state: UploadState): void
  /** Waits so long before a look, or less when there is news; may reject when the signal is given up. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
  /** Whether the dashboard's server wants visitors. */
  isServerReady(): Promise<boolean>
  random?(): number
}

/** An upload that broke and does not go on by itself (G-UPLOAD-02, G-UPLOAD-03). */
export class UploadBroken extends Error {
  override readonly name = 'UploadBroken'
  constructor(
    readonly end: 'given-up' | 'unsure',
    /** How far it was; -1 when nobody knows. */
    readonly percent: number,
    cause: unknown,
    /** The cloud keeps what arrived: the same file goes on from there. */
    readonly keepsParts = false,
  ) {
    super('Connection lost', { cause })
  }
}

/**
 * Whether a failure says nothing about the upload itself: the connection is gone, or something between browser and cloud answered in
 * its place. A 503 in a service's own words is its refusal.
 */
export function isBreak(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { code, status, serverText } = error
  if (code === 'network' || code === 'timeout') return true
  return status === 502 || status === 504 || (status === 503 && serverText === null)
}

/** Reads one byte, so that a file that has moved or may not be read is told apart from a failed upload. */
export async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new Error('Could not read the file', { cause })
  }
}

/** Sends a file until it is in the cloud, over breaks of the connection. Rejects with {@link UploadBroken} or what refused it. */
export async function carryFile<Saved>(transfer: Transfer<Saved>, file: Blob, terms: CarryTerms): Promise<Saved> {
  const { signal, random = Math.random } = terms
  let state = transfer.keepsParts ? firstStateOfParts : firstState
  const on = (event: UploadEvent): void => {
    const before = state
    state = nextState(state, event)
    if (state !== before) terms.onState?.(state)
  }
  /** The event and the failure that end it here. */
  const endWith = (error: unknown): never => {
    on({ type: signal?.aborted ? 'cancel' : 'refused' })
    throw error
  }
  terms.onState?.(state)
  for (;;) {
    let broken: unknown
    try {
      await assertReadable(file)
      const saved = await transfer.send((percent) => on({ type: 'progress', percent }))
      on({ type: 'saved' })
      return saved
    } catch (error) {
      if (!isBreak(error) || signal?.aborted) return endWith(error)
      broken = error
      on({ type: 'lost' })
    }
    while (state.phase === 'lost') {
      try {
        await terms.pause(pauseBefore(state, random()), signal)
        signal?.throwIfAborted()
        const found = await look(transfer, mayBeWhole(state), terms)
        on({ type: 'found', ...found })
        if (found.finding === 'whole') return found.saved
      } catch (error) {
        return endWith(signal?.aborted ? cancelled(broken) : error)
      }
    }
    if (state.phase === 'ended')
      throw new UploadBroken(state.end === 'unsure' ? 'unsure' : 'given-up', state.percent, broken, transfer.keepsParts)
  }
}

async function look<Saved>(transfer: Transfer<Saved>, whole: boolean, terms: CarryTerms): Promise<Found<Saved>> {
  if (!(await terms.isServerReady())) return { finding: 'away' }
  try {
    return await transfer.find(whole)
  } catch (error) {
    if (isBreak(error)) return { finding: 'away' }
    throw error
  }
}

/** Given up between two calls: the same failure as within one. */
function cancelled(broken: unknown): unknown {
  if (!(broken instanceof ApiError)) return broken
  const { message, operation, failure } = broken
  return new ApiError({ message, code: 'aborted', operation, failure, cause: broken })
}
