import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { pushLayer, removeLayer, topSurface, type Layer } from '../internal/dismissible-stack.js'
import { errorText } from '../internal/error-text.js'
import { deepActiveElement, firstField, keepTabInside, tabbables } from '../internal/focus.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { StratusField } from '../internal/stratus-field.js'
import { submitByEnter } from '../internal/submit-by-enter.js'
import type { Choices } from '../internal/wrong-values.js'
import { beginAtField } from './begin-at-field.js'
import type { AfterCloseDetail, CloseSource, StratusModalEventMap } from './stratus-modal.events.js'
import { isFilled, renderClose, renderQuestion } from './modal-parts.js'
import { modalStyles } from './stratus-modal.styles.js'
import { watchSeen } from './while-seen.js'

/**
 * One modal dialog. Modals stack: only the newest is seen, closing it shows the one below; Escape belongs to the newest; a click
 * beside it does nothing. While `busy`, nothing in it can be pressed. What was typed is never lost without a question.
 *
 * When it opens the focus goes to what has `autofocus` (or `data-autofocus`: React leaves `autofocus` out), else to the first field.
 *
 * With `submit-label` it brings its own buttons: submit checks the form in the default slot (its own submit, by Enter or by a
 * button of the form, goes the same way) and calls `submit`.
 *
 * Keyboard: the dialog of the ARIA practice: Tab stays inside, Escape asks to close, Enter in a field submits.
 *
 * Not for messages that need no answer (`stratus-toaster`), or tasks of several steps (`stratus-wizard`).
 *
 * @element stratus-modal
 * @slot - The content; a `<form>` in it is the modal's form.
 * @slot help - Explanation beside the content.
 * @slot footer - Buttons, before the modal's own.
 * @event {CustomEvent<CloseRequestDetail>} stratus-close-request - Request: somebody (`detail.source`) wants it closed; `preventDefault()` keeps it open.
 * @event {CustomEvent<ModalSubmitDetail>} stratus-submit - Request: the valid form was submitted; `preventDefault()` keeps `submit` from being called.
 * @event {CustomEvent<undefined>} stratus-submit-refused - Fact: somebody pressed submit while `submit-disabled`.
 * @event {CustomEvent<undefined>} stratus-after-open - Fact: it is open, the focus is inside.
 * @event {CustomEvent<AfterCloseDetail>} stratus-after-close - Fact: it is closed, the focus is back.
 * @csspart dialog - The dialog box.
 */
export class StratusModal extends StratusElement<StratusModalEventMap> {
  static override styles = [StratusElement.styles, controlStyles, modalStyles]
  protected static override choices: Choices = { size: ['small', 'medium', 'large'] }

  /** Whether it is shown. */
  @property({ type: Boolean, reflect: true }) open = false

  /** The title; also its accessible name. */
  @property() heading = ''

  /** `small` (questions), `medium` (forms), `large` (wizards, tables). */
  @property({ reflect: true }) size: 'small' | 'medium' | 'large' = 'medium'

  /** Something is being sent: 'Working' is shown, nothing can be pressed, Escape does nothing. Set while `submit` runs. */
  @property({ type: Boolean, reflect: true }) busy = false

  /** There is something to lose. Set when the user types in a field; a page may set it too. */
  @property({ type: Boolean }) dirty = false

  /** Never ask before typed input is thrown away. */
  @property({ type: Boolean, attribute: 'without-guard' }) withoutGuard = false

  /** Only the page closes it: no button for that, and Escape does nothing. For what must be answered. */
  @property({ type: Boolean, attribute: 'without-close' }) withoutClose = false

  /** No padding around the content; the content scrolls by itself. */
  @property({ type: Boolean, reflect: true }) flush = false

  /** Text of the submit button; empty = no buttons of its own. */
  @property({ attribute: 'submit-label' }) submitLabel = ''

  /** Text of the cancel button. */
  @property({ attribute: 'cancel-label' }) cancelLabel: string = t('Cancel')

  /** Nothing can be sent now. The button takes the focus all the same, so that `submit-reason` reaches everybody. */
  @property({ type: Boolean, attribute: 'submit-disabled' }) submitDisabled = false

  /** Why nothing can be sent now: tooltip and description of the submit button. */
  @property({ attribute: 'submit-reason' }) submitReason = ''

  /** The submit button is red. */
  @property({ type: Boolean }) danger = false

  /** Shown above the buttons and announced. A failed `submit` sets it. */
  @property() error = ''

  /**
   * What a submit does, also of a form whose own listener prevents the default. Success closes the modal, unless the answer is
   * `false`; a failure keeps it open, with everything typed, and shows the error's text.
   */
  @property({ attribute: false }) submit?: (form: HTMLFormElement | null) => unknown

  /** Ends a `submit` that runs before it is through: meanwhile the cancel button says 'Stop' and calls this, once. */
  @property({ attribute: false }) stop?: () => void

