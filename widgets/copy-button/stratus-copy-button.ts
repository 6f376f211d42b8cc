import { html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import type { StratusCopyButtonEventMap } from './stratus-copy-button.events.js'
import { copyButtonStyles } from './stratus-copy-button.styles.js'

/** How long it says what happened, ms. */
const saidFor = 2000

/**
 * Puts a text on the clipboard, and says so for two seconds: to the eye in its own place, to the ear as a status.
 *
 * Keyboard: the browser's own button.
 *
 * Not for long texts that people want to see before they copy them: show these in a field.
 *
 * @element stratus-copy-button
 * @event {CustomEvent<{text: string, copied: boolean}>} stratus-copy - Fact: it was pressed; `copied` is false where the browser did not allow it.
 * @csspart button - The button.
 */
export class StratusCopyButton extends StratusElement<StratusCopyButtonEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, copyButtonStyles]

  #timer: ReturnType<typeof setTimeout> | undefined

  @state() private outcome: 'none' | 'copied' | 'failed' = 'none'

  /** What is copied; without one it cannot be pressed. */
  @property() text = ''

  /** What it does, such as 'Copy ID'. */
  @property() label: string = t('Copy')

  /** Only the icon is seen; the label is its tooltip. */
  @property({ type: Boolean, attribute: 'icon-only', reflect: true }) iconOnly = false

  /** It cannot be pressed. */
  @property({ type: Boolean, reflect: true }) disabled = false

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
    this.outcome = 'none'
  }

  override render() {
    const label = this.label || t('Copy')
    const said = { none: '', copied: t('Copied'), failed: t('The browser does not allow copying.') }[this.outcome]
    return html`<button
        class=${this.iconOnly ? 'button quiet icon small' : 'button'}
        part="button"
        type="button"
        ?disabled=${this.disabled || !this.text}
        aria-label=${this.iconOnly ? label : nothing}
        title=${this.iconOnly ? said || label : nothing}
        @click=${this.#copy}
      >
        <stratus-icon name=${this.outcome === 'copied' ? 'check' : 'copy'}></stratus-icon
        >${this.iconOnly ? nothing : said || label}
      </button>
      <span class="visually-hidden" role="status">${said}</span>`
  }

  async #copy(): Promise<void> {
    const { text } = this
    let copied = true
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      copied = false
    }
    if (!this.isConnected) return
    this.outcome = copied ? 'copied' : 'failed'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.outcome = 'none'), saidFor)
    this.emit('stratus-copy', { text, copied })
  }
}
