import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { formatAmount } from '../format/numbers.js'
import { percentLabel, pieFullness, quota, type Quota } from '../internal/quota-model.js'
import { StratusElement } from '../internal/stratus-element.js'
import { drawingStyles } from '../internal/styles/drawing.styles.js'
import { quotaArcs, radii, type PieKind } from './quota-arcs.js'
import { quotaPieStyles } from './stratus-quota-pie.styles.js'

/**
 * How much of a quota is used, how much a form in hand adds, and what remains. Without a limit it says 'No Limit' and
 * draws no chart; when the limit is not known it says what is used.
 *
 * Not for narrow places and long lists: `stratus-quota-bar` says the same in one line.
 *
 * @element stratus-quota-pie
 * @csspart title - Name and limit.
 * @csspart chart - The ring or pie.
 * @csspart legend - The amounts; also carries `danger` when they are more than the limit.
 */
export class StratusQuotaPie extends StratusElement {
  static override styles = [StratusElement.styles, drawingStyles, quotaPieStyles]

  /** What the quota counts: 'Instances'. */
  @property() heading = ''

  /** In use now. */
  @property({ type: Number }) used: number | undefined

  /** What the form in hand would add; undefined when there is no form: its line is left out then. */
  @property({ type: Number }) added: number | undefined

  /** The limit; Infinity, null or a negative number = unlimited, undefined = not known. */
  @property({ type: Number }) max: number | null | undefined

  /** Unit of the amounts: 'ports'. Sizes in 'MiB' and 'GiB' are shown as large as they read best. */
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
    const { outer } = radii[kind]
    const arcs = chartless ? {} : quotaArcs(result, kind)
    // One template for all of it: pages show many pies, and each part of its own would cost as much as the rest.
    return html`<figure class=${classes.filter(Boolean).join(' ')} aria-labelledby="title">
      <div class="chart" part="chart" ?hidden=${chartless}>
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
      </div>
      <div>
        <figcaption id="title" class="title" part="title">
          ${this.heading} <span class="suffix">(${this.#suffix(result)})</span>
        </figcaption>
        <dl part="legend ${result.overMax ? 'danger' : ''}" ?hidden=${this.withoutLegend}>
          <div>
            <dt class="usage">${t('Current Usage')}</dt>
            <dd>${this.#amount(result.usage)}</dd>
          </div>
          <div ?hidden=${this.added === undefined}>
            <dt class="added">${t('Added')}</dt>
            <dd>${this.#amount(result.added)}</dd>
          </div>
          <div ?hidden=${result.remaining === undefined || chartless}>
            <dt class="remaining">${t('Remaining')}</dt>
            <dd>${chartless ? nothing : this.#amount(result.remaining ?? 0)}</dd>
          </div>
        </dl>
      </div>
    </figure>`
  }

  #suffix({ max, usage, added }: Quota): string {
    if (max === Infinity) return t('No Limit')
    return max === undefined ? t('%s Total', [this.#amount(usage + added)]) : t('%s Max', [this.#amount(max)])
  }

  #amount(value: number): string {
    return formatAmount(value, this.unit)
  }

  #unknownKind(): PieKind {
    this.warn(`knows no kind "${String(this.kind)}"; use donut or pie.`)
    return 'donut'
  }
}
