import type { QuotaFigure } from './quota-figures.js'

/** An answer came. */
export interface LoadDetail {
  /** What it says, parsed. */
  readonly data: unknown
  /** It says something else than the one before. */
  readonly changed: boolean
}

/** An answer did not come, or was a refusal. */
export interface LoadErrorDetail {
  /** `unauthenticated`, `forbidden`, `not-found`, `server`, `malformed`, `offline`; `unknown` when the page's own transport told none. */
  readonly code: string
  readonly error: unknown
}

export interface AccessDetail {
  /** False: nobody is signed in, or may not see this; nothing of it is on screen any more. */
  readonly access: boolean
}

/** What every element that fetches its own data tells. */
export interface LiveDataEventMap {
  /** Fact: an answer came. */
  'stratus-load': CustomEvent<LoadDetail>
  /** Fact: an answer did not come; the element asks again by itself. */
  'stratus-error': CustomEvent<LoadErrorDetail>
  /** Fact: access ended, or came back. */
  'stratus-access-change': CustomEvent<AccessDetail>
}

/** An amount that is nearly, or all, used. */
export interface NearLimitDetail {
  readonly figure: QuotaFigure
  /** `near` from 80 %, `full` from 100 %, as the pie shows it. */
  readonly level: 'near' | 'full'
}

export interface StratusLiveQuotaEventMap extends LiveDataEventMap {
  /** Fact: an amount came near its limit, or reached it; once until it has gone down again. */
  'stratus-near-limit': CustomEvent<NearLimitDetail>
}
