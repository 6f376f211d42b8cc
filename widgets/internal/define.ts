type Versioned = CustomElementConstructor & { readonly version?: string }

const key = Symbol.for('stratus.versions.1')
const page = globalThis as { [key]?: Map<string, readonly string[]> }
const unknown = 'unknown'

/** The versions of each element that copies of the kit have brought to this page; the first is the one in use. */
export function versions(): ReadonlyMap<string, readonly string[]> {
  return (page[key] ??= new Map())
}

let warned = false

/** Registers an element, unless the page has one of this name: two copies of the kit on one page never throw. */
export function define(tag: string, element: Versioned): void {
  const known = customElements.get(tag) as Versioned | undefined
  if (!known) customElements.define(tag, element)
  const brought = versions().get(tag) ?? (known ? [known.version ?? unknown] : [])
  const own = element.version ?? unknown
  if (!brought.includes(own)) page[key]?.set(tag, [...brought, own])
  if (!known || known === element || warned) return
  // Who loads the kit twice pays twice for it, and wonders why the second copy is never seen.
  warned = true
  console.warn(
    `Stratus ${own} is not used: ${brought[0]} came first. Load one copy, or give it a prefix (npx stratus-widgets prefix).`,
  )
}
