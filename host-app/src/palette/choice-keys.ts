const choiceKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'])

/** A key that chooses or takes a result; all others are the field's own. */
export interface ChoiceKey {
  readonly key: string
  readonly inNewTab: boolean
}

export const isChoiceKey = (key: string): boolean => choiceKeys.has(key)

/** Keeps keys until there is something to choose from. */
export class ChoiceKeys {
  readonly #waiting: ChoiceKey[] = []
  #act: ((key: ChoiceKey) => void) | null = null

  press(key: ChoiceKey): void {
    this.#waiting.push(key)
    this.#next()
  }

  /** Says who acts, with each new state: one key is handed over each time, so that the next one finds what it has done. */
  serve(act: ((key: ChoiceKey) => void) | null): void {
    this.#act = act
    this.#next()
  }

  #next(): void {
    const key = this.#act && this.#waiting.shift()
    if (key) this.#act?.(key)
  }
}

/** What the field says of the list: how long it is, and which option is chosen. */
export interface PaletteFocus {
  readonly count: number
  readonly option: string | undefined
}
