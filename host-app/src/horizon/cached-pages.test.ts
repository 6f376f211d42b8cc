import { describe, expect, it } from 'vitest'
import { createCachedPages } from './cached-pages.js'

const page = (address: string, html = '') => ({ address, html })

describe('kept pages', () => {
  it('are the last few, and never more than fits, but always the last', () => {
    const pages = createCachedPages(2, 10)
    for (const key of ['a', 'b', 'c']) pages.set(key, page(`/${key}/`, '123'))
    expect(['a', 'b', 'c'].map((key) => pages.get(key)?.address)).toEqual([undefined, '/b/', '/c/'])
    pages.set('d', page('/d/', 'x'.repeat(11)))
    expect(['b', 'c', 'd'].map((key) => pages.get(key)?.address)).toEqual([undefined, undefined, '/d/'])
  })

  it('hand a page on once, to its own address only', () => {
    const pages = createCachedPages()
    pages.hand(page('/a/'))
    expect(pages.take('/b/')).toBeUndefined()
    pages.hand(page('/a/'))
    expect(pages.take('/a/')?.address).toBe('/a/')
    expect(pages.take('/a/')).toBeUndefined()
  })
})
