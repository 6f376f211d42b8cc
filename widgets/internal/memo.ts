/** Keeps one value as long as the parts it was made of stay the same. */
export class Memo<T> {
  #parts: readonly unknown[] | undefined
  #value: T | undefined

  get(parts: readonly unknown[], make: () => T): T {
    const known = this.#parts
    if (known && known.length === parts.length && parts.every((part, index) => Object.is(part, known[index])))
      return this.#value as T
    this.#parts = parts
    this.#value = make()
    return this.#value
  }
}
