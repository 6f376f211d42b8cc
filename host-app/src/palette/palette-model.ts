import type { Entry, Section } from './entry.js'

/** Shorter texts find nearly everything: nobody is asked for them. */
export const shortestSearch = 2

/** Entries of one section; behind the last of a resource stands the way to all of them. */
export const sectionLimit = 6

export const wordsOf = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/).filter(Boolean)

/** 0 is the very text, 1 its beginning, 2 the beginning of a word, 3 anywhere; null is not at all. */
function rankIn(text: string, word: string): number | null {
  const at = text.indexOf(word)
  if (at === -1) return null
  if (at === 0) return text.length === word.length ? 0 : 1
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && !wordStart(text, word) ? 3 : 2
}

function wordStart(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))
}

function rank(entry: Entry, wanted: readonly string[]): number | null {
  const texts = [entry.label, ...(entry.keywords ?? []), entry.hint ?? ''].map((text) => text.toLocaleLowerCase())
  const whole = wanted.join(' ')
  if (texts[0] === whole || entry.keywords?.some((text) => text.toLocaleLowerCase() === whole)) return -1
  let sum = 0
  for (const word of wanted) {
    const ranks = texts.map((text) => rankIn(text, word)).filter((one) => one !== null)
    if (!ranks.length) return null
    sum += Math.min(...ranks)
  }
  return sum
}

/** Entries that hold every word of the query in a text of theirs, the best first, equals in the order they came. */
export function matching(entries: readonly Entry[], query: string): Entry[] {
  const wanted = wordsOf(query)
  if (!wanted.length) return [...entries]
  return entries
    .flatMap((entry) => {
      const value = rank(entry, wanted)
      return value === null ? [] : [{ entry, value }]
    })
    .sort((a, b) => a.value - b.value)
    .map(({ entry }) => entry)
}

/** The sections with what matches: first those that have what is called exactly so. Those without anything are left out. */
export function search(sections: readonly Section[], query: string): Section[] {
  const name = wordsOf(query).join(' ')
  const isMeant = ({ entries }: Section) => entries[0]?.label.toLocaleLowerCase() === name
  const found = sections
    .map((section) => ({ ...section, entries: matching(section.entries, query).slice(0, sectionLimit) }))
    .filter(({ entries }) => entries.length > 0)
  return [...found.filter(isMeant), ...found.filter((section) => !isMeant(section))]
}

/** Which entry is chosen after a key; null when the key is not one of the list's. */
export function moveTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'PageDown':
      return Math.min(at + 5, count - 1)
    case 'PageUp':
      return Math.max(at - 5, 0)
    default:
      return null
  }
}
