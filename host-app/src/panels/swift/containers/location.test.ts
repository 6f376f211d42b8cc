import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldersOn, folderOf, hasAddress, pathOf, placeLabel, placeOf } from './location.js'

describe('a place in object storage', () => {
  it('O-VIEW-08 P-ROUTE-01 is read from the address: container, then folders between slashes', () => {
    expect(placeOf('/project/containers/')).toEqual({ container: null, folder: '' })
    expect(placeOf('/project/containers/container/')).toEqual({ container: null, folder: '' })
    expect(placeOf('/project/containers/container/docs')).toEqual({ container: 'docs', folder: '' })
    expect(placeOf('/project/containers/container/docs/reports/2025')).toEqual({
      container: 'docs',
      folder: 'reports/2025/',
    })
    expect(placeOf('/project/containers/container/docs/reports/2025/')?.folder).toBe('reports/2025/')
  })

  it('is nothing for any other address', () => {
    expect(placeOf('/project/containers/elsewhere')).toBeNull()
    expect(placeOf('/project/images')).toBeNull()
  })

  it('keeps per cent signs, hashes, question marks, spaces and any letters of names', () => {
    expect(placeOf('/project/containers/container/50%25%20%23%3F/%252F/%C3%BC')).toEqual({
      container: '50% #?',
      folder: '%2F/ü/',
    })
    expect(placeOf('/project/containers/container/%E0%A4%A')?.container).toBe('%E0%A4%A')
  })

  it('O-VIEW-02 comes back from its own address, whatever the names', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('/') && hasAddress(text))
    fc.assert(
      fc.property(name, fc.array(name), (container, names) => {
        const place = { container, folder: names.map((one) => `${one}/`).join('') }
        expect(placeOf(pathOf(place))).toEqual(place)
      }),
    )
  })

  it('O-VIEW-02 has one crumb a folder', () => {
    expect(foldersOn({ container: 'docs', folder: 'reports/2025/' })).toEqual([
      { name: 'reports', folder: 'reports/' },
      { name: '2025', folder: 'reports/2025/' },
    ])
    expect(foldersOn({ container: 'docs', folder: '' })).toEqual([])
  })

  it('knows which names no address can hold', () => {
    expect(['a', 'a/b/', 'a..b', '...', '%2E'].map(hasAddress)).toEqual([true, true, true, true, true])
    expect(['', '.', '..', 'a/../b', 'a//b', '/a'].map(hasAddress)).toEqual([false, false, false, false, false, false])
  })

  it('is named in titles, and tells an object’s folder', () => {
    expect(placeLabel({ container: 'docs', folder: 'reports/2025/' })).toBe('docs: reports/2025')
    expect(placeLabel({ container: 'docs', folder: '' })).toBe('docs')
    expect([folderOf('a.txt'), folderOf('a/b/c.txt'), folderOf('a/b/')]).toEqual(['', 'a/b/', 'a/'])
  })
})
