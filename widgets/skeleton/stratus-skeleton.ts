import { html } from 'lit'
import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { skeletonStyles } from './stratus-skeleton.styles.js'

/** More would be longer than any page. */
const mostLines = 50

/**
 * Grey bars where text will be. They are invisible for the first 150 ms, so that a quick answer does not flicker; people who
 * cannot see them are told that something is loading.
 *
 * Keyboard: none; it is a status.
 *
 * Not for the live table, which shows its own, or for what may take minutes: say in words what goes on.
 *
 * @element stratus-skeleton
 * @csspart line - Each bar.
 */
export class StratusSkeleton extends StratusElement {
  static override styles = [StratusElement.styles, skeletonStyles]

  /** How many bars. */
  @property({ type: Number }) lines = 3

  /** What is loading, for screen readers. */
  @property() label: string = t('Loading')

  override render() {
    return html`<div class="lines" role="status" aria-label=${this.label || t('Loading')}>
      ${Array.from({ length: this.#count }, () => html`<span part="line"></span>`)}
    </div>`
  }

  get #count(): number {
    const { lines } = this
    if (Number.isInteger(lines) && lines > 0) return Math.min(lines, mostLines)
    this.warn(`lines must be a number from 1 on; ${String(lines)} is shown as 3.`)
    return 3
  }
}
