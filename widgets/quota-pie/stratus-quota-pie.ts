import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { numberFormat } from '../internal/formats.js'
import { percentLabel, pieFullness, quota, type Quota } from '../internal/quota-model.js'
import { StratusElement } from '../internal/stratus-element.js'
import { quotaArcs, radii, type PieKind, type SliceName } from './quota-arcs.js'
import { quotaPieStyles } from './stratus-quota-pie.styles.js'

const sliceLabels: Readonly<Record<SliceName, string>> = {
  usage: 'Current Usage',
  added: 'Added',
  remaining: 'Remaining',
}

/**
 * How much of a quota is used, how much a form in hand adds, and what remains (D1 §9). Without a limit it says 'No Limit' and
 * draws no chart; when the limit is not known it says what is used.
 *
 * @element stratus-quota-pie
 * @csspart title - Name and limit.
 * @csspart chart - The ring or pie.
 * @csspart legend - The amounts; also carries `danger` when they are more than the limit.
 */
export class StratusQuotaPie extends StratusElement {
  static override styles = [StratusElement.styles, quotaPieStyles]

  /** What the quota counts: 'Instances'. */
  @property() heading = ''

  /** In use now. */
  @property({ type: Number }) used: number | undefined

  /** What the form in hand would add; undefined when there is no form: its line is left out then. */
  @property({ type: Number }) added: number | undefined

  /** The limit; Infinity, null or a negative number = unlimited, undefined = not known. */
  @property({ type: Number }) max: number | null | undefined

  /** Unit of the amounts: 'MB'. */
  @property() unit = ''

  /** A ring with radii 24 and 36, or a pie with radius 30. */
  @property() kind: PieKind = 'donut'

  /** Leaves the amounts out. */
  @property({ type: Boolean, attribute: 'without-legend' }) withoutLegend = false

  override render() {
    const result = quota(this)
    const kind = Object.hasOwn(radii, this.kind) ? this.kind : this.#unknownKind()
    const chartless = result.max === Infinity
    const classes = [kind, pieFullness(result), result.overMax && 'over', chartless && 'chartless']
    return html`<figure class=${classes.filter(Boolean).join(' ')}>
      ${chartless ? nothing : this.#renderChart(result, kind)}
      <div>
        <figcaption class="title" part="title">
          ${this.heading} <span class="suffix">(${this.#suffix(result)})</span>
        </figcaption>
        ${this.withoutLegend ? nothing : this.#renderLegend(result)}
      </div>
    </figure>`
  }

  #renderChart(result: Quota, kind: PieKind) {
    const { outer } = radii[kind]
    const arcs = quotaArcs(result, kind)
    return html`<div class="chart" part="chart">
      <svg
        width=${2 * outer}
        height=${2 * outer}
        viewBox="${-outer} ${-outer} ${2 * outer} ${2 * outer}"
        aria-hidden="true"
      >
        <path class="usage" d=${arcs.usage ?? nothing} />
        <path class="added" d=${arcs.added ?? nothing} />
        <path class="remaining" d=${arcs.remaining ?? nothing} />
      </svg>
      <span class="percent">${percentLabel(result)}</span>
    </div>`
  }

  #renderLegend({ usage, added, remaining, overMax }: Quota) {
    const amounts: ReadonlyArray<readonly [SliceName, number | undefined]> = [
      ['usage', usage],
      ['added', this.added === undefined ? undefined : added],
      ['remaining', remaining],
    ]
    return html`<dl part="legend ${overMax ? 'danger' : ''}">
      ${amounts
        .filter(([, value]) => value !== undefined && value !== Infinity)
        .map(
          ([name, value]) =>
            html`<div>
              <dt class=${name}>${t(sliceLabels[name])}</dt>
              <dd>${this.#amount(value ?? 0)}</dd>
            </div>`,
        )}
    </dl>`
  }

  #suffix({ max, usage, added }: Quota): string {
    if (max === Infinity) return t('No Limit')
    return max === undefined ? t('%s Total', [this.#amount(usage + added)]) : t('%s Max', [this.#amount(max)])
  }

  #amount(value: number): string {
    const number = numberFormat().format(value)
    return this.unit ? `${number} ${this.unit}` : number
  }

  #unknownKind(): PieKind {
    this.warn(`knows no kind "${String(this.kind)}"; use donut or pie.`)
    return 'donut'
  }
}
