import { html } from 'lit'
import { property } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { embedStyles } from './embed.styles.js'
import { LiveData } from './live-data.js'
import type { StratusLiveQuotaEventMap } from './live-data.events.js'
import { NearLimits } from './near-limits.js'
import { quotaFigures, type QuotaFigure } from './quota-figures.js'
import type { GrantSource } from './grant-transport.js'
import type { EmbedTransport } from './transport.js'

/** Between two readings, ms. */
const interval = 30_000

const services = {
  compute: { session: 'api/nova/limits/?reserved=true', grant: 'stratus-portal/quota', interval },
  volume: { session: 'api/cinder/tenantabsolutelimits/', grant: 'stratus-portal/volume-quota', interval },
  // Horizon has no one address for it.
  network: { session: undefined, grant: 'stratus-portal/network-quota', interval },
} as const

/** Whose quotas are shown. */
export type QuotaService = keyof typeof services

/**
 * A project's quotas on any page: by `data`, by `src`, or by a `transport` of the page. Several on one page that ask the same
 * share the request. When access ends the figures go; they come back by themselves.
 *
 * @element stratus-live-quota
 * @event {CustomEvent<LoadDetail>} stratus-load - Fact: an answer came.
 * @event {CustomEvent<LoadErrorDetail>} stratus-error - Fact: an answer did not come; the element asks again by itself.
 * @event {CustomEvent<AccessDetail>} stratus-access-change - Fact: access ended, or came back.
 * @event {CustomEvent<NearLimitDetail>} stratus-near-limit - Fact: an amount came near its limit (80 %), or reached it.
 * @csspart quotas - All pies.
 */
export class StratusLiveQuota extends StratusElement<StratusLiveQuotaEventMap> {
  static override styles = [StratusElement.styles, controlStyles, embedStyles]

  #live = new LiveData(this, () => services[Object.hasOwn(services, this.service) ? this.service : 'compute'])
  #limits = new NearLimits()
  #figures: readonly QuotaFigure[] = []

  /** The answer of `api/nova/limits/` or `api/cinder/tenantabsolutelimits/`; then nothing is asked. */
  @property({ attribute: false }) data: unknown

  /** Address to ask; empty = Horizon's limits below `webroot`. */
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

  /** Whose quotas: `compute`, `volume`, or `network`, of which grants tell what is used, and nobody the limits. */
  @property() service: QuotaService = 'compute'

  /**
   * Which amounts, in order: `instances cores ram`, `volumes snapshots gigabytes`, `networks floating-ips security-groups`; empty =
   * all that the answer tells of.
   */
  @property() show = ''

  /** Asks again now. */
  refresh(): void {
    this.#live.refresh()
  }

  protected override willUpdate(): void {
    if (!Object.hasOwn(services, this.service)) this.warn(`knows no service "${String(this.service)}".`)
    const has = this.data !== undefined && this.data !== null
    if (!has && !this.#live.url) this.warn('needs grant, src, transport with src, or data for the network.')
    this.#live.connect()
    this.#figures = quotaFigures(this.#live.data, this.show.split(/[\s,]+/).filter(Boolean))
  }

  protected override updated(): void {
    for (const detail of this.#limits.look(this.#figures)) this.emit('stratus-near-limit', detail)
  }

  override render() {
    const { data } = this.#live
    const figures = this.#figures
    const known = data !== null && data !== undefined
    return html`${this.#live.renderState()}
      ${known && !figures.length ? html`<p class="note">${t('No data available.')}</p>` : ''}
      <div class="quotas" part="quotas">
        ${figures.map(
          ({ label, used, max, unit }) =>
            html`<stratus-quota-pie
              heading=${t(label)}
              .used=${used}
              .max=${max}
              unit=${unit ?? ''}
            ></stratus-quota-pie>`,
        )}
      </div>`
  }
}
