import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tabSeparated } from './copy-cells.js'

describe('rows for a spreadsheet', () => {
  it('W-TABLE-39 are lines of tabs; what would be run as a formula is not', () => {
    expect(
      tabSeparated([
        ['Name', 'RAM'],
        ['=1+1', 512],
        ['two\nlines\tand a tab', null],
      ]),
    ).toBe("Name\tRAM\n'=1+1\t512\ntwo lines and a tab\t")
  })

  it('W-TABLE-39 keep their number of lines and fields, whatever the names', () => {
    const line = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null)), {
      minLength: 3,
      maxLength: 3,
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const read = tabSeparated(lines).split('\n')
        expect(read.length).toBe(lines.length)
        for (const fields of read) expect(fields.split('\t').length).toBe(3)
      }),
    )
  })
})
