import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from './listing.js'

const object = (name: string, bytes = 1) => ({ name, content: { length: bytes }, content_type: 'text/plain' })
const docs = [
  'readme.txt',
  'reports/',
  'reports/2025/',
  'reports/2025/q1.csv',
  'reports/2025/raw/data.bin',
  'notes/a & b.txt',
].map((name) => object(name))

describe('object listing', () => {
  it('A-SWIFT-02 shows files and one pseudo-folder for each next segment', () => {
    expect(listing(docs, '').map((row) => [row.path, row.name, row.is_subdir])).toEqual([
      ['notes/', 'notes', true],
      ['readme.txt', 'readme.txt', false],
      ['reports/', 'reports', true],
    ])
    expect(listing(docs, 'reports/2025/').map((row) => row.path)).toEqual(['reports/2025/q1.csv', 'reports/2025/raw/'])
  })

  it('A-SWIFT-02 leaves out the folder itself, its marker and the path without its slash', () => {
    expect(listing(docs, 'reports/').map((row) => row.path)).toEqual(['reports/2025/'])
    expect(listing(docs, 'reports')).toEqual([])
    expect(listing(docs, 'nosuch/')).toEqual([])
  })

  it('A-SWIFT-02 walking down from the top meets every file exactly once', () => {
    const segment = fc.stringMatching(/^[a-c]{1,2}$/)
    const name = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('/')}.x`)
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
        const walk = (path: string): string[] =>
          listing(
            names.map((each) => object(each)),
            path,
          ).flatMap((row) => (row.is_subdir ? walk(row.path) : [row.path]))
        expect(walk('').sort()).toEqual([...names].sort())
      }),
    )
  })
})
