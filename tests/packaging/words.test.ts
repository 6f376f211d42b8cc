import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textsOf } from '../../widgets/build/texts.mjs'
import { widgets } from './elements.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const requirements = read('docs/requirements.md')
const [words = '', fixedWords = ''] = read('docs/words.md').split('## Fixed')
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
