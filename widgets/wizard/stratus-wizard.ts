import { html, isServer, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { errorText } from '../internal/error-text.js'
import { firstField } from '../internal/focus.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { submitByEnter } from '../internal/submit-by-enter.js'
import type { StratusModal } from '../modal-stack/stratus-modal.js'
import type { AfterCloseDetail, CloseRequestDetail } from '../modal-stack/stratus-modal.events.js'
import { renderStepList } from './step-list.js'
import { renderStepTitle } from './step-title.js'
import { isReady, neighbour, stay, stepForKey } from './step-model.js'
import type { StratusWizardStep } from './stratus-wizard-step.js'
import type { AuthErrorDetail, StratusWizardEventMap } from './stratus-wizard.events.js'
import { wizardStyles } from './stratus-wizard.styles.js'

/**
 * A wizard in a large modal, or in the page with `inline`. Its children are `<stratus-wizard-step>`s. On start every step is asked
 * whether it is ready; the others are dropped. Any step can be visited at any time; the final button is disabled, with the reason
 * beside it, while a step is incomplete (pressing it leads to the first problem). `submit` closes it on success; a failure is
 * shown and nothing typed is lost.
 *
 * It refuses to open without steps and `submit`. An application that dispatches `stratus-auth-error` (detail `{message}`) on
 * `document` has that message shown as the wizard's error.
 *
 * Keyboard: the steps are tabs of the ARIA practice: arrow keys, Home and End; Escape asks to close. A step whose fields are in a
 * `<form>` goes on when that is submitted, such as by Enter.
 *
 * Not for forms that fit on one page: `stratus-modal`.
 *
 * @element stratus-wizard
 * @slot - The steps.
 * @slot aside - Beside the fields of every step.
 * @slot footer - At the start of the line of buttons.
 * @event {CustomEvent<WizardReadyDetail>} stratus-ready - Fact: the steps are checked, the first is shown.
 * @event {CustomEvent<StepChangeDetail>} stratus-step-change - Fact: the user went to another step.
 * @event {CustomEvent<undefined>} stratus-before-submit - Request: `preventDefault()` keeps `submit` from being called.
 * @event {CustomEvent<WizardFinishDetail>} stratus-finish - Fact: `submit` succeeded; `detail.result` is its answer.
 * @event {CustomEvent<CloseRequestDetail>} stratus-close-request - Request: `preventDefault()` keeps it open.
 * @event {CustomEvent<AfterCloseDetail>} stratus-after-close - Fact: the modal is closed.
 */
export class StratusWizard extends StratusElement<StratusWizardEventMap> {
  static override styles = [StratusElement.styles, controlStyles, wizardStyles]

  /** Whether the modal is shown. */
  @property({ type: Boolean, reflect: true }) open = false

  /** In the page instead of in a modal; always shown. */
  @property({ type: Boolean, reflect: true }) inline = false

  /** The title. */
  @property() heading = ''

  /** Text of the final button. */
  @property({ attribute: 'submit-label' }) submitLabel: string = t('Finish')

  /** Text of the cancel button; empty = none. */
  @property({ attribute: 'cancel-label' }) cancelLabel: string = t('Cancel')

  /** What finishing does. A rejection is shown: its `data` when that is a text, else its message. */
  @property({ attribute: false }) submit?: () => unknown

  /** Shown above the buttons and announced. */
  @property() error = ''

  /** Name of the step that is seen. */
  @property() step = ''

  @state() private started = false
  @state() private busy = false
  @state() private helped = false
  @state() private hasAside = false
  @state() private ready: readonly StratusWizardStep[] = []

  @query('stratus-modal') private readonly modal!: StratusModal | null
  @query('.panel') private readonly panel!: HTMLElement | null

  #run = 0
  #announced = false
  readonly #answers = new WeakMap<StratusWizardStep, Promise<boolean>>()

  override connectedCallback(): void {
    super.connectedCallback()
    this.addEventListener('stratus-step-state', this.#onStepState)
    document.addEventListener('stratus-auth-error', this.#onAuthError)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.removeEventListener('stratus-step-state', this.#onStepState)
    document.removeEventListener('stratus-auth-error', this.#onAuthError)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A server knows no children, so no steps either.
    if (isServer) return
    const wanted = this.open || this.inline
    const asked = changed.has('open') || changed.has('inline')
    if (wanted && !this.started && (asked || this.inline)) {
      if (this.#allSteps().length && this.submit) this.started = true
      else if (asked) {
        this.warn('does not open without steps and a submit function.')
        this.open = false
      }
    }
    if (!wanted && this.started) this.#stop()
    for (const each of this.#allSteps()) {
      each.active = each.name === this.step && this.ready.includes(each)
      each.helped = each.active && this.helped
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('started') && this.started) void this.#check()
    if (changed.has('step')) this.#showTab()
  }

  /** Where the tabs are a strip that is wider than its place, the current one is brought into it. */
  #showTab(): void {
    const tab = this.renderRoot.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    const strip = tab?.parentElement
    if (strip && strip.scrollWidth > strip.clientWidth) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Goes to a step, as a click on it does. */
  goTo(name: string, { focus = true } = {}): void {
    const from = this.step
    if (name === from || !this.ready.some((each) => each.name === name)) return
    const left = this.ready.find((each) => each.name === from)
    if (left) left.visited = true
    this.step = name
    this.helped = false
    this.emit('stratus-step-change', { from, to: name })
    if (focus) void this.#focusStep()
  }

  /** Finishes, as the final button does. */
  async finish(): Promise<void> {
    if (this.busy || !this.submit || !this.ready.length) return
    for (const each of this.ready) {
      each.refresh()
      each.visited = true
    }
    const problem = this.ready.find((each) => each.incomplete)
    if (problem) return this.#showProblem(problem)
    if (!this.emit('stratus-before-submit', undefined, { cancelable: true })) return
    this.busy = true
    this.error = ''
    try {
      const result = await this.submit()
      this.busy = false
      await this.updateComplete
      this.emit('stratus-finish', { result })
      this.modal?.close('submit')
    } catch (error) {
      this.busy = false
      this.error = errorText(error) || t('An error occurred. Please try again later.')
    }
  }

  #allSteps(): StratusWizardStep[] {
    return [...this.children].filter((child): child is StratusWizardStep => child.localName === 'stratus-wizard-step')
  }

  /** Asks the steps that were not asked yet; an older answer does not overtake a newer one. */
  async #check(): Promise<void> {
    const run = ++this.#run
    const steps = this.#allSteps()
    const answers = await Promise.all(steps.map((each) => this.#ask(each)))
    if (run !== this.#run) return
    this.ready = steps.filter((each, index) => answers[index] && each.parentElement === this)
    this.step = stay(this.ready, this.step)
    await this.updateComplete
    if (this.#announced) return
    this.#announced = true
    if (!this.ready.length) this.requestUpdate()
    this.emit('stratus-ready', { steps: this.ready.map(({ name }) => name) })
    if (!this.inline) void this.#focusStep()
  }

  #ask(step: StratusWizardStep): Promise<boolean> {
    let answer = this.#answers.get(step)
    if (!answer) this.#answers.set(step, (answer = isReady(step.ready)))
    return answer
  }

  #stop(): void {
    this.#run++
    this.started = false
    this.#announced = false
    this.ready = []
    this.step = ''
    this.error = ''
    this.helped = false
    for (const each of this.#allSteps()) {
      this.#answers.delete(each)
      each.visited = false
    }
  }

  get #current(): StratusWizardStep | undefined {
    return this.ready.find((each) => each.name === this.step)
  }

  async #focusStep(): Promise<void> {
    await this.updateComplete
    const current = this.#current
    await current?.updateComplete
    // Who comes back to a step comes for what is wrong there.
    if (current?.visited && current.focusProblem()) return
    const target = (current && firstField(current)) ?? this.panel
    target?.focus()
  }

  /** On to the next step; with something wrong in this one, to that. Steps can still be chosen from the list. */
  #goOn(to: StratusWizardStep): void {
    const current = this.#current
    if (current?.mistaken) {
      current.visited = true
      void this.#showProblem(current)
    } else this.goTo(to.name)
  }

  async #showProblem(problem: StratusWizardStep): Promise<void> {
    this.goTo(problem.name, { focus: false })
    this.requestUpdate()
    await this.updateComplete
    if (!problem.focusProblem()) this.panel?.focus()
  }

  readonly #onStepState = (): void => this.requestUpdate()

  readonly #onAuthError = ({ detail }: CustomEvent<AuthErrorDetail | null>): void => {
    if (this.started) this.error = detail?.message || t('An error occurred. Please try again later.')
  }

  #onStepsChange(): void {
    if (this.started) void this.#check()
    else if (this.inline) this.requestUpdate()
  }

  #onCloseRequest(event: CustomEvent<CloseRequestDetail>): void {
    if (event.target !== event.currentTarget) return
    if (!this.emit('stratus-close-request', event.detail, { cancelable: true })) event.preventDefault()
  }

  #onAfterClose(event: CustomEvent<AfterCloseDetail>): void {
    if (event.target !== event.currentTarget) return
    this.open = false
    this.emit('stratus-after-close', event.detail)
  }

  /** A step may be a form: Enter in one of its fields goes on. */
  #onSubmit(event: Event): void {
    // A second form of a step is the page's own business. Angular's prevent the default of every submit.
    if (event.defaultPrevented && !this.ready.some((step) => step.querySelector('form') === event.target)) return
    event.preventDefault()
    this.#advance()
  }

  #advance(): void {
    const next = neighbour(this.ready, this.step, 1)
    if (next) this.#goOn(next)
    else void this.finish()
  }

  #onStepsKey(event: KeyboardEvent): void {
    // With these the arrows are the browser's: back and forth.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = stepForKey(event.key, this.ready, this.step, this.matches(':dir(rtl)'))
    if (!target) return
    event.preventDefault()
    this.goTo(target.name, { focus: false })
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
    )
  }

  override render() {
    if (this.inline) {
      return this.started
        ? html`<div class="room">
            ${this.#renderFrame()} ${this.#renderError()}
            <div class="inline-footer">${this.#renderButtons()}</div>
          </div>`
        : html`<slot hidden></slot>`
    }
    return html`<stratus-modal
      flush
      size="large"
      heading=${this.heading}
      error=${this.error}
      ?open=${this.open && this.started}
      ?busy=${this.busy}
      @stratus-close-request=${this.#onCloseRequest}
      @stratus-after-close=${this.#onAfterClose}
    >
      <div class="room">${this.#renderFrame()}</div>
      <div slot="footer" class="buttons">${this.#renderButtons()}</div>
    </stratus-modal>`
  }

  #renderError() {
    return html`<div class="error-area" role="alert">
      ${this.error ? html`<stratus-icon name="danger"></stratus-icon><span>${this.error}</span>` : nothing}
    </div>`
  }

  #renderFrame() {
    const current = this.#current
    const several = this.ready.length > 1
    return html`<div class="frame ${several ? '' : 'single'}">
      ${several ? this.#renderSteps() : nothing}
      <div
        class="panel"
        id="panel"
        tabindex="-1"
        role=${several ? 'tabpanel' : nothing}
        aria-labelledby=${several ? 'title' : nothing}
        @submit=${this.#onSubmit}
        @keypress=${(event: KeyboardEvent) => submitByEnter(event, (form) => form && this.#advance())}
      >
        <div class="title" ?hidden=${!current}>
          ${renderStepTitle(this.ready, current, this.helped, () => (this.helped = !this.helped))}
        </div>
        <div class="content">
          <div class="current">
            ${current ? nothing : html`<p class="waiting" role="status">${this.#waitsFor}</p>`}
            <slot @slotchange=${this.#onStepsChange}></slot>
          </div>
          <div class="aside ${this.hasAside ? 'filled' : ''}">
            <slot
              name="aside"
              @slotchange=${(event: Event) => {
                this.hasAside = (event.target as HTMLSlotElement).assignedElements({ flatten: true }).length > 0
              }}
            ></slot>
          </div>
        </div>
      </div>
    </div>`
  }

  /** What is said while there is no step: they are being asked, or none is for this user. */
  get #waitsFor(): string {
    return this.#announced ? t('None of the steps is available to you.') : t('Loading')
  }

  #renderSteps() {
    return renderStepList(this.ready, this.step, {
      go: (name) => this.goTo(name),
      key: (event) => this.#onStepsKey(event),
    })
  }

  #renderButtons() {
    const several = this.ready.length > 1
    const before = neighbour(this.ready, this.step, -1)
    const after = neighbour(this.ready, this.step, 1)
    const incomplete = this.ready.filter((each) => each.incomplete)
    const blocked = !this.ready.length || incomplete.length > 0
    const reason = incomplete.length
      ? t('To be completed: %s', [incomplete.map(({ heading, name }) => heading || name).join(', ')])
      : this.ready.length
        ? ''
        : this.#waitsFor
    return html`<slot name="footer"></slot>
      <p class="reason" id="reason">${reason}</p>
      ${
        this.cancelLabel && !this.inline
          ? html`<button class="button quiet cancel" type="button" @click=${() => this.modal?.requestClose('cancel')}>
              ${this.cancelLabel}
            </button>`
          : nothing
      }
      ${
        several
          ? html`${this.#renderWalk(before, (to) => this.goTo(to.name), t('This is the first step.'), html`<stratus-icon name="chevron-left"></stratus-icon>${t('Back')}`)}
            ${this.#renderWalk(after, (to) => this.#goOn(to), t('This is the last step.'), html`${t('Next')}<stratus-icon name="chevron-right"></stratus-icon>`)}`
          : nothing
      }
      <button
        class="button primary"
        type="button"
        aria-disabled=${blocked || this.busy ? 'true' : nothing}
        aria-describedby=${reason ? 'reason' : nothing}
        @click=${() => this.finish()}
      >
        <stratus-icon name=${this.busy ? 'progress' : 'check'}></stratus-icon>${this.submitLabel}
      </button>`
  }

  /** A button to another step. At the end of the steps it keeps the focus, and says why it leads nowhere. */
  #renderWalk(to: StratusWizardStep | undefined, go: (to: StratusWizardStep) => void, end: string, label: unknown) {
    return html`<button
      class="button"
      type="button"
      ?disabled=${this.busy}
      aria-disabled=${to ? nothing : 'true'}
      title=${to ? nothing : end}
      @click=${() => to && go(to)}
    >
      ${label}
    </button>`
  }
}
