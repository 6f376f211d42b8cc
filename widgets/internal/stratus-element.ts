import {
  LitElement,
  adoptStyles,
  isServer,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyValues,
} from 'lit'
import { kitOptions } from './configure.js'
import { baseStyles } from './styles/base.styles.js'
import { onLanguageChange, type AsBefore } from './localize.js'
import { version } from './version.js'
import { tokenStyles } from './styles/tokens.styles.js'
import { wrongAttribute, wrongChoice, type Choices } from './wrong-values.js'

/** How listeners of an element with these events are typed. */
export interface Listen<Element, Events, Options> {
  <Name extends keyof Events & string>(
    type: Name,
    listener: (this: Element, event: Events[Name]) => unknown,
    options?: boolean | Options,
  ): void
  <Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: Element, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | Options,
  ): void
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options): void
}

/** The events of an element, by name. */
export type EventsOf<Element> = Element extends {
  addEventListener: Listen<infer _Self, infer Events, infer _Options>
}
  ? Events
  : Record<never, never>

interface EmitOptions {
  readonly cancelable?: boolean
  readonly bubbles?: boolean
}

/** What an event is sent with: its detail, which may be left out where it may be undefined; none where the map says `CustomEvent`. */
export type Payload<Sent> =
  Sent extends CustomEvent<infer Detail>
    ? unknown extends Detail
      ? [detail?: undefined, options?: EmitOptions]
      : undefined extends Detail
        ? [detail?: Detail, options?: EmitOptions]
        : [detail: Detail, options?: EmitOptions]
    : never

/** Sends an event of a map, with the detail that the map names; false when the page refused it. */
export type Emit<Events> = <Name extends keyof Events & string>(
  type: Name,
  ...payload: Payload<Events[Name]>
) => boolean

type Values = Record<PropertyKey, unknown>

/** What every Stratus element has in common: its tokens, its base styles, its version, and quiet warnings. */
export class StratusElement<Events extends object = object> extends LitElement {
  static readonly version = version

  // Types only: who listens to an element knows the detail of what comes.
  /** @ignore */
  declare addEventListener: Listen<this, Events, AddEventListenerOptions>
  /** @ignore */
  declare removeEventListener: Listen<this, Events, EventListenerOptions>

  static override styles: CSSResultGroup = [baseStyles]

  /** Tokens that its scripts read, as `--_name`; those in its styles need no mention. */
  protected static readonly scriptTokens: readonly string[] = []

  /** Its properties that are one of a few texts. */
  protected static readonly choices: Choices = {}

  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    const own = super.finalizeStyles(styles)
    const texts = own.map((sheet) => ('cssText' in sheet ? sheet.cssText : ''))
    const tokens = tokenStyles([...texts, ...this.scriptTokens].join(' '))
    return tokens ? [tokens, ...own] : own
  }

  #warned = new Set<string>()

  /** Says once what is wrong with a property value; the element goes on. */
  protected warn(text: string, ...details: readonly unknown[]): void {
    if (this.#warned.has(text)) return
    this.#warned.add(text)
    console.warn(`${this.#place} ${text}`, ...details)
  }

  /** Its tag; of a piece of another element the tags of both, as a page knows only that one. */
  get #place(): string {
    const tag = `<${this.localName}>`
    const around = this.#around
    return around ? `${around.#place} ${tag}` : tag
  }

  #unsubscribe: (() => void) | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    // A server draws once.
    if (!isServer) this.#unsubscribe ??= onLanguageChange((asBefore) => this.languageChanged(asBefore))
  }

  override disconnectedCallback(): void {
    this.#unsubscribe?.()
    this.#unsubscribe = undefined
    super.disconnectedCallback()
  }

  /** The page speaks another language: texts that are defaults of properties are those of the new one, and everything is drawn anew. */
  protected languageChanged(asBefore: AsBefore): void {
    const element = this.constructor as typeof LitElement & (new () => unknown)
    const make = () => new element() as unknown as Values
    const own = this as unknown as Values
    const [before, now] = [asBefore(make), make()]
    for (const name of element.elementProperties.keys())
      if (typeof before[name] === 'string' && own[name] === before[name]) own[name] = now[name]
    this.requestUpdate()
  }

  /** An attribute that cannot be right is said and left out. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const { elementProperties } = this.constructor as typeof LitElement
    const problem = value === null ? undefined : wrongAttribute(elementProperties, name, value)
    if (problem) this.warn(`${name}="${value}" ${problem}: it is left out.`)
    else super.attributeChangedCallback(name, old, value)
  }

  protected override update(changed: PropertyValues): void {
    for (const [name, choices] of Object.entries((this.constructor as typeof StratusElement).choices)) {
      const problem = changed.has(name) && wrongChoice(name, this[name as keyof this], choices)
      // Of a piece, the element around it says so.
      if (problem && !this.#around) this.warn(problem)
    }
    super.update(changed)
  }

  /**
   * What a server has rendered was for the time before the script: it is drawn anew, with what the page says now. A server knows
   * neither the user's language nor the width of the window, so nothing of it could be relied on.
   */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const rendered = this.shadowRoot
    if (!rendered) return super.createRenderRoot()
    rendered.replaceChildren()
    adoptStyles(rendered, (this.constructor as typeof LitElement).elementStyles)
    return rendered
  }

  /**
   * A value that cannot be shown leaves what is shown, with a warning: the page around it must not fail. Where a framework has no
   * value yet (`undefined`, null), the default stands.
   */
  protected override scheduleUpdate(): void | Promise<unknown> {
    try {
      return super.scheduleUpdate()
    } catch (error) {
      this.warn('cannot show its properties:', error)
      if (this.#takeDefaults()) return this.scheduleUpdate()
    }
  }

  /** True when a property had no value, and has its default now. */
  #takeDefaults(): boolean {
    const element = this.constructor as typeof LitElement & (new () => unknown)
    const own = this as unknown as Values
    const defaults = new element() as unknown as Values
    const names = [...element.elementProperties.keys()]
    const missing = names.filter((name) => (own[name] ?? defaults[name] ?? null) !== (own[name] ?? null))
    for (const name of missing) own[name] = defaults[name]
    // The update that failed has forgotten what else had changed.
    if (missing[0]) for (const name of names) this.requestUpdate(name)
    return Boolean(missing[0])
  }

  /**
   * Sends an event of the element's map. Facts do not bubble unless the page wants it; a *request* is cancelable, and false comes
   * back when the page refused it.
   */
  protected emit<Name extends keyof Events & string>(type: Name, ...payload: Payload<Events[Name]>): boolean {
    const [detail, options] = payload
    const bubbles = kitOptions().bubbles && !this.#around
    return this.dispatchEvent(new CustomEvent<unknown>(type, { detail, bubbles, composed: bubbles, ...options }))
  }

  /** The element of the kit that this one is a piece of: its events are no affair of the page. */
  get #around(): StratusElement | undefined {
    const root = isServer ? undefined : this.getRootNode()
    return root instanceof ShadowRoot && root.host instanceof StratusElement ? root.host : undefined
  }
}
