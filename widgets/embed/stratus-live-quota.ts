import { html } from 'lit'
import { property } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { embedStyles } from './embed.styles.js'
import { LiveData } from './live-data.js'
import { LiveDataProperties } from './live-data-properties.js'
import type { StratusLiveQuotaEventMap } from './live-data.events.js'
import { NearLimits } from './near-limits.js'
import { quotaFigures, type QuotaFigure } from './quota-figures.js'

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
 * Keyboard: after a failure Tab leads to 'Try again', which Enter and Space press.
 *
 * Not for figures that the page has and wants to lay out itself: `stratus-quota-pie` and `stratus-quota-bar` show one amount
 * each.
 *
 * @element stratus-live-quota
 * @event {CustomEvent<LoadDetail>} stratus-load - Fact: an answer came.
 * @event {CustomEvent<LoadErrorDetail>} stratus-error - Fact: an answer did not come; the element asks again by itself.
 * @event {CustomEvent<AccessDetail>} stratus-access-change - Fact: access ended, or came back.
 * @event {CustomEvent<NearLimitDetail>} stratus-near-limit - Fact: an amount came near its limit (80 %), or reached it.
 * @csspart quotas - All pies.
 * @csspart title - Name and limit of a pie.
 * @csspart chart - The ring of a pie.
 * @csspart legend - The amounts of a pie; also carries `danger` when they are more than the limit.
 */
export class StratusLiveQuota extends LiveDataProperties<StratusLiveQuotaEventMap> {
  static override styles = [StratusElement.styles, controlStyles, embedStyles]

  #live = new LiveData(this, () => services[Object.hasOwn(services, this.service) ? this.service : 'compute'])
  #limits = new NearLimits()
  #figures: readonly QuotaFigure[] = []

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
              exportparts="title, chart, legend, danger"
            ></stratus-quota-pie>`,
        )}
      </div>`
  }
}
