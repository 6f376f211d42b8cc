import { html, nothing, type PropertyValues } from 'lit'
import { property, query, state } from 'lit/decorators.js'
import type { IconName } from '../icon/icons.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { t } from '../internal/localize.js'
import { realClock, type Clock } from '../internal/pausable-timer.js'
import { StratusElement } from '../internal/stratus-element.js'
import { consoleText, tailLength } from './console-text.js'
import { consoleLogStyles } from './stratus-console-log.styles.js'
import type { StratusConsoleLogEventMap } from './stratus-console-log.events.js'

/** Time between two loads while the log is followed, ms. */
const followInterval = 5000

/** Lines that are asked for unless the page says how many. */
const usualLength = 35

/** That near to its end, px, a log is at its end. */
const nearEnd = 8

/**
 * The console log of an instance: its last lines, as many as the user asks for, or all of it. Followed, it is loaded every
 * 5 s and stays at its end, unless the user reads further up.
 *
 * Keyboard: Enter in the length loads; the text is one tab stop and scrolls.
 *
 * Not for a terminal: nothing can be typed, and escape sequences are left out.
 *
 * @element stratus-console-log
 * @event {CustomEvent<{message: string, byUser: boolean}>} stratus-load-error - Fact: the log could not be loaded.
 * @csspart log - The text.
 * @cssproperty [--stratus-console-log-height=60vh] - Greatest height of the text.
 */
export class StratusConsoleLog extends StratusElement<StratusConsoleLogEventMap> {
  static override styles = [StratusElement.styles, controlStyles, consoleLogStyles]

  /** Counts loads: only the answer of the last one counts. */
  #run = 0
  #stopLoad: AbortController | undefined
  #stopTimer: (() => void) | undefined

  @query('pre') private log!: HTMLElement | null

  @state() private content: string | undefined
  @state() private phase: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  @state() private wrong = false
  @state() private wrapped = false
  @state() private following = false
  @state() private copied = false
  /** How many lines were asked for last; null = all. */
  @state() private asked: number | null = null

  /** How many lines are asked for at first. */
  @property({ type: Number }) length: number = usualLength

  /** Fetches the log: the last `length` lines, or all of it for null. Setting it loads. */
  @property({ attribute: false }) load: ((length: number | null, signal: AbortSignal) => Promise<string>) | undefined

  /** Name of the downloaded file. */
  @property({ attribute: 'file-name' }) fileName = 'console.log'

