/** A value that a facet offers. */
export interface FacetOption {
  readonly key: string
  readonly label: string
}

/** Something that can be searched by. */
export interface Facet {
  /** The field, for instance `status`. */
  readonly name: string
  readonly label: string
  /** The values to choose from; without them the user types one. */
  readonly options?: readonly FacetOption[]
  /** Can be used once only. */
  readonly singleton?: boolean
  /** The server filters by it; otherwise the page does. */
  readonly isServer?: boolean
  /** Its terms are remembered, where the element has a `store`. */
  readonly persistent?: boolean
}

/** One condition: a facet's name and a value. */
export interface Term {
  readonly name: string
  readonly value: string
}

/** What a chip shows: its term and `[label, value]` in words. */
export interface Chip {
  readonly term: Term
  readonly label: readonly [string, string]
}

/** A text with the part that matched in the middle. */
export type Match = readonly [before: string, match: string, after: string]

// A query string is `name=value&name=value`. The characters that part it are escaped in our values; nothing else is, so that
// query strings of Horizon's dashboard mean here what they mean there.
const escapes: Readonly<Record<string, string>> = { '%': '%25', '&': '%26', '=': '%3D' }
const unescapes: Readonly<Record<string, string>> = { '%25': '%', '%26': '&', '%3D': '=' }

/** `?a=b&c=d` → `a=b`, `c=d`. */
export function termsOfQuery(query: string): string[] {
  return query.replace(/^\?/, '').split('&')
}

/** `a=b` → name and value; what follows a second `=` is not part of it; no `=`, no value. */
export function parseTerm(text: string): { name: string; value?: string } {
  const [name = '', value] = text.split('=')
  if (value === undefined) return { name }
  return { name, value: value.replace(/%(?:25|26|3D)/gi, (code) => unescapes[code.toUpperCase()] ?? code) }
}

/** The opposite of `parseTerm`. */
export function formatTerm({ name, value }: Term): string {
  return `${name}=${value.replace(/[%&=]/g, (sign) => escapes[sign] ?? sign)}`
}

/** The terms of a query string that are complete. */
export function parseQuery(query: string): Term[] {
  return termsOfQuery(query).flatMap((text) => {
    const { name, value } = parseTerm(text)
    return name && value !== undefined ? [{ name, value }] : []
  })
}

/** The query string of terms. Names that start with `text` are free text, which is not part of it. */
export function queryOf(terms: readonly Term[]): string {
  return terms
    .filter(({ name }) => !name.startsWith('text'))
    .map(formatTerm)
    .join('&')
}

/** Terms as an object; a facet used more than once has a list. */
export function queryObject(terms: readonly Term[]): Record<string, string | string[]> {
  const values = new Map<string, string[]>()
  for (const { name, value } of terms) values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]))
}

/** The chip of a free-text search. */
export function textChip(text: string, label: string): Chip {
  return { term: { name: 'text', value: text }, label: [label, text] }
}

/** Chips for terms; those of an unknown facet, or of an option that its facet does not have, are left out. */
export function chipsOf(terms: readonly Term[], facets: readonly Facet[]): Chip[] {
  return terms.flatMap((term) => {
    const facet = facets.find(({ name }) => name === term.name)
    if (!facet) return []
    if (!facet.options) return [{ term, label: [facet.label, term.value] as const }]
    const option = facet.options.find(({ key }) => key === term.value)
    return option ? [{ term, label: [facet.label, option.label] as const }] : []
  })
}

/** The facets that can still be chosen: one without options or used singletons go, others lose the options that are used. */
export function unusedFacets(facets: readonly Facet[], terms: readonly Term[]): Facet[] {
  return facets.flatMap((facet) => {
    const used = new Set(terms.filter(({ name }) => name === facet.name).map(({ value }) => value))
    if (!used.size) return [facet]
    if (facet.singleton || !facet.options) return []
    const options = facet.options.filter(({ key }) => !used.has(key))
    return options.length ? [{ ...facet, options }] : []
  })
}

/** Where a label contains a text (which must be in lower case), or nothing. */
export function matchLabel(label: string, text: string): Match | undefined {
  const at = label.toLowerCase().indexOf(text)
  if (at < 0) return undefined
  return [label.slice(0, at), label.slice(at, at + text.length), label.slice(at + text.length)]
}

/** The labels of a list in lower case, worked out once per list. */
const lowered = new WeakMap<readonly object[], readonly string[]>()

/** The things whose label contains a text (which must be in lower case). */
export function containing<Labelled extends { readonly label: string }>(
  things: readonly Labelled[],
  text: string,
): readonly Labelled[] {
  if (!text) return things
  let labels = lowered.get(things)
  if (labels?.length !== things.length) lowered.set(things, (labels = things.map(({ label }) => label.toLowerCase())))
  const known = labels
  return things.filter((_, index) => known[index]?.includes(text))
}
