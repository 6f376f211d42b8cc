import { html, nothing, type PropertyValues } from 'lit'
import { property } from 'lit/decorators.js'
import type { IconName } from '../icon/icons.js'
import { StratusElement } from '../internal/stratus-element.js'
import { badgeStyles } from './stratus-badge.styles.js'

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

/** How a badge is meant. */
export type BadgeTone = (typeof tones)[number]

/**
 * A word or a number that says what state a thing is in, or how many there are. The colour repeats what the word says, it never
 * says it alone.
 *
 * Keyboard: none; it is text.
 *
 * Not for what can be pressed (`stratus-button`), or for messages of a sentence (`stratus-alert`).
 *
 * @element stratus-badge
 * @slot - The word.
 * @csspart badge - The box.
 */
export class StratusBadge extends StratusElement {
  static override styles = [StratusElement.styles, badgeStyles]

  /** How it is meant: neutral, info, success, warning or danger. */
  @property({ reflect: true }) tone: BadgeTone = 'neutral'

  /** An icon before the word; `progress` turns. */
  @property() icon: IconName | '' = ''

  /** What screen readers say in place of a word that is too short for them: 'three alerts' for 3. */
  @property() label = ''

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('tone') && !tones.includes(this.tone))
      this.warn(`tone must be one of ${tones.join(', ')}; "${String(this.tone)}" is shown as neutral.`)
  }

  override render() {
    const { icon, label } = this
    return html`<span class="badge ${icon ? '' : 'plain'}" part="badge"
      >${icon ? html`<stratus-icon name=${icon}></stratus-icon>` : nothing}<span aria-hidden=${label ? 'true' : nothing}
        ><slot></slot></span
      >${label ? html`<span class="visually-hidden">${label}</span>` : nothing}</span
    >`
  }
}
