type Ends = Map<string, () => void>

const key = Symbol.for('stratus.enhance.1')

/** What is alive on the page, shared by all calls and by all copies of the kit: nothing is brought to life twice. */
function shelf(): WeakMap<Element, Ends> {
  const page = globalThis as { [key]?: WeakMap<Element, Ends> }
  return (page[key] ??= new WeakMap())
}

/** What one call of `enhance` has brought to life. */
export class Scope {
  readonly #mine = new Map<Element, Ends>()

  /** Attaches unless somebody already did. */
  once(element: Element, name: string, attach: () => (() => void) | void): void {
    const all = shelf()
    const ends = all.get(element) ?? new Map<string, () => void>()
    if (ends.has(name)) return
    all.set(element, ends)
    // Before it runs: what it inserts may come by here again.
    ends.set(name, () => undefined)
    const mine = this.#mine.get(element) ?? new Map<string, () => void>()
    this.#mine.set(element, mine)
    const end = attach() ?? (() => undefined)
    ends.set(name, end)
    mine.set(name, end)
  }

  /** Ends what was attached to a node and to everything in it. */
  release(node: Element): void {
    for (const element of this.#mine.keys()) if (node.contains(element)) this.#end(element)
  }

  dispose(): void {
    for (const element of [...this.#mine.keys()].reverse()) this.#end(element)
  }

  #end(element: Element): void {
    const mine = this.#mine.get(element)
    this.#mine.delete(element)
    const ends = shelf().get(element)
    for (const [name, end] of mine ?? []) {
      ends?.delete(name)
      end()
    }
  }
}
