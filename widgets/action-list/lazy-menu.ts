import type { StratusActionMenu } from './stratus-action-menu.js'

const load = (): Promise<unknown> => import('./stratus-action-menu.define.js')
const isThere = (): boolean => customElements.get('stratus-action-menu') !== undefined

/** Whether an open menu would go to another of its items. */
function walks({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false
  return ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key) || (key.length === 1 && key !== ' ')
}

const hasFocus = (button: HTMLElement | null): boolean => button?.matches(':focus') ?? false

function type(input: HTMLInputElement, letter: string): void {
  input.value += letter
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

type Act = (menu: StratusActionMenu, opener: HTMLElement) => void | Promise<void>

/** The button that opens a menu, as it is now: a page may draw it anew while the menu is on its way. */
type Opener = () => HTMLElement | null

/**
 * A menu that stands in the page from the start and is loaded when somebody is about to open it. Keys pressed meanwhile are its
 * own: it acts on them when it is there. Escape, or a focus that has gone elsewhere, gives it up.
 */
export class LazyMenu {
  #coming = false
  #wanted = false
  #keys: string[] = []

  constructor(
    private readonly menu: () => StratusActionMenu | null,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  /** Somebody points at its button: it will not be long. */
  expect(): void {
    // When it is asked for, it is asked for again, and says what is wrong.
    if (!isThere()) load().catch(() => {})
  }

  /**
   * Hands over the menu that a button opens, at once when it is there; what is asked while it is on its way is the same press
   * once more.
   */
  use(opener: Opener, act: Act): void {
    this.#wanted = true
    if (isThere()) void this.#hand(opener, act)
    else if (!this.#coming) void this.#fetch(opener, act)
  }

  async #hand(opener: Opener, act: Act): Promise<void> {
    const menu = this.menu()
    const button = opener()
    if (menu?.isConnected && button) await act(menu, button)
  }

  async #fetch(opener: Opener, act: Act): Promise<void> {
    const focused = hasFocus(opener())
    const root = opener()?.getRootNode()
    const pressed = (event: Event) => event.target === opener() && this.#pressed(event as KeyboardEvent)
    this.#coming = true
    this.#keys = []
    root?.addEventListener('keydown', pressed, true)
    try {
      await load()
    } catch (error) {
      return this.warn('could not load its menu.', error)
    } finally {
      this.#coming = false
      root?.removeEventListener('keydown', pressed, true)
    }
    if (!this.#wanted || (focused && !hasFocus(opener()))) return
    await this.#hand(opener, act)
    for (const key of this.#keys) {
      const item = this.menu()?.shadowRoot?.activeElement
      if (item instanceof HTMLInputElement && key.length === 1) type(item, key)
      else item?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#wanted = false
    else if (walks(event)) this.#keys.push(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
