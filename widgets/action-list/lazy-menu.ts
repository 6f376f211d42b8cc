import type { StratusActionMenu } from './stratus-action-menu.js'

const load = (): Promise<unknown> => import('./stratus-action-menu.define.js')
const isThere = (): boolean => customElements.get('stratus-action-menu') !== undefined

/** Whether an open menu would go to another of its items. */
function walks({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false
  return ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key) || (key.length === 1 && key !== ' ')
}

function type(input: HTMLInputElement, letter: string): void {
  input.value += letter
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

type Act = (menu: StratusActionMenu) => void | Promise<void>

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
  use(opener: HTMLElement, act: Act): void {
    this.#wanted = true
    if (isThere()) void this.#hand(act)
    else if (!this.#coming) void this.#fetch(opener, act)
  }

  async #hand(act: Act): Promise<void> {
    const menu = this.menu()
    if (menu?.isConnected) await act(menu)
  }

  async #fetch(opener: HTMLElement, act: Act): Promise<void> {
    const focused = opener.matches(':focus')
    this.#coming = true
    this.#keys = []
    opener.addEventListener('keydown', this.#pressed, true)
    try {
      await load()
    } catch (error) {
      return this.warn('could not load its menu.', error)
    } finally {
      this.#coming = false
      opener.removeEventListener('keydown', this.#pressed, true)
    }
    if (!this.#wanted || (focused && !opener.matches(':focus'))) return
    await this.#hand(act)
    for (const key of this.#keys) {
      const item = this.menu()?.shadowRoot?.activeElement
      if (item instanceof HTMLInputElement && key.length === 1) type(item, key)
      else item?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
  }

  #pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#wanted = false
    else if (walks(event)) this.#keys.push(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
