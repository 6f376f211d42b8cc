import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textsOf } from '../../widgets/build/texts.mjs'
import { widgets } from './elements.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const requirements = read('docs/requirements.md')
const [words = '', fixedWords = ''] = read('docs/words.md').split('## Fixed')
const names = (words.split('## Capitals inside a sentence')[1] ?? '').trim().split('\n').at(-1)?.split(', ') ?? []
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (?!Not |Text |-)(.+?) \| (.+?) \|$/gm)].map(
    ([, first = '', second = '']) => [first, second] as const,
  )
const rows = rowsOf(words)
const fixed = rowsOf(fixedWords)
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The words as a whole; '!' and the like have no edge. */
const pattern = (words: string) => new RegExp(`(?<!\\w)${escaped(words)}s?(?!\\w)`)

const texts = [...new Set([...textsOf(widgets), ...textsOf(new URL('../../host-app/src/', import.meta.url).pathname)])]

it('W-TEXT-03 what stays as it is, is said somewhere, and a requirement wants it', () => {
  expect(fixed.filter(([text, id]) => !texts.includes(text) || !requirements.includes(`| ${id} |`))).toEqual([])
})

it('W-TEXT-03 no text says what docs/words.md says otherwise, unless a requirement fixes it', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(rows.length).toBeGreaterThan(20)
  const wrong = texts
    .filter((text) => !requirements.includes(text) && !fixed.some(([stays]) => stays === text))
    .flatMap((text) =>
      rows.filter(([not]) => pattern(not).test(text)).map(([not, but]) => `${text}  (${not} → ${but})`),
    )
  expect(wrong).toEqual([])
})

const small = new Set('a an and as at by for from in into is are of on or the to with'.split(' '))
const isCapital = (word: string) => /^\p{Lu}[\p{Ll}-]+s?$/u.test(word)
/** Words behind the first one, as far as the first sentence goes; without holes, quotes and what is in brackets. */
const inside = (text: string): string[] => {
  const [first = ''] = text.split(/[.?!:…] /)
  const plain = first.replace(/\{.*?\}|%\(.*?\)s|%s|\(.*?\)|'.*?'|".*?"/g, ' ')
  return plain
    .split(/[^\p{L}\p{N}’'.&_-]+/u)
    .filter((word) => /\p{L}/u.test(word) && !small.has(word))
    .slice(1)
}
const isSentence = (text: string) => /^\p{Lu}/u.test(text) && inside(text).some((word) => /^\p{Ll}/u.test(word))
const ours = texts.filter((text) => !requirements.includes(text) && !fixed.some(([stays]) => stays === text))

it('W-TEXT-04 no text stands in two ways of capitals', () => {
  // States as a service writes them (UP), and words for the middle of a sentence, are other texts.
  const written = texts.filter((text) => /^\p{Lu}\P{Lu}/u.test(text))
  const seen = new Map(written.map((text) => [text.toLowerCase(), text]))
  expect(written.filter((text) => seen.get(text.toLowerCase()) !== text)).toEqual([])
})

it('W-TEXT-04 a sentence has no capitals inside but those of names', () => {
  const capitals = (text: string) => inside(text).filter(isCapital)
  const sentences = ours.filter(isSentence)
  expect(sentences.length).toBeGreaterThan(300)
  expect(sentences.filter((text) => capitals(text).some((word) => !names.includes(word)))).toEqual([])
  expect(names.filter((name) => !sentences.some((text) => capitals(text).includes(name)))).toEqual([])
})
