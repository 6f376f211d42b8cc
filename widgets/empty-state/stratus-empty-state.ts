import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'
import type { IconName } from '../icon/icons.js'
import { StratusElement } from '../internal/stratus-element.js'
import { emptyStateStyles } from './stratus-empty-state.styles.js'

/**
 * Nothing is here: one sentence that says so, and the action that fills it.
 *
 * Keyboard: that of the actions in its slot.
 *
 * Not for what could not be loaded (`stratus-error-state`), or for an empty live table, which says it itself.
 *
 * @element stratus-empty-state
 * @slot - The action that fills it: a button or a link.
 * @csspart text - The sentence.
 */
export class StratusEmptyState extends StratusElement {
  static override styles = [StratusElement.styles, emptyStateStyles]

  /** What is not here, in one sentence. */
  @property() text = ''

  /** An icon above the sentence. */
  @property() icon: IconName | '' = ''

  override render() {
    const { icon, text } = this
    return html`${icon ? html`<stratus-icon name=${icon}></stratus-icon>` : nothing}
      <p part="text">${text}</p>
      <slot></slot>`
  }
}
