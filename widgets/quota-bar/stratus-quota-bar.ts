import { html, nothing, type PropertyValues } from 'lit'
import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { formatAmount } from '../format/numbers.js'
import { barFullness, barWidths, quota, type Quota } from '../internal/quota-model.js'
import { StratusElement } from '../internal/stratus-element.js'
import { drawingStyles } from '../internal/styles/drawing.styles.js'
import { quotaBarStyles } from './stratus-quota-bar.styles.js'

/**
 * A quota as one line: what is used and what a form in hand adds. It warns above 89 percent and is in danger above 99.
 * Without a limit, or when the limit is not known, there is no bar.
 *
 * Not for parts of a whole (`stratus-bar-chart`), or how far a task is (`<progress>`).
 *
 * @element stratus-quota-bar
 * @csspart bar - The bar.
 */
export class StratusQuotaBar extends StratusElement {
  static override styles = [StratusElement.styles, drawingStyles, quotaBarStyles]

  /** What the quota counts: 'Instances'. */
  @property() heading = ''

  /** In use now. */
  @property({ type: Number }) used: number | undefined

  /** What the form in hand would add. */
  @property({ type: Number }) added: number | undefined

  /** The limit; Infinity, null or a negative number = unlimited, undefined = not known. */
  @property({ type: Number }) max: number | null | undefined

  /** Unit of the amounts: 'ports'. Sizes in 'MiB' and 'GiB' are shown as large as they read best. */
  @property() unit = ''

  override render() {
    const result = quota(this)
    const amount = this.#amount(result)
    return html`<div class=${barFullness(result)}>
      <div class="text"><span class="heading">${this.heading}</span><span class="amount">${amount}</span></div>
      ${
        result.percent === undefined || result.max === Infinity
          ? nothing
          : html`<div
              class="bar"
              part="bar"
              role="meter"
              aria-label=${this.heading}
              aria-valuemin="0"
              aria-valuemax="100"
              aria-valuenow=${Math.min(100, result.percent)}
              aria-valuetext=${amount}
            >
              <div class="usage"></div>
              <div class="added ${result.added ? '' : 'empty'}"></div>
            </div>`
      }
    </div>`
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const widths = barWidths(quota(this))
    this.#part('usage')?.style.setProperty('--width', `${widths.used}%`)
    this.#part('added')?.style.setProperty('--width', `${widths.added}%`)
  }

  #part(name: 'usage' | 'added'): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`.${name}`)
  }

  #amount({ usage, added, max }: Quota): string {
    const used = formatAmount(usage + added, this.unit)
    if (max === undefined) return t('%(used)s used', { used })
    if (max === Infinity) return t('%(used)s used (No Limit)', { used })
    return t('%(used)s of %(max)s used', { used, max: formatAmount(max, this.unit) })
  }
}
