import { describe, expect, it } from 'vitest'
import { choicesOf, cssData, htmlData } from '../../widgets/build/editor-data.mjs'
import { withoutReferences } from '../../widgets/build/manifest-references.mjs'
import { choiceTypes, readableType } from '../../widgets/build/manifest-types.mjs'
import { elementFiles, readWidget, sourcesOf } from './elements.js'

/** What an element says about itself above its class, and what its folder really does. */
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const folders = [...new Set(elementFiles().map(({ folder }) => folder))].map((folder) => {
  const sources = sourcesOf(folder)
  return { folder, docs: sources.join('\n'), code: sources.map(withoutComments).join('\n') }
})

describe.each(folders)('documentation of widgets/$folder', ({ docs, code }) => {
  it('names every part, and no other', () => {
    const documented = all(docs, /@csspart\s+([\w-]+)/g)
    const literal = all(code, /\bpart="([\w\s-]+)"/g).flatMap((names) => names.split(/\s+/).filter(Boolean))
    expect(sorted(literal.filter((name) => !documented.includes(name)))).toEqual([])
    expect(sorted(documented.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)))).toEqual([])
  })

  it('names every slot, and no other', () => {
    const documented = all(docs, /@slot\s+(?:-|([\w-]+))/g)
    const used = all(code, /<slot(?:\s+name="([\w-]+)"|(?!\s[^>]*name=))/g)
    expect(sorted(used.filter((name) => !documented.includes(name)))).toEqual([])
    const anyNamed = /<slot[^>]*name=\$\{/.test(code)
    expect(anyNamed ? [] : sorted(documented.filter((name) => !used.includes(name)))).toEqual([])
  })

  it('names every event, and no other', () => {
    const documented = all(docs, /@(?:event|fires)\s+(?:\{.*\}\s+)?(stratus-[\w-]+)/g)
    const sent = all(code, /(?:emit|new CustomEvent)(?:<[^(]*>)?\(\s*'(stratus-[\w-]+)'/g)
    expect(sorted(sent.filter((name) => !documented.includes(name)))).toEqual([])
    expect(sorted(documented.filter((name) => !new RegExp(`\\(\\s*'${name}'`).test(code)))).toEqual([])
  })

  it('names every CSS variable of its own, and no other', () => {
    const documented = all(docs, /@cssprop(?:erty)?\s+\[?(--stratus-[\w-]+)/g)
    const used = all(code, /var\(\s*(--stratus-[\w-]+)(?=[,)\s])/g)
    const known = (name: string) => documented.includes(name) || docs.includes(`\`${name}\``)
    expect(sorted(used.filter((name) => !known(name)))).toEqual([])
    expect(sorted(documented.filter((name) => !code.includes(name.replace(/-\d$/, ''))))).toEqual([])
  })
})

describe.each(elementFiles())('header of stratus-$name', ({ name, folder }) => {
  const source = readWidget(`${folder}/stratus-${name}.ts`)

  it('says what it is and which element it is', () => {
    const [, header = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export class/.exec(source) ?? []
    expect(header).toMatch(new RegExp(`@(element|customElement|tag|tagname) stratus-${name}\\b`))
    expect(header.split('@')[0]!.replace(/[\s*]/g, '').length).toBeGreaterThan(30)
    const hasControls = /@click=|@keydown=|<input|<select|<textarea|href=\$/.test(source)
    if (hasControls) expect(header, 'its keyboard model').toContain('Keyboard')
  })

  it('says what each property is', () => {
    expect(all(source, /^(?!.*\*\/).*\n  @property\(.*?\)\s+(?:override )?(?:get )?(\w+)/gm)).toEqual([])
  })
})

describe('editor data', () => {
  const element = {
    tagName: 'stratus-x',
    name: 'StratusX',
    description: 'What it\nis.',
    attributes: [
      { name: 'kind', description: 'Which one.', type: { text: "'a' | 'b'" } },
      { name: 'open', description: 'Whether.', type: { text: 'boolean' } },
    ],
    cssParts: [{ name: 'bar', description: 'The bar.' }],
    cssProperties: [{ name: '--stratus-x-size', description: 'How large.' }],
  }
  const manifest = { modules: [{ declarations: [element, { name: 'NoElement' }] }] }

  it('offers tags, attributes and their values', () => {
    expect(htmlData(manifest)).toEqual({
      version: 1.1,
      tags: [
        {
          name: 'stratus-x',
          description: { kind: 'markdown', value: 'What it is.' },
          attributes: [
            { name: 'kind', description: 'Which one.', values: [{ name: 'a' }, { name: 'b' }] },
            { name: 'open', description: 'Whether.', valueSet: 'v' },
          ],
        },
      ],
    })
  })

  it('offers CSS variables and parts', () => {
    expect(cssData(manifest)).toEqual({
      version: 1.1,
      properties: [{ name: '--stratus-x-size', description: '<stratus-x>: How large.' }],
      pseudoElements: [{ name: '::part(bar)', description: '<stratus-x>: The bar.' }],
    })
  })

  it('knows what a name stands for when it stands for texts', () => {
    const choices = choiceTypes([
      "export type View = 'picture' | 'list'\nexport type Tone = 'a'\nexport type Data = keyof Views\n",
      "export type Tone = 'b' | 'c'\nexport const kinds = ['x', 'y'] as const\nexport type Kind = (typeof kinds)[number]\n",
    ])
    const typeOf = (text: string) => readableType(text, choices)
    expect(typeOf("View | ''")).toBe("'picture' | 'list' | ''")
    expect(typeOf('Kind')).toBe("'x' | 'y'")
    for (const unknown of ['Tone', 'Data', 'ReadonlyMap<string, View>']) expect(typeOf(unknown)).toBe(unknown)
  })

  it('knows a choice of texts from other types', () => {
    expect(choicesOf("'a' | 'b' | undefined")).toEqual(['a', 'b'])
    for (const type of ['string', "'a' | string", '', "Set<'a'>"]) expect(choicesOf(type)).toEqual([])
  })
})

describe('texts of the manifest', () => {
  it.each([
    ['A number (W-FORM-03), part of the form.', 'A number, part of the form.'],
    ['With its key (C-PWD-01 to 03).', 'With its key.'],
    ['Two lists; W-XFER-01 to 03. Both are tables.', 'Two lists. Both are tables.'],
    ['Draws it (T-FLAT-05, DEC-33): small.', 'Draws it: small.'],
    ['Deletes (as the page wants it, DEC-21).', 'Deletes (as the page wants it).'],
    ['Plain (text) stays.', 'Plain (text) stays.'],
  ])('cite no requirement or decision: %s', (written, shown) => expect(withoutReferences(written)).toBe(shown))
})

describe('doors', () => {
  const { exports } = JSON.parse(readWidget('package.json')) as { exports: Record<string, { source: string }> }

  it.each(elementFiles())('define/$name leads to its file', ({ name, folder }) => {
    const { source } = exports[`./define/${name}`] ?? exports['./define/*']!
    expect(source.replaceAll('*', name)).toBe(`./${folder}/stratus-${name}.define.ts`)
  })
})
