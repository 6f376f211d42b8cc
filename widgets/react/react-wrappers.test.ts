import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const widgets = join(import.meta.dirname, '..')
/** Pieces of other elements, of no use alone, and a door that only registers an element with less. */
const inner = new Set(['column-chooser', 'icon-core'])
const elementFile = /^stratus-(.+)\.define\.ts$/

/** Every element of the kit: its short name and the source of its class. */
const elements = readdirSync(widgets, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !['node_modules', 'dist', 'internal', 'react', 'embed'].includes(entry.name),
  )
  .flatMap(({ name: folder }) =>
    readdirSync(join(widgets, folder)).flatMap((file) => {
      const name = elementFile.exec(file)?.[1]
      return name && !inner.has(name)
        ? [{ name, folder, source: readFileSync(join(widgets, folder, `stratus-${name}.ts`), 'utf8') }]
        : []
    }),
  )

const read = (path: string) => {
  try {
    return readFileSync(join(widgets, path), 'utf8')
  } catch {
    return ''
  }
}
const quoted = (text: string) => [...text.matchAll(/'(stratus-[\w-]+)'/g)].map(([, name]) => name)
const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort()

describe.each(elements)('React wrapper of stratus-$name', ({ name, folder, source }) => {
  const wrapper = read(`react/${name}.ts`)

  it('exists, registers its element and is in the index', () => {
    expect(wrapper).toContain(`import '../${folder}/stratus-${name}.define.js'`)
    expect(read('react/index.ts')).toContain(`'./${name}.js'`)
    expect(read('define.ts')).toContain(`'./${folder}/stratus-${name}.define.js'`)
    expect(read('elements.ts')).toContain(`'./${folder}/stratus-${name}.js'`)
  })

  it('has a handler for every event that the class documents, and no other', () => {
    const documented = [...source.matchAll(/@(?:event|fires)\s+(?:\{.*\}\s+)?(stratus-[\w-]+)/g)].map(
      ([, event]) => event,
    )
    const wrapped = quoted(wrapper.slice(wrapper.indexOf('export const'))).filter((text) => text !== `stratus-${name}`)
    expect(sorted(wrapped)).toEqual(sorted(documented))
  })

  it('documents every event that the class sends', () => {
    const sent = [...source.matchAll(/(?:emit(?:<[^>]*>)?|new CustomEvent(?:<[^>]*>)?)\(\s*'(stratus-[\w-]+)'/g)].map(
      ([, event]) => event,
    )
    for (const event of sent) expect(source).toMatch(new RegExp(`@(event|fires) .*${event}\\b`))
  })
})
