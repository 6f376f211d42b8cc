import { html, nothing } from 'lit'
import { query, state } from 'lit/decorators.js'
import type { IconName } from '../icon/icons.js'
import { errorText } from '../internal/error-text.js'
import { fill, t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import type { StratusModal } from '../modal-stack/stratus-modal.js'
import { atOnce, bodyText, mostQuoted, nameOf, quoteNames, runAll, type Named, type RunResult } from './delete-model.js'
import { deleteModalStyles } from './stratus-delete-modal.styles.js'
import {
  foundUses,
  mustType,
  renderTyping,
  renderUsage,
  typedText,
  waitsFor,
  type DeleteUse,
  type Usage,
} from './usage.js'

/** What is asked. */
export interface DeleteRequest<Item extends Named = Named> {
  /** The title, for instance 'Confirm Delete Images'. Without it nothing opens. */
  readonly title: string
  /** The message; `%s` becomes the names: `"a", "b"`. Without it nothing opens. */
  readonly body: string
  /** What it is about; may be empty for a question about nothing in particular: then `run` is called once, without an item. */
  readonly items: readonly Item[]
  /** Left out of `items` because this user may not touch them; named below the message. */
  readonly notAllowed?: readonly Item[]
  /** How they are named: a text with `%s`, for instance 'You are not allowed to delete images: %s'. */
  readonly notAllowedText?: string
  /** Text of the confirming button, default 'Submit'. */
  readonly submit?: string
  /** Text of the other button, default 'Cancel'. */
  readonly cancel?: string
  /** A question that destroys nothing (activate, make public): the button is not red. */
  readonly harmless?: boolean
  /** What uses the items: asked for when the question opens, and listed in it. A rejection says that it is not known. */
  readonly uses?: (signal: AbortSignal) => Promise<readonly DeleteUse[]>
  /**
   * What is in use is deleted only when its name is typed (of several items: their number); also when `uses` is rejected. For what
   * cannot be brought back.
   */
  readonly typeName?: boolean
  /** Does it, several items at once; a rejection or a throw is this item's failure. */
  readonly run: (item: Item | undefined) => unknown
}

/** How it ended. */
export interface DeleteResult<Item extends Named = Named> extends RunResult<Item> {
  /** `refused`: it did not open (title or body is missing); `cancelled`: the user left before anything was done. */
  readonly outcome: 'refused' | 'cancelled' | 'done'
  readonly notAllowed: readonly Item[]
}

/** What is on screen, whatever kind of item it is about. */
interface Question {
  readonly title: string
  readonly body: string
  /** All of them, where the body names only some. */
  readonly names: readonly string[]
  readonly submit: string
  readonly cancel: string
  readonly harmless: boolean
  /** Empty when nothing was left out. */
  readonly refused: string
  /** The text to be typed when it is in use; '' when none is asked for. */
  readonly expected: string
  /** Runs what is left to do; true when nothing failed. */
  readonly start: () => Promise<boolean>
  readonly finish: () => void
}

/** More items than this are a number alone. */
const mostShown = 500

type Report = RunResult<Named>

/**
 * Asks before something is deleted, does it for every item, and says by name what went through and what did not. While it runs
 * the button is disabled and progress is shown, and a long run can be stopped; when all went well it closes, else it stays with
 * the reasons, and what failed or was left can be tried again.
 *
 * Use: `const result = await element.open({ title, body, items, run })`, or `confirmDelete(request)` without an element.
 *
 * Keyboard: as `stratus-modal`.
 *
 * Not for questions other than whether something may be deleted: `stratus-modal`.
 *
 * @element stratus-delete-modal
 */
export class StratusDeleteModal extends StratusElement {
  static override styles = [StratusElement.styles, controlStyles, deleteModalStyles]

  @state() private question: Question | undefined
  @state() private usage: Usage = 'not-asked'
  @state() private typed = ''
  @state() private report: Report | undefined
  /** What runs now. */
  @state() private running: readonly Named[] = []
  /** Those of them that ended, and whether well. */
  private settled = new Map<Named, boolean>()
  #stop = new AbortController()

  @query('stratus-modal') private readonly modal!: StratusModal

  /** Opens the question; settles when it is closed. A question without title or body is refused with a warning. */
  async open<Item extends Named>(request: DeleteRequest<Item>): Promise<DeleteResult<Item>> {
    const { title, body, items = [], notAllowed = [] }: Partial<DeleteRequest<Item>> = request ?? {}
    const none = { pass: [], fail: [], left: [], notAllowed }
    if (!title || !body || this.question) {
      this.warn(this.question ? 'is already asking something.' : 'does not open without a title and a body.')
      return { outcome: 'refused', ...none }
    }
    this.report = undefined
    let done: RunResult<Item> = { pass: [], fail: [], left: items }
    let begun = false

    const start = async (): Promise<boolean> => {
      const todo = [...done.fail.map(({ item }) => item), ...done.left]
      begun = true
      if (!items.length) {
        await request.run(undefined)
        return true
      }
      this.settled = new Map()
      this.running = todo
      this.#stop = new AbortController()
      const settled = (item: Item, ok: boolean): void => {
        this.settled.set(item, ok)
        this.requestUpdate()
      }
      const result = await runAll(todo, request.run, settled, this.#stop.signal)
      this.running = []
      done = { ...result, pass: [...done.pass, ...result.pass] }
      this.report = done
      return done.fail.length + done.left.length === 0
    }

    const closed = new AbortController()
    this.typed = ''
    void this.#askUses(request, closed.signal)
    await new Promise<void>((resolve) => {
      this.question = {
        title,
        body: bodyText(body, items),
        names: items.length > mostQuoted ? items.map(nameOf) : [],
        submit: request.submit ?? t('Submit'),
        cancel: request.cancel ?? t('Cancel'),
        harmless: request.harmless ?? false,
        refused: notAllowed.length
          ? fill(request.notAllowedText ?? t('You are not allowed to do this with: %s'), [quoteNames(notAllowed)])
          : '',
        expected: request.typeName ? typedText(items) : '',
        start,
        finish: resolve,
      }
    })
    closed.abort()
    return begun ? { outcome: 'done', ...done, notAllowed } : { outcome: 'cancelled', ...none }
  }

  async #askUses({ uses }: Pick<DeleteRequest, 'uses'>, signal: AbortSignal): Promise<void> {
    this.usage = uses ? 'asking' : 'not-asked'
    if (!uses) return
    const usage = await Promise.resolve(signal)
      .then(uses)
      .then(foundUses)
      .catch((): Usage => 'unknown')
    if (!signal.aborted) this.usage = usage
  }

  /** Closes the question as Cancel does; not while it runs. */
  cancel(): void {
    this.modal?.requestClose('api')
  }

  protected override updated(): void {
    if (this.question) this.modal.show()
  }

  #onAfterClose(event: Event): void {
    if (event.target !== event.currentTarget) return
    const { question } = this
    this.question = undefined
    question?.finish()
  }

  override render() {
    const { question, report } = this
    if (!question) return nothing
    const failed = report !== undefined && report.fail.length + report.left.length > 0
    // Whoever tries again has typed it.
    const waits = question.expected && !report ? waitsFor(this.usage, question.expected, this.typed) : ''
    return html`<stratus-modal
      heading=${question.title}
      size="small"
      submit-label=${failed ? t('Try again') : question.submit}
      cancel-label=${failed ? t('Close') : question.cancel}
      ?danger=${!question.harmless}
      without-guard
      ?submit-disabled=${Boolean(waits)}
      submit-reason=${waits}
      .submit=${question.start}
      .stop=${this.running.length > atOnce ? () => this.#stop.abort() : undefined}
      @stratus-after-close=${this.#onAfterClose}
    >
      ${this.running.length > 1 ? this.#renderProgress() : failed ? this.#renderReport(report) : this.#renderQuestion(question)}
      ${question.refused ? html`<p class="refused">${question.refused}</p>` : nothing}
    </stratus-modal>`
  }

  #renderQuestion({ body, names, expected }: Question) {
    return html`<p>${body}</p>
      ${names.length && names.length <= mostShown ? renderNames(t('Selected items'), names) : nothing}
      ${renderUsage(this.usage)}
      ${expected && mustType(this.usage) ? renderTyping(expected, (typed) => (this.typed = typed)) : nothing}`
  }

  #renderProgress() {
    const { running, settled } = this
    const text = t('%s of %s done', [settled.size, running.length])
    return html`<p role="status">${text}</p>
      <progress class="progress" aria-label=${text} max=${running.length} .value=${settled.size}></progress>
      ${
        running.length > mostShown
          ? nothing
          : html`<ul class="running" tabindex="0" aria-label=${t('Progress')}>
              ${running.map((item) => this.#renderRunning(item, settled.get(item)))}
            </ul>`
      }`
  }

  #renderRunning(item: Named, ok: boolean | undefined) {
    const [icon, state] =
      ok === undefined
        ? (['circle', t('Waiting')] as const)
        : ok
          ? (['success', t('Done')] as const)
          : (['danger', t('Failed')] as const)
    return html`<li class=${icon}><stratus-icon name=${icon} label=${state}></stratus-icon>${nameOf(item)}</li>`
  }

  #renderReport({ pass, fail, left }: Report) {
    const reasons = fail.map(({ item, error }) => [nameOf(item), errorText(error)].filter(Boolean).join(': '))
    return html`${renderPart('failed', 'danger', t('Failed'), reasons)}
    ${renderPart('left', 'circle', t('Not begun'), left.map(nameOf))}
    ${renderPart('passed', 'success', t('Done'), pass.map(nameOf))}`
  }
}

/** A list that may be long: it scrolls by itself. */
function renderNames(label: string, names: readonly string[]) {
  return html`<ul class="names" tabindex="0" aria-label=${label}>
    ${names.map((name) => html`<li>${name}</li>`)}
  </ul>`
}

/** Nothing for an empty list; of one that is not taken in at a glance a number beside the heading, which is said instead of it. */
function renderPart(part: string, icon: IconName, heading: string, lines: readonly string[]) {
  if (!lines.length) return nothing
  const long = lines.length > mostQuoted
  return html`<section class=${part}>
    <div role="alert">
      <h3>
        <stratus-icon name=${icon}></stratus-icon>${heading}
        ${long ? html`<span class="count">${lines.length}</span>` : nothing}
      </h3>
      ${
        long
          ? nothing
          : html`<ul>
              ${lines.map((line) => html`<li>${line}</li>`)}
            </ul>`
      }
    </div>
    ${long ? renderNames(heading, lines) : nothing}
  </section>`
}
