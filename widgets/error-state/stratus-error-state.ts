import { html, nothing, type TemplateResult } from 'lit'
import { property } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import type { StratusErrorStateEventMap } from './stratus-error-state.events.js'
import { errorStateStyles } from './stratus-error-state.styles.js'

/**
 * Something could not be shown: what, why, the request that its operator can look up, and a way to try again. It stands in the
 * place of what is missing, and is said to screen readers when it comes.
 *
 * Keyboard: Tab reaches the button and the actions in its slot.
 *
 * Not for a message beside what is shown (`stratus-alert`), for what is merely empty (`stratus-empty-state`), or for a live table,
 * which says its own failures.
 *
 * @element stratus-error-state
 * @slot - What else can be done: buttons or links, behind the one that tries again.
 * @event {CustomEvent<undefined>} stratus-retry - Request: the user wants it to be tried again.
 * @csspart text - What could not be shown.
 * @csspart reason - Why.
 */
export class StratusErrorState extends StratusElement<StratusErrorStateEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, errorStateStyles]

  /** What could not be shown, in one sentence. */
  @property() text = ''

  /** Why, as the server or the browser says; left out where it says the same as the text. */
  @property() reason = ''

  /** The request's identifier (OpenStack: `X-Openstack-Request-Id`), for who asks the operator. */
  @property({ attribute: 'request-id' }) requestId: string | null = null

  /** There is a button that tries again. */
  @property({ type: Boolean }) retry = false

  override render(): TemplateResult {
    const { reason, requestId } = this
    const text = this.text || t('An error occurred. Please try again later.')
    return html`<div class="error" role="alert">
      <p class="text" part="text"><stratus-icon name="danger"></stratus-icon><span>${text}</span></p>
      ${reason && reason !== text ? html`<p part="reason">${reason}</p>` : nothing}
      ${requestId ? html`<p class="request">${t('Request ID: %s', [requestId])}</p>` : nothing}
      ${
        this.retry
          ? html`<button class="button" type="button" @click=${() => this.emit('stratus-retry')}>
              <stratus-icon name="refresh"></stratus-icon>${t('Try again')}
            </button>`
          : nothing
      }
      <slot></slot>
    </div>`
  }
}
