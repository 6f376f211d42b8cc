import { css, html, nothing, type TemplateResult } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { live } from 'lit/directives/live.js'
import type { StratusFileUploadEventMap } from '../file-upload/stratus-file-upload.events.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { fieldStyles } from '../internal/styles/field.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { decryptPassword } from './decrypt.js'
import type { StratusDecryptPasswordEventMap } from './stratus-decrypt-password.events.js'

/** Larger than any key, bytes. */
const largestKey = 64 * 1024

/** @texts */
const failures = { file: 'Could not read the file', password: 'Could not decrypt the password' }

/**
 * Shows the password of an instance, decrypted with the private key of its key pair (C-PWD-01 to 03). The key is chosen as a file or
 * pasted; it is read and used in the browser only, is never sent or stored, and is forgotten once it has served. Without a key,
 * 'Decrypt Password' asks the dialog around it to close.
 *
 * Keyboard: Tab through the fields; Enter on 'Decrypt Password'.
 *
 * Not for keeping keys: the private key stays on the page, and is read once.
 *
 * @element stratus-decrypt-password
 * @event {CustomEvent<undefined>} stratus-close-request - Request: the dialog around should close.
 * @event {CustomEvent<{message: string}>} stratus-failure - Fact: 'Could not read the file' or 'Could not decrypt the password'.
 * @csspart password - The decrypted password.
 */
export class StratusDecryptPassword extends StratusElement<StratusDecryptPasswordEventMap> {
  static override styles = [
    StratusElement.styles,
    controlStyles,
    fieldStyles,
    css`
      :host {
        display: grid;
        gap: var(--_space-4);
      }
      .form-field > .field {
        inline-size: 100%;
      }
      textarea.field {
        padding-block: var(--_space-1);
        resize: vertical;
      }
      /* Keys and passwords are no language's text. */
      textarea,
      .password .mono {
        direction: ltr;
      }
      .mono {
        font-family: var(--_font-mono);
        font-size: 13px;
        overflow-wrap: anywhere;
      }
      .value {
        margin: 0;
      }
      .password {
        display: flex;
        gap: var(--_space-2);
        align-items: center;
        padding: var(--_space-2) var(--_space-3);
        border: 1px solid var(--_success-border);
        border-radius: var(--_radius);
        background: var(--_success-ground);
      }
      .password .mono {
        flex: 1 1 auto;
        min-inline-size: 0;
        white-space: pre-wrap;
        user-select: all;
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
        gap: var(--_space-2);
        justify-content: flex-end;
      }
    `,
  ]

  /** Counts readings: only the last chosen file counts. */
  #reading = 0

  @query('#result') private result!: HTMLElement | null

  @state() private privateKey = ''
  @state() private failure: keyof typeof failures | undefined
  @state() private working = false
  @state() private password: string | undefined
  @state() private copied = false

  /** The encrypted password, base64 as the cloud keeps it; '' = none is set. */
  @property({ attribute: 'encrypted-password' }) encryptedPassword = ''

  /** Name of the key pair that the password was encrypted for. */
  @property({ attribute: 'keypair-name' }) keypairName = ''

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#forget()
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('encryptedPassword') && this.hasUpdated) this.#forget()
  }

  #forget(): void {
    this.#reading++
    this.privateKey = ''
    this.password = undefined
    this.failure = undefined
    this.copied = false
  }

  #fail(failure: keyof typeof failures): void {
    this.failure = failure
    this.emit('stratus-failure', { message: t(failures[failure]) })
  }

  async #read({ detail: { file } }: StratusFileUploadEventMap['stratus-file-change']): Promise<void> {
    const reading = ++this.#reading
    this.failure = undefined
    if (!file) return
    const text = file.size > largestKey ? undefined : await file.text().catch(() => undefined)
    if (reading !== this.#reading) return
    if (text === undefined) this.#fail('file')
    else this.privateKey = text
  }

  async #decrypt(): Promise<void> {
    if (this.working) return
    if (!this.privateKey.trim()) {
      this.emit('stratus-close-request', undefined, { cancelable: true })
      return
    }
    this.failure = undefined
    this.working = true
    const reading = this.#reading
    const password = await decryptPassword(this.encryptedPassword, this.privateKey).catch(() => undefined)
    this.working = false
    if (reading !== this.#reading) return
    if (password === undefined) return this.#fail('password')
    this.#forget()
    this.password = password
    await this.updateComplete
    this.result?.focus()
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.password ?? '')
      this.copied = true
    } catch {
      // Without the permission, or a secure page, it can still be copied by hand.
      if (this.result) getSelection()?.selectAllChildren(this.result)
    }
  }

  #renderKey(): TemplateResult {
    return html`<stratus-file-upload
        label=${t('Private Key File')}
        error=${this.failure === 'file' ? t(failures.file) : ''}
        @stratus-file-change=${this.#read}
      ></stratus-file-upload>
      <div class="form-field">
        <label for="key">${t('Or paste your private key')}</label>
        <textarea
          id="key"
          class="field mono"
          rows="6"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          .value=${live(this.privateKey)}
          @input=${({ target }: Event) => {
            this.privateKey = (target as HTMLTextAreaElement).value
            this.failure = undefined
          }}
        ></textarea>
        <div class="help">${t('The private key stays in this browser: it is not sent.')}</div>
      </div>
      ${this.failure === 'password' ? html`<div class="problem" role="alert">${t(failures.password)}</div>` : nothing}`
  }

  #renderPassword(password: string): TemplateResult {
    return html`<div class="form-field">
      <div class="label" id="password-label">${t('Password')}</div>
      <div class="password" part="password">
        <span id="result" class="mono" tabindex="-1" aria-labelledby="password-label">${password}</span>
        <button class="button small" type="button" @click=${this.#copy}>
          <stratus-icon name=${this.copied ? 'check' : 'copy'}></stratus-icon>${this.copied ? t('Copied') : t('Copy')}
        </button>
      </div>
    </div>`
  }

  override render(): TemplateResult {
    const { encryptedPassword, password } = this
    const notSet = t('The instance password is not set, or not available yet.')
    return html`<div class="form-field">
        <div class="label">${t('Key Pair Name')}</div>
        <p class="value mono">${this.keypairName || '-'}</p>
      </div>
      <div class="form-field">
        <label for="encrypted">${t('Encrypted Password')}</label>
        <textarea id="encrypted" class="field mono" rows="4" readonly .value=${encryptedPassword || notSet}></textarea>
      </div>
      ${encryptedPassword ? (password === undefined ? this.#renderKey() : this.#renderPassword(password)) : nothing}
      <div class="foot">
        <button
          class="button"
          type="button"
          @click=${() => this.emit('stratus-close-request', undefined, { cancelable: true })}
        >
          ${password === undefined ? t('Cancel') : t('Close')}
        </button>
        ${
          encryptedPassword && password === undefined
            ? html`<button
                class="button primary"
                type="button"
                aria-disabled=${this.working ? 'true' : nothing}
                @click=${this.#decrypt}
              >
                ${t('Decrypt Password')}
              </button>`
            : nothing
        }
      </div>`
  }
}
