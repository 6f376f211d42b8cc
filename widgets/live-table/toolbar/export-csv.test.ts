import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csv, csvField } from './export-csv.js'

/** A reader of RFC 4180, for the round trip. */
function parse(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('CSV', () => {
  it('a name that a spreadsheet would run gets an apostrophe in front', () => {
    for (const evil of [
      '=1+1',
      '+1',
      '-1+1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      ' =cmd|x',
      '＝1+1',
      '＋1',
      '－1',
      ' ＠SUM(A1)',
    ]) {
      expect(parse(`${csvField(evil)}\r\n`)[0]?.[0], JSON.stringify(evil)).toBe(`'${evil}`)
    }
    for (const calm of ['web-1', 'a=1', 'a\tb']) expect(csvField(calm)).toBe(calm)
    expect(csvField(-5)).toBe('-5')
    expect(csvField(null)).toBe('')
  })

  it('commas, quotes, line breaks and blanks at the ends are quoted', () => {
    expect(csvField('a,b')).toBe('"a,b"')
    expect(csvField('two\nlines')).toBe('"two\nlines"')
    expect(csvField(' a ')).toBe('" a "')
    expect(csvField('say "hi"')).toBe('"say ""hi"""')
    expect(
      csv([
        ['a', 'b'],
        [1, null],
      ]),
    ).toBe('\uFEFFa,b\r\n1,\r\n')
  })

  it('every text comes back as it was, at most with the apostrophe', () => {
    const lines = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 })
    fc.assert(
      fc.property(lines, (given) => {
        const read = parse(csv(given).slice(1))
        const defused = given.map((line) =>
          line.map((text) => (/^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(text) ? `'${text}` : text)),
        )
        expect(read).toEqual(defused)
      }),
    )
  })
})
