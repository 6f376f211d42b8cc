import { LitElement, type CSSResultGroup, type CSSResultOrNative } from 'lit'
import { baseStyles } from './base.styles.js'
import { version } from './define.js'
import { tokenStyles } from './tokens.styles.js'

interface Listen<Element, Events, Options> {
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
    console.warn(`<${this.localName}> ${text}`, ...details)
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
    type Values = Record<PropertyKey, unknown>
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
   * Sends an event. Facts do not bubble; a *request* is cancelable, and false comes back when the page refused it.
   */
  protected emit<Detail>(
    type: string,
    detail?: Detail,
    options: { cancelable?: boolean; bubbles?: boolean } = {},
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: false, composed: false, ...options }))
  }
}
