import type { Caller } from './caller.js'

/** What is wrong behind the server. */
export interface Trouble {
  /** For anybody: no address, no setting. */
  readonly text: string
  /** For the operator. */
  readonly detail: string
}

/** What a portal's server may have instead of a session. */
export type Shown = { readonly token: string } | { readonly id: string; readonly secret: string }

/** The cloud behind the server: the demo cloud, or a Horizon. */
export interface Upstream {
  /** For anybody: what stands there. */
  readonly name: string
  /** For the operator: where it stands. */
  readonly address?: string
  /**
   * Answers one request; a caller that is not given is read from the request alone. Never rejects: a cloud that does not answer is
   * a 502 or 504 with a JSON string, as the API's errors are. `onBroken` is called when the cloud breaks its answer off.
   */
  fetch(request: Request, caller?: Caller, onBroken?: () => void): Promise<Response>
  /** Null when it answers as it should. Cheap to call for every page. */
  trouble(): Promise<Trouble | null>
  /**
   * The value of a session cookie for who shows a token of the identity service or an application credential; null when it is not
   * good, or for no project. Rejects when the identity service cannot be asked. A cloud without it knows its own sessions only.
   */
  sessionFor?(shown: Shown): Promise<string | null>
  /** Ends a session that `sessionFor` made for an application credential: its token is revoked. Never rejects. */
  endSession?(session: string): Promise<void>
  /** Answers who wants to hear of changes; a cloud without it is polled. */
  readonly changes?: { answer(request: Request): Promise<Response>; close(): Promise<void> }
}
