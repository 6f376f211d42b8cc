import { property } from 'lit/decorators.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { GrantSource } from './grant-transport.js'
import type { LiveDataEventMap } from './live-data.events.js'
import type { EmbedTransport } from './transport.js'

/** What a page says to an element that fetches its own data. */
export abstract class LiveDataProperties<
  Events extends LiveDataEventMap = LiveDataEventMap,
> extends StratusElement<Events> {
  /** An answer, as the address would give it; then nothing is asked. */
  @property({ attribute: false }) data: unknown

  /** Address to ask; empty = Horizon's own below `webroot`. */
  @property() src = ''

  /** Where Horizon lives. */
  @property() webroot = '/'

  /** Asks instead of the element: with a token, through a proxy. Gives the parsed JSON. */
  @property({ attribute: false }) transport: EmbedTransport | undefined

  /**
   * Where read-only grants for a dashboard on another origin come from: an address of the page's own server, or a function. Then
   * `webroot` is that dashboard's whole address.
   */
  @property() grant: GrantSource = ''

  /** Seconds between two answers; 0 = only `refresh()` asks. Default 30. */
  @property({ type: Number }) interval: number | null | undefined

  /** The page's CSRF token for `grant`; empty = that of `<meta name="csrf-token">`, of `csrfmiddlewaretoken`, or of the cookie `csrftoken`. */
  @property({ attribute: 'csrf-token' }) csrfToken = ''

  /** The header that carries the token; empty = `X-CSRF-Token` and `X-CSRFToken`. */
  @property({ attribute: 'csrf-header' }) csrfHeader = ''
}
