import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import { repeat } from 'lit/directives/repeat.js'
import type { IconName } from '../icon/icons.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { KeepInReach } from '../internal/keep-in-reach.js'
import { t } from '../internal/localize.js'
import { isMessageType, messagePrefix, messageTone, type MessageType, type Tone } from '../internal/message-model.js'
import { PausableTimer, realClock, type Clock } from '../internal/pausable-timer.js'
import { safeHtml } from '../internal/safe-html.js'
import { StratusElement } from '../internal/stratus-element.js'
import { toasterStyles } from './stratus-toaster.styles.js'
import { findSame, isTimed, leavesByItself, logged, type Toast, type ToastInput } from './toast-model.js'
import type { StratusToasterEventMap } from './stratus-toaster.events.js'

/** How long success and info stay (W-TOAST-02), ms. */
const usualStay = 3000

const toneIcons: Readonly<Record<Tone, IconName>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
}

/**
 * Short messages at the top end of the page, above everything. Success and info leave after 3 s; the clock stops while the
 * pointer or the focus is on them and while the page is hidden. An identical message is not repeated. A message with `stay` has
 * a time of its own, which a bar shows, and with `onLeave` says when that is over: for what can be undone until then.
 * Every message stays in `log`. While a modal of the kit is open, the messages lie in it, above everything and in reach; none takes
 * the focus.
 *
 * Keyboard: Tab reaches the buttons of the messages, also from inside a modal; Escape takes the focused message away.
 *
 * Not for what people must have read before they go on (`stratus-modal`), or what belongs to one place of the page
 * (`stratus-alert`).
 *
 * @element stratus-toaster
 * @event {CustomEvent<{log: readonly Toast[]}>} stratus-messages-change - The log changed.
 * @csspart stack - What holds the messages.
 * @csspart toast - One message; also carries its tone: `success`, `info`, `warning` or `danger`.
 * @csspart countdown - What is left of the time of a message with `stay`.
 * @cssproperty [--stratus-toaster-inset=56px 16px auto auto] - Where the messages are (top, right, bottom, left).
 */
export class StratusToaster extends StratusElement<StratusToasterEventMap> {
  static override styles = [StratusElement.styles, controlStyles, toasterStyles]

  #timers = new Map<number, PausableTimer>()
  /** What draws how much of the time of a message is left. */
  #countdowns = new Map<number, Animation>()
  #nextId = 1
  #log: readonly Toast[] = []
  #hovered = false
  #focused = false
  /** The newest message that has been brought to the top layer. */
  #raised = 0
  /** Where the focus was before it came to a message; it goes back there. */
  #before: HTMLElement | null = null

  @query('.frame', true) private frame!: HTMLElement | null

  constructor() {
    super()
    const reach = new KeepInReach(this, {
      part: () => this.frame,
      properties: ['--stratus-toaster-inset'],
      moved: (focused) => this.#moved(focused),
    })
    this.addController(reach)
  }

  @state() private toasts: readonly Toast[] = []
  @state() private announced: { polite: string; assertive: string; count: number } = {
    polite: '',
    assertive: '',
    count: 0,
  }

  /** How long success and info stay, ms; Infinity: until they are closed. */
  @property({ type: Number }) duration: number = usualStay

  /** Where time comes from; for tests. */
  @property({ attribute: false }) clock: Clock = realClock

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('visibilitychange', this.#runOrStop)
    this.#runOrStop()
    // A popover that leaves the page is closed by the browser: show it again after a move.
    if (this.hasUpdated) this.#raise()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('visibilitychange', this.#runOrStop)
    this.#runOrStop()
  }

  /** Every message there was, oldest first, at most 200. */
  get log(): readonly Toast[] {
    return this.#log
  }

  /** What is shown now, oldest first. */
  get shown(): readonly Toast[] {
    return this.toasts
  }