  @state() private asking = false
  @state() private stopping = false
  @state() private hasHelp = false
  @state() private hasFooter = false

  @query('dialog') private readonly dialog!: HTMLDialogElement
  @query('.body') private readonly body!: HTMLElement

  #opener: HTMLElement | null = null
  #beforeBusy: HTMLElement | null = null
  /** What had the focus last in the content. */
  #edited: HTMLElement | null = null
  #lateFields: MutationObserver | undefined
  #sight: ResizeObserver | undefined
  #shown = false
  #reason: AfterCloseDetail['reason'] = 'api'

  readonly #layer: Layer = {
    modal: true,
    dismiss: () => void (this.asking ? this.#keepEditing() : this.requestClose('escape')),
    cover: (covered) => void this.toggleAttribute('covered', covered),
    surface: () => this.dialog,
    unsaved: () => this.busy || (this.dirty && !this.withoutGuard),
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Moving an open modal takes its dialog out of the browser's top layer.
    if (this.hasUpdated && this.#shown) this.#showAgain()
    // One that was away for longer has left: it opens again.
    else if (this.open) this.requestUpdate()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    // A detach may be a move: only after it is certain does the modal below come back.
    queueMicrotask(() => {
      if (!this.isConnected && this.#shown) this.#leave()
    })
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('busy') && this.busy && this.hasUpdated) this.#beforeBusy = deepActiveElement()
    // Here, so that it is drawn once.
    if (!this.open && this.#shown) this.#forgetInput()
  }

  #forgetInput(): void {
    this.asking = false
    this.dirty = false
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.open && !this.#shown && this.isConnected) this.#enter()
    else if (!this.open && this.#shown) this.#leave()
    if (changed.has('busy') && this.#shown) {
      if (this.busy) this.dialog.focus()
      else if (this.#beforeBusy?.isConnected) this.#beforeBusy.focus()
    }
  }

  /** Opens it. */
  show(): void {
    this.open = true
  }

  /** Closes it without asking anybody. */
  close(reason: AfterCloseDetail['reason'] = 'api'): void {
    this.#reason = reason
    this.open = false
  }

  /** Closes it as a user would: the page may refuse, typed input is asked about. False when it stays open. */
  requestClose(source: CloseSource): boolean {
    if (this.busy || this.withoutClose) return false
    if (!this.emit('stratus-close-request', { source }, { cancelable: true })) return false
    if (this.dirty && !this.withoutGuard) {
      this.#ask()
      return false
    }
    this.close(source)
    return true
  }

  /** Submits as the submit button does. */
  requestSubmit(): void {
    const form = this.form
    const wrong = form ? null : this.querySelector<HTMLElement>(':invalid')
    for (const field of form?.elements ?? []) if ('showProblems' in field) (field as StratusField).showProblems()
    if (form) form.requestSubmit()
    else if (wrong) wrong.focus()
    else void this.#submit(null)
  }

  /** The form in the content. */
  get form(): HTMLFormElement | null {
    return this.querySelector('form')
  }

  /** Puts the focus on the first field, else on the first thing that takes it. */
  focusFirst(): void {
    if (!this.hasUpdated) return
    const target = firstField(this.body) ?? tabbables(this.body)[0] ?? this.dialog
    target.focus()
  }

  #showDialog(): void {
    if (this.dialog.open) this.dialog.close()
    this.dialog.showModal()
  }

  #showAgain(): void {
    this.#showDialog()
    pushLayer(this.#layer)
    this.#goOn()
  }

  /** The dialog stays open, so that it is known when it is drawn again. */
  #hide(): void {
    removeLayer(this.#layer)
    this.dialog.close()
    this.dialog.show()
  }

  #enter(): void {
    this.#shown = true
    this.#reason = 'api'
    this.#opener = deepActiveElement()
    this.#showDialog()
    pushLayer(this.#layer)
    this.#lateFields = beginAtField(() => this.focusFirst(), this.body, this)
    this.#sight = watchSeen(this.dialog, (seen) => (seen ? this.#showAgain() : this.#hide()))
    this.emit('stratus-after-open')
  }

  #leave(): void {
    this.#shown = false
    this.#lateFields?.disconnect()
    this.#sight?.disconnect()
    const holdsFocus = this.dialog.matches(':focus-within')
    removeLayer(this.#layer)
    if (this.dialog.open) this.dialog.close()
    this.#forgetInput()
    const active = document.activeElement
    if (holdsFocus || !active || active === document.body) this.#returnFocus(holdsFocus)
    this.emit('stratus-after-close', { reason: this.#reason })
  }

  #returnFocus(holdsFocus: boolean): void {
    if (this.#opener?.isConnected && this.#opener !== document.body) this.#opener.focus({ preventScroll: true })
    // The page is to see that it is for it to say where to go on.
    else if (holdsFocus) deepActiveElement()?.blur()
    this.#opener = null
    const below = topSurface()
    if (below && !below.matches(':focus-within')) below.focus()
  }

  #ask(): void {
    this.asking = true
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.question button')?.focus())
  }

  async #keepEditing(): Promise<void> {
    this.asking = false
    await this.updateComplete
    this.#goOn()
  }

  #goOn(): void {
    if (this.#edited?.isConnected && this.#edited.checkVisibility()) this.#edited.focus()
    else this.focusFirst()
  }

  /** Before the form itself hears of it: nothing is sent twice, nor what cannot be sent now. */
  readonly #refuse = {
    capture: true,
    handleEvent: (event: Event): void => {
      const refused = this.submitDisabled && event.target === this.form
      if (!this.busy && !refused) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!this.busy) this.emit('stratus-submit-refused')
    },
  }

