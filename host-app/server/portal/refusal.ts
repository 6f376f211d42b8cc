import { comeAgain, ownJson } from '../own-answer.js'

/** Why a portal gets nothing: for the log, and for the portal's own server. */
const reasons = {
  method: 'Grants are asked for by POST, and read by GET.',
  'browser-page':
    'Grants are handed to the own server of a portal, or to a page of the dashboard; this came from another page.',
  'content-type': 'The body has to be JSON: send Content-Type: application/json.',
  'no-session': 'There is no cookie "sessionid" with the session of a user, and no X-Auth-Token.',
  'no-tokens': 'This dashboard asks a Horizon, which takes no tokens: start it with OS_AUTH_URL, too.',
  'token-refused': 'The identity service does not take this token or application credential, or it is for no project.',
  'too-many-refused': 'Too many tokens or application credentials from this address were not good.',
  'session-over': 'The cloud does not know this session, or it is over.',
  body: 'The body has to be {"origin": "https://…", "scopes": […]}, with scopes that there are.',
  'origin-not-listed': 'This origin is not in STRATUS_PORTAL_ORIGINS of the dashboard.',
  'too-many-of-session': 'This session has got too many grants within a minute.',
  'too-many-of-user': 'This user has got too many grants within a minute.',
  'too-many-grants': 'The dashboard has too many grants at the moment.',
  'store-away': 'Grants cannot be made or looked at for a while. Try again soon.',
  'grant-elsewhere': 'A grant was shown at an address that is not for grants.',
  'no-such-scope': 'There is no such scope.',
  'grant-unknown': 'The grant is not known, or has ended.',
  'grant-expired': 'The grant is over.',
  'grant-replayed': 'A token was shown a second time: its grant has ended.',
  'other-origin': 'The grant is for another origin: it has ended.',
  'other-scope': 'The grant is for other scopes: it has ended.',
  'project-switched': 'The user has switched the project: the grant has ended.',
  'cloud-refused': 'The cloud refused it.',
  'cloud-failed': 'The cloud did not answer as it should.',
} as const

export type Reason = keyof typeof reasons

/** No answer, and why. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly reason: Reason,
    /** Seconds after which it may be asked again. */
    readonly seconds = 0,
  ) {}

  /** For a page: without the reason. Who holds a grant honestly knows, and nobody else needs to. */
  get forPage(): Response {
    const { status, reason, seconds } = this
    const sentence = reason === 'store-away' ? reasons[reason] : 'Refused.'
    return seconds ? comeAgain(sentence, seconds, status) : ownJson(sentence, status)
  }

  /** For the portal's own server, which can do something about it. */
  get forServer(): Response {
    const { status, reason, seconds } = this
    const body = { error: reason, message: reasons[reason] }
    return ownJson(body, status, seconds ? { 'Retry-After': String(seconds) } : {})
  }
}

/** An origin as it may stand in a log: what is none was made up by whoever asks. */
export function originForLog(origin: unknown): string {
  if (typeof origin !== 'string' || origin === '') return 'none'
  const isOne = origin.length <= 200 && URL.canParse(origin) && new URL(origin).origin === origin
  return isOne ? origin : 'not-an-origin'
}
