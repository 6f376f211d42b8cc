import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textsOf } from '../../widgets/build/texts.mjs'
import { widgets } from './elements.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const requirements = read('docs/requirements.md')
const rows = [...read('docs/words.md').matchAll(/^\| (?!Not |-)(.+?) \| (.+?) \|$/gm)].map(
  ([, not = '', but = '']) => [not, but] as const,
)
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The words as a whole; '!' and the like have no edge. */
const pattern = (words: string) => new RegExp(`(?<!\\w)${escaped(words)}s?(?!\\w)`)

it('issue 16: no text says what docs/words.md says otherwise, unless a requirement fixes it', () => {
  const texts = [
    ...new Set([...textsOf(widgets), ...textsOf(new URL('../../host-app/src/', import.meta.url).pathname)]),
  ]
  expect(texts.length).toBeGreaterThan(1000)
  expect(rows.length).toBeGreaterThan(20)
  const wrong = texts
    .filter((text) => !requirements.includes(text))
    .flatMap((text) =>
      rows.filter(([not]) => pattern(not).test(text)).map(([not, but]) => `${text}  (${not} → ${but})`),
    )
  expect(wrong).toEqual([])
})