  /** Shows a message and answers its id. One that is shown already is not repeated: its clock starts again. */
  add(input: ToastInput): number {
    if (!isMessageType(input?.type)) {
      this.warn(`knows no message type "${String(input?.type)}".`)
      return this.add({ ...input, type: 'info' })
    }
    const same = findSame(this.toasts, input)
    if (same) {
      this.#startClock(same)
      return same.id
    }
    const toast: Toast = { ...input, id: this.#nextId++, time: Date.now() }
    this.toasts = [...this.toasts, toast]
    this.#log = logged(this.#log, toast)
    this.#announce(toast)
    this.#startClock(toast)
    this.emit('stratus-messages-change', { log: this.#log })
    return toast.id
  }

  /** The message that is shown with this text and type, or undefined. */
  find(type: MessageType, text: string): Toast | undefined {
    return this.toasts.find((toast) => toast.text === text && messageTone(toast.type) === messageTone(type))
  }

  /** Takes one message away; it stays in the log. */
  clear(id: number): void {
    this.#remove((toast) => toast.id === id)
  }

  /** Takes every message away. */
  clearAll(): void {
    this.#remove(() => true)
  }

  /** Takes danger and error away. */
  clearErrors(): void {
    this.#remove((toast) => messageTone(toast.type) === 'danger')
  }

  /** Takes the messages of success away. */
  clearSuccesses(): void {
    this.#remove((toast) => toast.type === 'success')
  }

  /** Empties the log; what is shown stays. */
  clearLog(): void {
    this.#log = []
    this.emit('stratus-messages-change', { log: this.#log })
  }

  override render() {
    const { polite, assertive, count } = this.announced
    return html`<div class="frame">
      <div class="visually-hidden" role="status">${keyed(count, html`<span>${polite}</span>`)}</div>
      <div class="visually-hidden" role="alert">${keyed(count, html`<span>${assertive}</span>`)}</div>
      <div
        class="stack"
        part="stack"
        popover="manual"
        role="region"
        aria-label=${t('Messages')}
        @pointerenter=${() => this.#hover(true)}
        @pointerleave=${() => this.#hover(false)}
        @focusin=${this.#focusIn}
        @focusout=${this.#focusOut}
        @keydown=${this.#keydown}
      >
        <ul>
          ${repeat(
            this.toasts,
            (toast) => toast.id,
            (toast) => this.#renderToast(toast),
          )}
        </ul>
      </div>
    </div>`
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('toasts' as keyof this)) return
    const newest = this.toasts.at(-1)?.id ?? Infinity
    if (newest <= this.#raised) return
    if (this.toasts.length) this.#raised = newest
    this.#raise()
    this.#countDown()
  }

  #renderToast(toast: Toast) {
    const tone = messageTone(toast.type)
    return html`<li
      class="toast ${tone} ${toast.id > this.#raised ? 'new' : ''}"
      part="toast ${tone}"
      data-id=${toast.id}
    >
      <stratus-icon name=${toneIcons[tone]}></stratus-icon>
      <div class="body">
        <strong>${t(messagePrefix(toast.type))}</strong>${toast.html ? safeHtml(toast.html, toast.text) : toast.text}
        ${
          toast.details
            ? html`<details>
                <summary>${t('Details')}</summary>
                ${toast.details}
              </details>`
            : nothing
        }
        ${
          toast.action
            ? html`<div class="action">
                <button class="button small" type="button" @click=${() => this.#act(toast)}>
                  ${toast.action.label}
                </button>
              </div>`
            : nothing
        }
      </div>
      <button
        class="button quiet icon small close"
        type="button"
        aria-label=${t('Close')}
        @click=${() => this.clear(toast.id)}
      >
        <stratus-icon name="close"></stratus-icon>
      </button>
      ${isTimed(toast) ? html`<div class="countdown" part="countdown" aria-hidden="true"></div>` : nothing}
    </li>`
  }

  private get stack(): HTMLElement | null {
    return this.frame?.querySelector<HTMLElement>('.stack') ?? null
  }

  /** What has the focus among the messages, wherever they lie. */
  get #active(): HTMLElement | null {
    const { activeElement } = (this.frame?.getRootNode() ?? {}) as Partial<ShadowRoot>
    return activeElement instanceof HTMLElement && this.frame?.contains(activeElement) ? activeElement : null
  }

  /** Into the top layer, above a modal that opened after us. */
  #raise(focused = this.#active): void {
    const { stack } = this
    if (!stack?.isConnected || !this.isConnected) return
    if (stack.matches(':popover-open')) stack.hidePopover()
    if (this.toasts.length) stack.showPopover()
    if (focused?.isConnected) focused.focus()
  }

  /** The messages went into a modal, or came back from one. */
  #moved(focused: HTMLElement | null): void {
    // What was read out once must not be read again because it is in another place.
    if (!this.isUpdatePending) this.announced = { ...this.announced, polite: '', assertive: '' }
    this.#raise(focused)
    // Not every browser tells what was moved that pointer and focus have left it.
    this.#hovered = false
    this.#focused = this.#active !== null
    this.#runOrStop()
  }

  /** Messages that come together are read together. */
  #announce(toast: Toast): void {
    const urgent = messageTone(toast.type) === 'danger'
    const text = t(messagePrefix(toast.type)) + toast.text
    const pending = this.isUpdatePending ? this.announced : { polite: '', assertive: '' }
    const join = (before: string, more: boolean) => (more ? [before, text].filter(Boolean).join(' ') : before)
    this.announced = {
      polite: join(pending.polite, !urgent),
      assertive: join(pending.assertive, urgent),
      count: this.announced.count + 1,
    }
  }

  #startClock(toast: Toast): void {
    if (!leavesByItself(toast)) return
    this.#timers.get(toast.id)?.pause()
    const stay = toast.stay ?? this.#stay
    this.#timers.set(toast.id, new PausableTimer(stay, () => this.clear(toast.id), this.clock))
    this.#runOrStop()
  }