  #onKeypress(event: KeyboardEvent): void {
    if (this.submitLabel) submitByEnter(event, () => this.requestSubmit())
  }

  #onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    // A form without `submit` is the page's own business, and so is a second one. Angular's prevent the default of every submit.
    if (!this.submit || (event.defaultPrevented && form !== this.form)) return
    event.preventDefault()
    void this.#submit(form)
  }

  async #submit(form: HTMLFormElement | null): Promise<void> {
    if (this.busy) return
    if (this.submitDisabled) return void this.emit('stratus-submit-refused')
    if (!this.emit('stratus-submit', { form }, { cancelable: true }) || !this.submit) return
    this.error = ''
    this.stopping = false
    this.busy = true
    try {
      const answer = await this.submit(form)
      this.busy = false
      if (answer !== false) this.close('submit')
    } catch (error) {
      this.busy = false
      this.error = errorText(error) || t('An error occurred. Please try again later.')
    }
  }

  #stop(): void {
    this.stopping = true
    this.stop?.()
  }

  #onInput(event: Event): void {
    const field = event.composedPath()[0]
    // What is typed into a filter is no loss.
    if (!(field instanceof HTMLInputElement && field.type === 'search')) this.dirty = true
  }

  override render() {
    return html`<dialog
      part="dialog"
      class=${this.busy ? 'busy' : ''}
      tabindex="-1"
      aria-labelledby="heading"
      aria-busy=${this.busy ? 'true' : nothing}
      closedby="none"
      @cancel=${(event: Event) => {
        if (event.target !== this.dialog) return
        event.preventDefault()
        this.requestClose('escape')
      }}
      @keydown=${(event: KeyboardEvent) => keepTabInside(this.dialog, event)}
    >
      <div class="head">
        <h2 id="heading">${this.heading}</h2>
        ${this.withoutClose ? nothing : renderClose(this.busy, () => this.requestClose('close-button'))}
      </div>
      <div
        class="body ${this.hasHelp ? 'helped' : ''}"
        ?inert=${this.busy || this.asking}
        @focusin=${() => (this.#edited = deepActiveElement())}
        @input=${this.#onInput}
        @submit=${this.#refuse}
      >
        <div class="main" @submit=${this.#onSubmit} @keypress=${this.#onKeypress}><slot></slot></div>
        <div class="help ${this.hasHelp ? '' : 'empty'}">
          <slot name="help" @slotchange=${(event: Event) => (this.hasHelp = isFilled(event))}></slot>
        </div>
      </div>
      <div class="error" role="alert">
        ${this.error ? html`<stratus-icon name="danger"></stratus-icon><span>${this.error}</span>` : nothing}
      </div>
      ${
        this.asking
          ? renderQuestion(
              () => this.#keepEditing(),
              () => this.close('cancel'),
            )
          : nothing
      }
      ${this.#renderFooter()}
    </dialog>`
  }

  #renderCancel() {
    return html`<button
      class="button"
      type="button"
      ?disabled=${this.busy && (!this.stop || this.stopping)}
      @click=${() => (this.busy ? this.#stop() : this.requestClose('cancel'))}
    >
      ${this.busy && this.stop ? t('Stop') : this.cancelLabel}
    </button>`
  }

  #renderFooter() {
    const own = this.submitLabel !== ''
    const shown = (own || this.hasFooter || this.busy) && !this.asking
    return html`<div class="foot ${shown ? '' : 'bare'}">
      <span class="working" role="status"
        >${this.busy ? html`<stratus-icon name="progress"></stratus-icon>${t('Working')}` : nothing}</span
      >
      <div class="slotted-footer" ?inert=${this.busy}>
        <slot name="footer" @slotchange=${(event: Event) => (this.hasFooter = isFilled(event))}></slot>
      </div>
      ${
        own
          ? html`${this.withoutClose && !(this.busy && this.stop) ? nothing : this.#renderCancel()}
              <button
                class="button ${this.danger ? 'danger' : 'primary'}"
                type="button"
                ?disabled=${this.busy}
                aria-disabled=${this.submitDisabled ? 'true' : nothing}
                title=${(this.submitDisabled && this.submitReason) || nothing}
                @click=${() => this.requestSubmit()}
              >
                ${this.submitLabel}
              </button>`
          : nothing
      }
    </div>`
  }
}
