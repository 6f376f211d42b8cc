import { html, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { spinnerStyles } from './stratus-spinner.styles.js'

/**
 * A turning mark with a word, for waits that have no shape yet. It is invisible for the first 150 ms, so that a quick answer does not
 * flicker; screen readers are told what is waited for.
 *
 * Keyboard: none; it is a status.
 *
 * Not for places where rows or lines will stand (`stratus-skeleton`), for buttons (`stratus-button` with `busy`), or for what may take
 * minutes: say how far it is.
 *
 * @element stratus-spinner
 * @csspart label - The word.
 */
export class StratusSpinner extends StratusElement {
  static override styles = [StratusElement.styles, spinnerStyles]

  /** What is waited for, in a word or two. */
  @property() label: string = t('Loading')

  override render(): TemplateResult {
    return html`<div class="wait" role="status">
      <stratus-icon name="progress"></stratus-icon><span part="label">${this.label || t('Loading')}</span>
    </div>`
  }
}
