import { describe, expect, it } from 'vitest'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, textOf, tracked } from './import-graph.js'

/** What code, tests and documents cite is there to be read. */

const recordings = /^tests\/recorded\/|^package-lock\.json$|\.(png|svg|ico|woff2)$/
const own = 'tests/safety/citations.test.ts'
const texts = tracked
  .filter((file) => !recordings.test(file) && file !== own)
  .map((file) => ({ file, text: textOf(file) }))

/** Where in the repository a pattern stands: `file:line  what`. */
const placesOf = (pattern: RegExp, wrong: (found: string) => boolean = () => true) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => wrong(found))
      .map(({ 0: found, index }) => `${file}:${text.slice(0, index).split('\n').length}  ${found}`),
  )

const requirements = [...textOf('docs/requirements.md').matchAll(/^\| ([A-Z]-[A-Z]+-\d+) \|/gm)].map(
  ([, id = '']) => id,
)
const decisions = readdirSync(join(root, 'docs/decisions'))
  .filter((file) => /^\d/.test(file))
  .map((file) => ({ file, id: `DEC-${Number.parseInt(file, 10)}` }))

describe('requirements and decisions', () => {
  it('each has an ID of its own, and the index lists every decision', () => {
    expect(requirements.length).toBeGreaterThanOrEqual(464)
    expect(new Set(requirements).size).toBe(requirements.length)
    expect(new Set(decisions.map(({ id }) => id)).size).toBe(decisions.length)
    const index = textOf('docs/decisions/README.md')
    for (const { file, id } of decisions) {
      expect(textOf(`docs/decisions/${file}`)).toMatch(new RegExp(`^# ${id}: `))
      expect(index).toContain(`| ${id} | [`)
      expect(index).toContain(`](${file})`)
    }
  })

  it('every one that is cited exists', () => {
    const known = new Set([...requirements, ...decisions.map(({ id }) => id)])
    expect(placesOf(/\b(?:[A-Z]-[A-Z]{2,}-\d{2,}|DEC-\d+)\b/g, (id) => !known.has(id))).toEqual([])
  })
})

describe('documents that are not here', () => {
  it('are cited nowhere', () => {
    // Sections of standards may be cited; ours have IDs.
    const absent =
      /\bD[12](?: ?§|'s\b)|(?<!RFC \d+ )§ ?\d|\bdecisions? \d+|\b(?:rest|live|classic|models|design|decisions|launch-and-panels|widgets-behaviour)\.md\b|\breference\/|\bspec\//g
    expect(placesOf(absent)).toEqual([])
  })

  it('are not linked from a document', () => {
    const broken = texts
      .filter(({ file }) => file.endsWith('.md'))
      .flatMap(({ file, text }) =>
        [...text.replace(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)#\s]+)(?:#[\w-]*)?\)/g)]
          .map(([, address = '']) => address)
          .filter((address) => !/^[a-z]+:/.test(address) && !existsSync(join(root, dirname(file), address)))
          .map((address) => `${file} → ${address}`),
      )
    expect(broken).toEqual([])
  })
})