  /** Draws the time of the messages that have one of their own. */
  #countDown(): void {
    for (const { id, stay } of this.toasts.filter((toast) => isTimed(toast) && !this.#countdowns.has(toast.id))) {
      const bar = this.frame?.querySelector(`.toast[data-id='${id}'] .countdown`)
      // Who wants no motion sees it go by seconds.
      const easing = matchMedia('(prefers-reduced-motion: reduce)').matches
        ? `steps(${Math.max(1, Math.round((stay ?? 0) / 1000))})`
        : 'linear'
      const drawn = bar?.animate(
        { transform: ['scaleX(1)', 'scaleX(0)'] },
        { duration: stay ?? 0, easing, fill: 'forwards' },
      )
      if (drawn) this.#countdowns.set(id, drawn)
    }
    this.#runOrStop()
  }

  get #stay(): number {
    if (this.duration >= 0) return this.duration
    this.warn(`has a duration that is no time: ${String(this.duration)}.`)
    return usualStay
  }

  #runOrStop = (): void => {
    const stopped = this.#hovered || this.#focused || !this.isConnected
    for (const { id, stay } of this.toasts) {
      const timer = this.#timers.get(id)
      const waits = stopped || (document.hidden && stay === undefined)
      const countdown = this.#countdowns.get(id)
      if (waits) timer?.pause()
      else timer?.resume()
      if (waits) countdown?.pause()
      else if (countdown?.playState === 'paused') countdown.play()
    }
  }

  #remove(leaves: (toast: Toast) => boolean, acted = false): void {
    const gone = this.toasts.filter(leaves)
    if (!gone.length) return
    for (const { id } of gone) {
      this.#timers.get(id)?.pause()
      this.#timers.delete(id)
      this.#countdowns.get(id)?.cancel()
      this.#countdowns.delete(id)
    }
    this.#passFocusOn(gone)
    this.toasts = this.toasts.filter((toast) => !gone.includes(toast))
    if (!this.toasts.length) {
      this.announced = { ...this.announced, polite: '', assertive: '' }
      // The element under the pointer is gone, so it will not say that the pointer left.
      this.#hover(false)
    }
    if (!acted) for (const { onLeave } of gone) onLeave?.()
  }

  /** The focus must not fall to the page's start when its message goes. */
  #passFocusOn(gone: readonly Toast[]): void {
    const focused = this.#active?.closest<HTMLElement>('.toast')
    if (!focused || !gone.some(({ id }) => String(id) === focused.dataset.id)) return
    const stays = this.toasts.findLast((toast) => !gone.includes(toast))
    const next = stays && this.frame?.querySelector<HTMLElement>(`.toast[data-id='${stays.id}'] .close`)
    if (next) next.focus()
    else if (this.#before?.isConnected) this.#before.focus()
  }

  #act(toast: Toast): void {
    this.#remove(({ id }) => id === toast.id, true)
    toast.action?.run()
  }

  #hover(hovered: boolean): void {
    this.#hovered = hovered
    this.#runOrStop()
  }

  #focusIn(event: FocusEvent): void {
    if (!this.#focused && event.relatedTarget instanceof HTMLElement) this.#before = event.relatedTarget
    this.#focused = true
    this.#runOrStop()
  }

  #focusOut(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && this.stack?.contains(event.relatedTarget)) return
    this.#focused = false
    this.#runOrStop()
  }

  #keydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    const toast = event.target instanceof Element && event.target.closest<HTMLElement>('.toast')
    if (!toast) return
    // Escape is for this message, not for the dialog below it.
    event.stopPropagation()
    event.preventDefault()
    this.clear(Number(toast.dataset.id))
  }
}
