/**
 * The one localisation layer. A string is written in English in the code; a language is a catalogue from English strings to
 * theirs. Placeholders are those of the specification: `%s` (in order), `%(name)s` and `{name}`.
 */

/** Translations: a text, or one text per plural category of `Intl.PluralRules`. */
export type Catalogue = Readonly<Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>>

/** What a text is looked up in: the language of the page, and the catalogues. */
interface Speech {
  readonly lang: string
  readonly catalogues: ReadonlyMap<string, Catalogue>
}

/** Runs something in the language that was spoken before the change. */
export type AsBefore = <Result>(run: () => Result) => Result

let catalogues: ReadonlyMap<string, Catalogue> = new Map()
const listeners = new Set<(asBefore: AsBefore) => void>()
let observer: MutationObserver | undefined
/** What was heard last; spoken instead of the page's while a listener looks back. */
let known: Speech | undefined
let past: Speech | undefined

/** Adds a language, or texts to it. `lang` is a BCP 47 tag; `pt` also serves `pt-BR`. Elements on the page speak it at once. */
export function addLanguage(lang: string, catalogue: Catalogue): void {
  const tag = lang.toLowerCase()
  catalogues = new Map(catalogues).set(tag, catalogue)
  tellListeners()
}

let written: string | undefined
let understood = 'en'

/** The language of the page: `<html lang>` (`pt_BR` is understood too), else English. */
export function pageLanguage(): string {
  if (past) return past.lang
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang
  if (lang !== written) {
    written = lang
    understood = languageTag(lang)
  }
  return understood
}

/** What stands between thousands where that is all there is to it: the first question to `Intl` takes longer than a frame. */
const separators: Readonly<Record<string, string>> = { en: ',', 'en-US': ',', 'en-GB': ',', de: '.', 'de-DE': '.' }

/** A number of things as the page's language writes it: `2,000,000`. */
export function countText(count: number): string {
  const lang = pageLanguage()
  const separator = separators[lang]
  return separator && Number.isInteger(count) && Math.abs(count) < 1e21
    ? String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
    : count.toLocaleString(lang)
}

/** Calls back when the page speaks another language, or knows new texts; gives what ends it. */
export function onLanguageChange(listener: (asBefore: AsBefore) => void): () => void {
  if (!listeners.size) {
    known = { lang: pageLanguage(), catalogues }
    // One for all, as long as anybody listens.
    observer ??= new MutationObserver(tellListeners)
    observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) observer?.disconnect()
  }
}

function tellListeners(): void {
  if (!known) return
  const before = known
  known = { lang: pageLanguage(), catalogues }
  if (known.lang === before.lang && known.catalogues === before.catalogues) return
  const asBefore: AsBefore = (run) => {
    past = before
    try {
      return run()
    } finally {
      past = undefined
    }
  }
  for (const listener of listeners) listener(asBefore)
}

function languageTag(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang.trim().replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

function entry(text: string, lang: string): Catalogue[string] | undefined {
  const tag = lang.toLowerCase()
  const spoken = past?.catalogues ?? catalogues
  return (spoken.get(tag) ?? spoken.get(tag.split('-')[0] ?? ''))?.[text]
}

type Values = Readonly<Record<string, unknown>> | readonly unknown[]

/**
 * Fills the placeholders of a text; unknown ones stay as they are. Signs that turn the direction of writing are left out: a name that
 * has one would turn what is said about it, too ('deteleD').
 */
export function fill(text: string, values: Values = []): string {
  const known = values as Readonly<Record<string, unknown>>
  let index = 0
  return text.replace(/%s|%\((\w+)\)s|\{(\w+)\}/g, (hole, first?: string, name: string | number = first ?? index++) =>
    Object.hasOwn(known, name) ? String(known[name]).replace(/\p{Bidi_C}/gu, '') : hole,
  )
}

/** The text in the page's language, placeholders filled. */
export function t(text: string, values?: Values): string {
  const found = entry(text, pageLanguage())
  return fill(typeof found === 'string' ? found : text, values)
}

/** The text for a count: English has one and other; a catalogue may hold more forms under the English singular. */
export function tn(one: string, other: string, count: number, values: Values = [count]): string {
  const lang = pageLanguage()
  const found = entry(one, lang)
  if (found && typeof found === 'object') {
    const form = found[new Intl.PluralRules(lang).select(count)] ?? found.other
    if (form !== undefined) return fill(form, values)
  }
  if (typeof found === 'string') return fill(found, values)
  return fill(count === 1 ? one : other, values)
}
