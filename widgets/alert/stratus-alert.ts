import { html, nothing, type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import {
  isMessageType,
  messageFromTuple,
  messagePrefix,
  messageTone,
  type MessageType,
} from '../internal/message-model.js'
import { PausableTimer, realClock, type Clock } from '../internal/pausable-timer.js'
import { safeHtml } from '../internal/safe-html.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { StratusAlertEventMap } from './stratus-alert.events.js'
import { alertStyles } from './stratus-alert.styles.js'

/** When alerts leave by themselves: the page's configuration (Horizon: `auto_fade_alerts`). */
export interface AlertFade {
  /** How long it stays, ms. */
  readonly delay: number
  /** How long it takes to vanish, ms. */
  readonly duration: number
  /** Which types fade; the others stay. */
  readonly types: readonly MessageType[]
}

/**
 * A message in the page: a word for its type, the message, and what follows an ellipsis as details on request. What can be done
 * about it stands at its end.
 *
 * Keyboard: Tab reaches its links, Details, what is slotted, and the button that closes it.
 *
 * Not for news that come while people work elsewhere on the page, which are `stratus-toaster`, nor for questions that need an
 * answer: `stratus-modal`.
 *
 * @element stratus-alert
 * @slot - More content after the message, or the message itself.
 * @slot actions - Buttons at its end; below it where there is no room.
 * @event {CustomEvent<{source: 'button' | 'fade'}>} stratus-close-request - About to close; preventDefault keeps it open.
 * @csspart alert - The box.
 */
export class StratusAlert extends StratusElement<StratusAlertEventMap> {
  static override styles = [StratusElement.styles, controlStyles, alertStyles]

  #timer: PausableTimer | undefined
  /** It was closed here; the page may hide it for reasons of its own. */
  #closed = false

  @state() private leaving = false

  /** success, info, warning, danger or error (shown as danger). */
  @property() type: MessageType = 'info'

  /** What it says. Details after an ellipsis (`…`) are split off. Another message is seen, though the one before it was closed. */
  @property() message = ''

  /** The server's extra tags; `safe` means that `message` is HTML, of which nothing that runs is shown. */
  @property({ attribute: 'extra-tags' }) extraTags = ''

  /** The word for its type is for screen readers only. */
  @property({ type: Boolean, attribute: 'without-prefix' }) withoutPrefix = false

  /** Shows a button that closes it. */
  @property({ type: Boolean, reflect: true }) dismissible = false

  /** Makes it leave by itself. */
  @property({ attribute: false }) fade: AlertFade | undefined

  /** Where time comes from; for tests. */
  @property({ attribute: false }) clock: Clock = realClock

  override connectedCallback(): void {
    super.connectedCallback()
    this.addEventListener('pointerenter', this.#stay)
    this.addEventListener('pointerleave', this.#go)
    this.addEventListener('focusin', this.#stay)
    this.addEventListener('focusout', this.#go)
    this.#go()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stay()
  }

  override render() {
    const type = this.#knownType
    const tone = messageTone(type)
    const { text, details, html: markup } = messageFromTuple([type, this.message, this.extraTags])
    return html`<div
      class="alert ${tone} ${this.leaving ? 'leaving' : ''}"
      part="alert"
      role=${tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <stratus-icon name=${tone}></stratus-icon>
      <div class="content">
        <div class="body">
          <strong class=${this.withoutPrefix ? 'visually-hidden' : nothing}>${t(messagePrefix(type))}</strong
          >${markup ? safeHtml(text) : text}
          <slot></slot>
          ${
            details
              ? html`<details>
                  <summary>${t('Details')}</summary>
                  ${details}
                </details>`
              : nothing
          }
        </div>
        <slot name="actions"></slot>
      </div>
      ${
        this.dismissible
          ? html`<button
              class="button quiet icon small close"
              type="button"
              aria-label=${t('Close')}
              @click=${() => this.#close('button')}
            >
              <stratus-icon name="close"></stratus-icon>
            </button>`
          : nothing
      }
    </div>`
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#closed && changed.has('message') && this.message) this.#closed = this.hidden = false
    if (changed.has('fade') || changed.has('type') || changed.has('message') || changed.has('clock')) this.#setTimer()
  }

  get #knownType(): MessageType {
    if (isMessageType(this.type)) return this.type
    this.warn(`knows no message type "${String(this.type)}".`)
    return 'info'
  }

  #setTimer(): void {
    this.#stay()
    const { fade } = this
    this.#timer = fade?.types.includes(this.#knownType)
      ? new PausableTimer(fade.delay, () => this.#vanish(fade.duration), this.clock)
      : undefined
    this.#go()
  }

  /** Who comes back to it while it vanishes has it back. */
  #stay = (): void => {
    if (this.leaving) {
      this.leaving = false
      this.#setTimer()
    }
    this.#timer?.pause()
  }

  #go = (): void => {
    if (this.isConnected && !this.matches(':hover, :focus-within')) this.#timer?.resume()
  }

  #vanish(duration: number): void {
    this.style.setProperty('--fade', `${duration}ms`)
    this.leaving = true
    this.#timer = new PausableTimer(duration, () => this.#close('fade'), this.clock)
    this.#timer.resume()
  }

  #close(source: StratusAlertEventMap['stratus-close-request']['detail']['source']): void {
    this.leaving = false
    if (this.emit('stratus-close-request', { source }, { cancelable: true })) this.#closed = this.hidden = true
  }
}
