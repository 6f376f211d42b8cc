import { css, html, type PropertyValues } from 'lit'
import { property, state } from 'lit/decorators.js'
import { Mutations } from '../internal/observers.js'
import { StratusElement } from '../internal/stratus-element.js'
import type { StratusField } from '../internal/stratus-field.js'
import type { Readiness } from './step-model.js'
import type { StratusWizardStepEventMap } from './stratus-wizard-step.events.js'

/** Controls of a step, of the kit or the browser's own, that say they are wrong. */
function wrongFields(step: Element): HTMLElement[] {
  const all = step.querySelectorAll<HTMLElement>(':invalid, [aria-invalid="true"]')
  return [...all].filter((field) => !(field instanceof HTMLFormElement || field instanceof HTMLFieldSetElement))
}

/** Controls with something wrong, also what only the page knows of a field of the kit (`error`), in their order. */
function problemFields(step: Element): HTMLElement[] {
  const wrong = new Set(wrongFields(step))
  const saysError = (field: HTMLElement) => 'error' in field && typeof field.error === 'string' && field.error !== ''
  return [...step.querySelectorAll<HTMLElement>('*')].filter((field) => wrong.has(field) || saysError(field))
}

/** Holds something: what is wrong with it is no mere lack. A box has a value all the same. */
const isFilled = (field: HTMLElement & { readonly value?: unknown; readonly validity?: ValidityState }): boolean =>
  String(field.value ?? '') !== '' && !field.validity?.valueMissing

/** The radio buttons of one group are one field. */
function countFields(fields: readonly HTMLElement[]): number {
  return new Set(
    fields.map((field) => (field instanceof HTMLInputElement && field.type === 'radio' ? field.name : field)),
  ).size
}

/**
 * One step of a `<stratus-wizard>`. Its fields are counted when they are `:invalid` or `aria-invalid="true"`; a page that knows
 * better sets `invalid` and `errors`.
 *
 * Not for use outside of `stratus-wizard`.
 *
 * @element stratus-wizard-step
 * @slot - The fields.
 * @slot aside - Beside the fields: quota, a preview.
 * @slot help - Explanation, behind the wizard's Help button.
 * @event {CustomEvent<undefined>} stratus-step-state - Fact, bubbles: something that the wizard shows of this step has changed.
 */
export class StratusWizardStep extends StratusElement<StratusWizardStepEventMap> {
  static override styles = [
    StratusElement.styles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      :host(:not([active])) {
        display: none;
      }
      .grid {
        display: grid;
        gap: var(--_space-5) var(--_space-6);
      }
      .fields {
        min-inline-size: 0;
      }
      .aside,
      .help {
        display: none;
        min-inline-size: 0;
      }
      .aside.filled {
        display: block;
      }
      .help.shown {
        display: block;
        padding: var(--_space-3) var(--_space-4);
        border-radius: var(--_radius);
        background: var(--_info-ground);
        color: var(--_text);
      }
      @container (min-width: 600px) {
        .grid.wide {
          grid-template-columns: minmax(0, 1fr) 264px;
        }
        .grid.wide .help {
          grid-column: 1 / -1;
        }
      }
    `,
  ]

  /** Its name, unique in the wizard. */
  @property() name = ''

  /** Its title in the list of steps. */
  @property() heading = ''

  /** Whether it is shown at all: true, false, a promise, or a function that gives one. Asked once, when the wizard starts. */
  @property({ attribute: false }) ready: Readiness = undefined

  /** The page says it is not complete. */
  @property({ type: Boolean }) invalid = false

  /** The page's own count of errors; without it the wrong fields are counted. */
  @property({ type: Number }) errors: number | undefined = undefined

  /** Set by the wizard: this is the step that is seen. */
  @property({ type: Boolean, reflect: true }) active = false

  /** Set by the wizard: the help is seen. */
  @property({ type: Boolean }) helped = false

  /** Set by the wizard: the user has been here. */
  visited = false

  @state() private hasAside = false

  #counted = 0
  #hadHelp = false
  readonly #watch = new Mutations(() => this.refresh())

  /** The number of errors shown in the list of steps. */
  get problems(): number {
    return this.errors ?? this.#counted
  }

  /** True when the wizard cannot be finished with this step as it is. */
  get incomplete(): boolean {
    return this.invalid || this.problems > 0
  }

  /** True when something was entered that is wrong; what is only missing does not count. */
  get mistaken(): boolean {
    return problemFields(this).some(isFilled)
  }

  /** True when there is help to show. */
  get hasHelp(): boolean {
    return this.#hadHelp
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#watch.observe(this, {
      subtree: true,
      childList: true,
      attributeFilter: ['required', 'disabled', 'aria-invalid', 'invalid', 'min', 'max', 'pattern', 'value', 'slot'],
    })
    this.addEventListener('input', this.refresh)
    this.addEventListener('change', this.refresh)
    this.refresh()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#watch.disconnect()
    this.removeEventListener('input', this.refresh)
    this.removeEventListener('change', this.refresh)
  }

  /** Counts the wrong fields again: only needed after a script changed a value. */
  readonly refresh = (): void => {
    const counted = countFields(wrongFields(this))
    const help = this.querySelector(':scope > [slot="help"]') !== null
    if (counted === this.#counted && help === this.#hadHelp) return
    this.#counted = counted
    this.#hadHelp = help
    this.#tell()
  }

  /** Puts the focus on the first wrong field. False when there is none. */
  focusProblem(): boolean {
    const wrong = problemFields(this)
    for (const field of wrong) if ('showProblems' in field) (field as StratusField).showProblems()
    wrong[0]?.focus()
    return wrong.length > 0
  }

  protected override updated(changed: PropertyValues): void {
    if (['name', 'heading', 'invalid', 'errors'].some((name) => changed.has(name))) this.#tell()
  }

  #tell(): void {
    this.emit('stratus-step-state', undefined, { bubbles: true })
  }

  override render() {
    return html`<div class="grid ${this.hasAside ? 'wide' : ''}">
      <div class="help ${this.helped ? 'shown' : ''}"><slot name="help"></slot></div>
      <div class="fields"><slot></slot></div>
      <div class="aside ${this.hasAside ? 'filled' : ''}">
        <slot
          name="aside"
          @slotchange=${(event: Event) => {
            this.hasAside = (event.target as HTMLSlotElement).assignedElements({ flatten: true }).length > 0
          }}
        ></slot>
      </div>
    </div>`
  }
}
