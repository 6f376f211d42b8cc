import type { StratusActionMenu } from './stratus-action-menu.js'

const load = (): Promise<unknown> => import('./stratus-action-menu.define.js')
const isThere = (): boolean => customElements.get('stratus-action-menu') !== undefined

/** A menu that stands in the page from the start and is loaded when somebody is about to open it. */
export class LateMenu {
  #coming = false

  constructor(
    private readonly menu: () => StratusActionMenu | null,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  /** Somebody points at its button: it will not be long. */
  expect(): void {
    // When it is asked for, it is asked for again, and says what is wrong.
    if (!isThere()) load().catch(() => {})
  }

  /** Hands over the menu, at once when it is there; what is asked while it is on its way is the same press once more. */
  use(act: (menu: StratusActionMenu) => void): void {
    const given = (): void => {
      const menu = this.menu()
      if (menu?.isConnected) act(menu)
    }
    if (isThere()) return given()
    if (this.#coming) return
    this.#coming = true
    void load()
      .then(given, (error: unknown) => this.warn('could not load its menu.', error))
      .finally(() => (this.#coming = false))
  }
}
