import type { Answer, Call } from '../call.js'
import { Refusal } from '../handler.js'
import type { PolicyCheck, Session } from '../handler.js'
import type { Cloud } from '../cloud.js'
import type { MessageLevel, SessionEntry } from '../access/sessions.js'

/** What a Horizon page gets to know. */
export interface PageContext {
  readonly cloud: Cloud
  readonly call: Call
  /** Groups of the route's pattern. */
  readonly params: readonly string[]
  readonly form: FormData
  /** Undefined only on routes that are open to everybody. */
  readonly session: Session | undefined
  readonly entry: SessionEntry | undefined
  readonly policy: PolicyCheck | undefined
  /** Leaves a message for the next page (or for `X-Horizon-Messages` of an AJAX answer that is no redirect). */
  say(level: MessageLevel, text: string): void
}

/** One page or action of the server-rendered part. New ones join `routes` in `index.ts`. */
export interface PageRoute {
  /** Whole path, decoded groups are handed on as `params`. */
  readonly path: RegExp
  readonly methods: readonly ('GET' | 'POST' | 'PUT')[]
  /** Open without a session. */
  readonly open?: boolean
  /** Uploads with a token of their own carry no CSRF token. */
  readonly csrfExempt?: boolean
  handle(context: PageContext): Answer | Promise<Answer>
}

/** A text field of a form; files and missing fields are the empty text. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** For administrators alone. Answers null, so that it stands for what a form is about. */
export function demandAdmin({ session }: PageContext): null {
  if (!session?.isAdmin) throw new Refusal(403, 'Forbidden')
  return null
}

export const ownProject = ({ session }: PageContext) => session?.project.id ?? ''

/** Where a form was opened from, when that is a page of this cloud. */
export const ownAddress = (next: string, otherwise: string) => (/^\/(?![/\\])/.test(next) ? next : otherwise)
