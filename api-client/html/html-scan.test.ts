import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../testing/parse-html.mjs'
import { scanHtml, textWithin } from './html-scan.js'

const recorded = fileURLToPath(new URL('../../tests/horizon-pages/fixtures', import.meta.url))

function scanned(html: string) {
  const pieces = scanHtml(html)
  return pieces.flatMap((piece, at) =>
    piece.kind === 'start'
      ? [{ tag: piece.tag, attributes: { ...piece.attributes }, text: textWithin(pieces, at) }]
      : [],
  )
}

const word = fc.string({ unit: fc.constantFrom(...'abc é€<>&"\'='.split('')), maxLength: 6 })
const escaped = word.map((text) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`))
const entity = fc.constantFrom('&amp;', '&lt;', '&nbsp;', '&#x27;', '&#39;', '&#0;', '&#xD800;', '&#x10FFFF;')
const text = fc.array(fc.oneof(escaped, entity), { maxLength: 3 }).map((parts) => parts.join(''))

const attributes = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('id', 'CLASS', 'data-x', 'href', 'checked'),
      fc.oneof(
        text.map((value) => `="${value}"`),
        text.map((value) => ` = '${value}'`),
        fc.constantFrom('', '=a/b', '=x', '="a > b"', '=\'it is "so"\''),
      ),
    ),
    { selector: ([name]) => name, maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => ` ${name}${value}`).join(''))

const noise = fc.constantFrom(
  '<!-- <b>no</b> -->',
  '<!-- <script> -->',
  '<!-->',
  '<script>if (a < b) "</p>"</script>',
  '<style>p > a {}</style>',
  '<textarea name=t><b>raw</b> &amp; <!-- kept --></textarea>',
  '<br>',
  '<br/>',
  '<img alt="a>b">',
  '<input value=x>',
)

/** Text and elements of a line, all closed. */
const { line } = fc.letrec<{ line: string; inline: string }>((tie) => ({
  inline: fc
    .tuple(fc.constantFrom('span', 'em', 'STRONG', 'label', 'i'), attributes, tie('line'))
    .map(([tag, given, content]) => `<${tag}${given}>${content}</${tag}>`),
  line: fc
    .array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, text, noise, tie('inline')), { maxLength: 3 })
    .map((parts) => parts.join('')),
}))

const maybe = (tag: string) => fc.constantFrom('', `</${tag}>`)
const one = (tag: string, content: fc.Arbitrary<string>) =>
  fc.tuple(attributes, content, maybe(tag)).map(([given, inner, end]) => `<${tag}${given}>${inner}${end}`)
const several = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 3 }).map((items) => items.join(''))

/** Blocks, whose parts may lack the ends that HTML lets them lack. */
const { block } = fc.letrec<{ block: string; flow: string }>((tie) => ({
  flow: fc.oneof({ depthSize: 'small', withCrossShrink: true }, line, several(tie('block'))),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    one('p', line),
    several(one('li', tie('flow'))).map((items) => `<ul>${items}</ul>`),
    several(fc.oneof(one('dt', line), one('dd', tie('flow')))).map((items) => `<dl>${items}</dl>`),
    several(one('option', text)).map((items) => `<select>${items}</select>`),
    several(one('tr', several(fc.oneof(one('td', tie('flow')), one('th', tie('flow')))))).map(
      (rows) => `<table>${rows}</table>`,
    ),
    tie('flow').map((content) => `<div>${content}</div>`),
  ),
}))

describe('the reader of HTML, beside the parser that browsers have', () => {
  it('finds the same elements, attributes and texts, whatever ends are left out', () => {
    fc.assert(
      fc.property(several(block), text, (content, title) => {
        const html = `<!DOCTYPE html><html><head><title>${title}<b></title></head><body>${content}</body></html>`
        expect(scanned(html)).toEqual(parseHtml(html))
      }),
      { numRuns: 500 },
    )
  })

  it.each(readdirSync(recorded).filter((file) => file.endsWith('.html')))('reads %s as a browser does', (file) => {
    const html = readFileSync(`${recorded}/${file}`, 'utf8')
    const elements = parseHtml(html)
    expect(elements.length).toBeGreaterThan(3)
    expect(scanned(html)).toEqual(elements)
  })

  it.each([
    ['<p>one<p>two', 'one'],
    ['<li>one<li>two', 'one'],
    ['<textarea>a <b>c</textarea>d', 'a <b>c'],
    ['<title>a <b>c</title>d', 'a <b>c'],
    ['<div>a</span>b</div>c', 'ab'],
    ['<div>a<!-- <script> -->b</div>', 'ab'],
    ['<td>a<table><tr><td>b</table>c</td>d', 'abc'],
  ])('the text of %s is %j', (html, text) => {
    expect(textWithin(scanHtml(html), 0)).toBe(text)
  })

  it('reads any text without an end of time, and each start has its end', () => {
    const tag = fc.constantFrom(
      '<p',
      '<a href="',
      '</',
      '<!--',
      '-->',
      '>',
      '/>',
      '<td>',
      '</table>',
      '<svg>',
      '<script>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(tag, fc.string()), { maxLength: 20 }), (parts) => {
        let depth = 0
        for (const piece of scanHtml(parts.join(''))) {
          if (piece.kind === 'start') depth += 1
          if (piece.kind === 'end') depth -= 1
          expect(depth).toBeGreaterThanOrEqual(0)
        }
        expect(depth).toBe(0)
      }),
    )
  })
})
