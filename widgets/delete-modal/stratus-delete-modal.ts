import { html, nothing } from 'lit'
import { query, state } from 'lit/decorators.js'
import '../icon/stratus-icon.define.js'
import { errorText } from '../internal/error-text.js'
import { fill, t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import '../modal-stack/stratus-modal.define.js'
import type { StratusModal } from '../modal-stack/stratus-modal.js'
import { bodyText, nameOf, quoteNames, runAll, type Named, type RunResult } from './delete-model.js'
import { deleteModalStyles } from './stratus-delete-modal.styles.js'

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
  /** Does it, all items at once; a rejection or a throw is this item's failure. */
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
  readonly submit: string
  readonly cancel: string
  readonly harmless: boolean
  /** Empty when nothing was left out. */
  readonly refused: string
  /** Runs what is left to do; true when nothing failed. */
  readonly start: () => Promise<boolean>
  readonly finish: () => void
}

/** More items than this have a counter alone while they run. */
const mostShown = 200

interface Report {
  readonly pass: readonly Named[]
  readonly fail: RunResult<Named>['fail']
}

/**
 * Asks before something is deleted, does it for every item at once, and says by name what went through and what did not.
 * While it runs the button is disabled and progress is shown; when all went well it closes, else it stays with the reasons, and
 * the failed ones can be tried again.
 *
 * Use: `const result = await element.open({ title, body, items, run })`, or `confirmDelete(request)` without an element.
 *
 * @element stratus-delete-modal
 */
export class StratusDeleteModal extends StratusElement {
  static override styles = [StratusElement.styles, deleteModalStyles]

  @state() private question: Question | undefined
  @state() private report: Report | undefined
  /** What runs now. */
  @state() private running: readonly Named[] = []
  /** Those of them that ended, and whether well. */
  private settled = new Map<Named, boolean>()

  @query('stratus-modal') private readonly modal!: StratusModal

  /** Opens the question; settles when it is closed. A question without title or body is refused with a warning. */
  async open<Item extends Named>(request: DeleteRequest<Item>): Promise<DeleteResult<Item>> {
    const notAllowed = request.notAllowed ?? []
    const none = { pass: [], fail: [], notAllowed }
    if (!request.title || !request.body) {
      this.warn('does not open without a title and a body.')
      return { outcome: 'refused', ...none }
    }
    if (this.question) {
      this.warn('is already asking something.')
      return { outcome: 'refused', ...none }
    }
    this.report = undefined
    let pass: readonly Item[] = []
    let fail: RunResult<Item>['fail'] = []
    let begun = false

    const start = async (): Promise<boolean> => {
      const left = begun ? fail.map(({ item }) => item) : request.items
      begun = true
      if (!request.items.length) {
        await request.run(undefined)
        return true
      }
      this.settled = new Map()
      this.running = left
      const result = await runAll(left, request.run, (item, ok) => {
        this.settled.set(item, ok)
        this.requestUpdate()
      })
      this.running = []
      pass = [...pass, ...result.pass]
      fail = result.fail
      this.report = { pass, fail }
      return fail.length === 0
    }

    await new Promise<void>((resolve) => {
      this.question = {
        title: request.title,
        body: bodyText(request.body, request.items),
        submit: request.submit ?? t('Submit'),
        cancel: request.cancel ?? t('Cancel'),
        harmless: request.harmless ?? false,
        refused: notAllowed.length
          ? fill(request.notAllowedText ?? t('You are not allowed to do this with: %s'), [quoteNames(notAllowed)])
          : '',
        start,
        finish: resolve,
      }
    })
    return { outcome: begun ? 'done' : 'cancelled', pass, fail, notAllowed }
  }

  /** Closes the question as Cancel does; not while it runs. */
  cancel(): void {
    this.modal?.requestClose('api')
  }

  protected override updated(): void {
    if (this.question && !this.modal.open) this.modal.show()
  }

  #onAfterClose(): void {
    const { question } = this
    this.question = undefined
    question?.finish()
  }

  override render() {
    const { question, report } = this
    if (!question) return nothing
    const failed = report !== undefined && report.fail.length > 0
    return html`<stratus-modal
      heading=${question.title}
      size="small"
      submit-label=${failed ? t('Try again') : question.submit}
      cancel-label=${failed ? t('Close') : question.cancel}
      ?danger=${!question.harmless}
      without-guard
      .submit=${question.start}
      @stratus-after-close=${this.#onAfterClose}
    >
      ${failed && report ? this.#renderReport(report) : html`<p>${question.body}</p>`}
      ${question.refused ? html`<p class="refused">${question.refused}</p>` : nothing} ${this.#renderProgress()}
    </stratus-modal>`
  }

  #renderProgress() {
    const { running, settled } = this
    if (running.length < 2) return nothing
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

  #renderReport({ pass, fail }: Report) {
    return html`<div role="alert">
      <section class="failed">
        <h3><stratus-icon name="danger"></stratus-icon>${t('Failed')}</h3>
        <ul>
          ${fail.map(({ item, error }) => {
            const reason = errorText(error)
            return html`<li>${reason ? `${nameOf(item)}: ${reason}` : nameOf(item)}</li>`
          })}
        </ul>
      </section>
      ${
        pass.length
          ? html`<section class="passed">
              <h3><stratus-icon name="success"></stratus-icon>${t('Done')}</h3>
              <ul>
                ${pass.map((item) => html`<li>${nameOf(item)}</li>`)}
              </ul>
            </section>`
          : nothing
      }
    </div>`
  }
}