  /** Where time comes from; for tests. */
  @property({ attribute: false }) clock: Clock = realClock

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated && this.phase === 'idle') void this.#load(this.asked, false)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.following = false
    this.#stopTimer?.()
    this.#stopLoad?.abort()
    this.#run++
    if (this.phase === 'loading') this.phase = 'idle'
  }

  /** Loads again what was asked for last. */
  async reload(): Promise<void> {
    await this.#load(this.asked, true)
  }

  override render() {
    const busy = this.phase === 'loading'
    return html`
      <div class="bar">
        <form novalidate @submit=${this.#submit}>
          <label for="length">${t('Log Length')}</label>
          <input
            id="length"
            class="field"
            inputmode="numeric"
            maxlength="255"
            .value=${String(this.length)}
            aria-invalid=${this.wrong ? 'true' : nothing}
            aria-describedby=${this.wrong ? 'wrong' : nothing}
          />
          <button class="button" type="submit">${t('Go')}</button>
        </form>
        <button class="button quiet" type="button" @click=${() => void this.#load(null, true)}>
          ${t('View Full Log')}
        </button>
        ${busy ? html`<span class="quiet-text" role="status">${t('Loading')}</span>` : nothing}
        <div class="tools">
          ${this.#renderTool('wrap', t('Wrap lines'), () => (this.wrapped = !this.wrapped), this.wrapped)}
          ${this.#renderTool('refresh', t('Follow'), () => this.#follow(!this.following), this.following)}
          ${this.#renderTool(this.copied ? 'check' : 'copy', this.copied ? t('Copied') : t('Copy'), () => void this.#copy())}
          ${this.#renderTool('download', t('Download'), () => this.#download())}
        </div>
      </div>
      ${
        this.wrong
          ? html`<div id="wrong" class="wrong" role="alert">${t('Log length must be a nonnegative integer.')}</div>`
          : nothing
      }
      ${this.phase === 'failed' ? this.#renderFailure() : nothing}
      <pre
        class="${this.wrapped ? 'wrapped' : ''} ${this.phase === 'failed' ? 'stale' : ''}"
        part="log"
        tabindex="0"
        role="log"
        aria-live="off"
        aria-label=${t('Instance Console Log')}
        aria-busy=${busy ? 'true' : 'false'}
        ?hidden=${this.content === undefined}
      >
${this.content}</pre>
    `
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (tailLength(String(this.length)) === undefined) {
      this.warn(`length must be a whole number from 0 on: ${String(this.length)}.`)
      this.length = usualLength
    }
    if (changed.has('load') && this.load) void this.#load(this.length, false)
  }

  #renderTool(icon: IconName, label: string, run: () => void, pressed?: boolean) {
    return html`<button
      class="button quiet small"
      type="button"
      aria-pressed=${pressed === undefined ? nothing : (String(pressed) as 'true' | 'false')}
      @click=${run}
    >
      <stratus-icon name=${icon}></stratus-icon>${label}
    </button>`
  }

  #renderFailure() {
    return html`<div class="failed" role="alert">
      ${t('There was a problem communicating with the server, please try again.')}
      <button class="button small" type="button" @click=${this.#retry}>${t('Retry')}</button>
    </div>`
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const length = tailLength(this.renderRoot.querySelector('input')?.value ?? '')
    this.wrong = length === undefined
    if (length === undefined) return
    this.length = length
    void this.#load(length, true)
  }

  async #load(length: number | null, byUser: boolean): Promise<void> {
    if (!this.load) return
    const run = ++this.#run
    this.#stopLoad?.abort()
    this.#stopLoad = new AbortController()
    this.#stopTimer?.()
    this.asked = length
    this.phase = 'loading'
    try {
      const text = await this.load(length, this.#stopLoad.signal)
      if (run !== this.#run) return
      // Who reads further up while the log is followed stays there.
      const toEnd = byUser || this.#isAtEnd
      this.content = consoleText(text)
      this.phase = 'ready'
      if (toEnd) void this.#showEnd()
    } catch {
      if (run !== this.#run) return
      this.phase = 'failed'
      const message = t('There was a problem communicating with the server, please try again.')
      this.emit('stratus-load-error', { message, byUser })
    }
    if (this.following) this.#wait()
  }

  /** The button goes with the failure; the focus does not. */
  #retry(): void {
    this.renderRoot.querySelector<HTMLElement>('[type="submit"]')?.focus()
    void this.reload()
  }

  /** Nothing is asked while nobody sees the page. */
  #wait(): void {
    this.#stopTimer = this.clock.after(followInterval, () => {
      if (document.hidden) this.#wait()
      else void this.#load(this.asked, false)
    })
  }

  #follow(following: boolean): void {
    this.following = following
    this.#stopTimer?.()
    if (following) void this.#load(this.asked, true)
  }

  get #isAtEnd(): boolean {
    if (this.content === undefined || !this.log) return true
    const { scrollTop, clientHeight, scrollHeight } = this.log
    return scrollTop + clientHeight >= scrollHeight - nearEnd
  }

  async #showEnd(): Promise<void> {
    await this.updateComplete
    this.log?.scrollTo({ top: this.log.scrollHeight })
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.content ?? '')
    } catch {
      // Without the permission, or a secure page, it can still be copied by hand.
      if (this.log) getSelection()?.selectAllChildren(this.log)
      return
    }
    this.copied = true
    this.clock.after(2000, () => (this.copied = false))
  }

  #download(): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([this.content ?? ''], { type: 'text/plain' }))
    link.download = this.fileName
    link.click()
    URL.revokeObjectURL(link.href)
  }
}
