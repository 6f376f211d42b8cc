import { type PropertyValues, type TemplateResult } from 'lit'
import { property, state } from 'lit/decorators.js'
import { controlStyles } from '../internal/styles/control.styles.js'
import { fieldStyles } from '../internal/styles/field.styles.js'
import { t } from '../internal/localize.js'
import { StratusElement } from '../internal/stratus-element.js'
import { StratusField } from '../internal/stratus-field.js'
import { renderField, type FormContext } from './render-fields.js'
import { undrawn } from './schema-choices.js'
import { messageOf } from './schema-messages.js'
import { validate, type Problem } from './schema-validator.js'
import { jsonOf, withDefaults, withValue } from './schema-value.js'
import { isRecord } from '../internal/is-record.js'
import type { Path, Schema } from './schema.js'
import { schemaFormStyles } from './stratus-schema-form.styles.js'
import type { StratusSchemaFormEventMap } from './stratus-schema-form.events.js'

const keyOf = (path: Path): string => JSON.stringify(path)

/**
 * A form from a JSON schema (W-FORM-07 to 12): texts, numbers, choices, boxes, groups and lists, defaults filled in, and every
 * message at its field. A field says what is wrong once it was left; `reportValidity()` says everything.
 * No code is made from the schema, so it works under a strict content security policy.
 *
 * In a form it is one field: `name` has the value as JSON text, and it is invalid while the value does not fit.
 *
 * Keyboard: Tab through the fields, as in any form.
 *
 * Not for forms that you write yourself: fields of your own read better than generated ones.
 *
 * @element stratus-schema-form
 * @event {CustomEvent<{value: unknown, valid: boolean}>} stratus-change - Fact: the user changed something.
 * @csspart input - Each control.
 */
export class StratusSchemaForm extends StratusField<StratusSchemaFormEventMap> {
  static override shadowRootOptions: ShadowRootInit = { ...StratusElement.shadowRootOptions, delegatesFocus: true }
  static override styles = [StratusElement.styles, controlStyles, fieldStyles, schemaFormStyles]

  #ids = new Map<string, string>()
  #typed = new Map<string, string>()
  #problems: readonly Problem[] = []
  /** What the page set last, with defaults: a reset goes back to it. */
  #given: unknown
  #chosen: unknown

  /** Places whose messages are shown. */
  @state() private left: ReadonlySet<string> = new Set()
  @state() private asked = false

  /**
   * The schema (as an attribute: JSON); see `Schema` for what is understood. Of `oneOf` and `anyOf` those are drawn whose alternatives are constants (`const`
   * with a `title`), or one besides `null`; of others the value is checked, and a warning says so.
   */
  @property({ type: Object }) schema: Schema = {}

  /** The value, with the schema's defaults where nothing is set; as an attribute: JSON. */
  @property({ type: Object }) value: unknown = {}

  /** Properties that the schema does not know are wrong. */
  @property({ type: Boolean }) strict = false

  /** Name in the form's data. */
  @property({ reflect: true }) name = ''

  /** The value fits the schema. */
  get valid(): boolean {
    return validate(this.value, this.#schema, this.strict).length === 0
  }

  override showProblems(): void {
    this.asked = true
  }

  /** The form was reset. */
  override formResetCallback(): void {
    this.value = this.#given
    this.#typed.clear()
    this.left = new Set()
    this.asked = false
  }

  override formStateRestoreCallback(state: unknown): void {
    if (typeof state !== 'string') return
    try {
      this.value = this.#chosen = JSON.parse(state) as unknown
      this.emit('stratus-change', { value: this.value, valid: this.valid })
    } catch {
      // What the browser kept is not ours.
    }
  }

  get #schema(): Schema {
    return isRecord(this.schema) ? this.schema : {}
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    // A page may give back a copy of what the user made.
    const byPage = changed.has('value') && jsonOf(this.value) !== jsonOf(this.#chosen)
    if (!isRecord(this.schema)) {
      this.warn('schema must be an object.')
      this.schema = {}
    }
    const otherSchema = changed.has('schema') && jsonOf(this.schema) !== jsonOf(changed.get('schema'))
    if (changed.has('schema'))
      for (const name of undrawn(this.schema, this.schema))
        this.warn(`schema: the alternatives of "${name}" (oneOf, anyOf, allOf) are checked, but have no fields.`)
    if (otherSchema || byPage) {
      this.value = this.#given = withDefaults(this.schema, this.schema, this.value)
      this.#typed.clear()
    }
    this.#problems = validate(this.value, this.schema, this.strict)
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const json = this.#json()
    this.internals.setFormValue(this.name ? json : null, json)
    const [first] = this.#problems
    if (!first) return this.setValidity()
    const anchor = this.renderRoot.querySelector<HTMLElement>(`#${this.#idOf(first.path)}`)
    this.setValidity(
      { customError: true },
      messageOf(first.code, first.values) || t('The data in this field is invalid'),
      anchor ?? this.renderRoot.querySelector<HTMLElement>('[part="input"]') ?? undefined,
    )
  }

  #json(): string | null {
    try {
      return JSON.stringify(this.value) ?? null
    } catch {
      this.warn('value cannot be written as JSON.')
      return null
    }
  }

  #idOf = (path: Path): string => {
    const key = keyOf(path)
    const id = this.#ids.get(key) ?? `field-${this.#ids.size}`
    this.#ids.set(key, id)
    return id
  }

  #set(path: Path, next: unknown, typed?: string): void {
    if (typed === undefined) for (const key of this.#typed.keys()) this.#forgetTyped(key, path)
    else this.#typed.set(keyOf(path), typed)
    this.value = this.#chosen = withValue(this.value, path, next)
    this.emitChange('stratus-change', { value: this.value, valid: this.valid })
  }

  /** Items change their places when one goes: what was typed into them is no longer where it was. */
  #forgetTyped(key: string, path: Path): void {
    const place = JSON.parse(key) as Path
    if (path.every((part, index) => place[index] === part)) this.#typed.delete(key)
  }

  #messages(path: Path): readonly string[] {
    const key = keyOf(path)
    if (!this.asked && !this.left.has(key)) return []
    const here = this.#problems.filter((problem) => keyOf(problem.path) === key)
    return [...new Set(here.map(({ code, values }) => messageOf(code, values)))]
  }

  /** A field that was left may complete or break the groups around it. */
  #leave(path: Path): void {
    const around = path.map((_, index) => keyOf(path.slice(0, index)))
    this.left = new Set([...this.left, keyOf(path), ...around])
  }

  override render(): TemplateResult {
    const context: FormContext = {
      root: this.schema,
      value: this.value,
      disabled: this.isDisabled,
      typed: (path) => this.#typed.get(keyOf(path)),
      idOf: this.#idOf,
      messages: (path) => this.#messages(path),
      set: (path, next, typed) => this.#set(path, next, typed),
      leave: (path) => this.#leave(path),
      drawn: () => this.updateComplete,
    }
    return renderField(context, { schema: this.schema, path: [], title: '', required: false })
  }
}
