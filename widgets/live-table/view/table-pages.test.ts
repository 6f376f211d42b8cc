import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, cookiePageSize, pageCount, pageRows } from './table-pages.js'

describe('pages', () => {
  it('W-TABLE-08 the page size is the cookie API_RESULT_PAGE_SIZE, else 20', () => {
    expect(cookiePageSize('')).toBe(20)
    expect(cookiePageSize('csrftoken=x; API_RESULT_PAGE_SIZE=50; theme=default')).toBe(50)
    expect(cookiePageSize('API_RESULT_PAGE_SIZE="7"')).toBe(7)
    expect(cookiePageSize('a=b;API_RESULT_PAGE_SIZE=1')).toBe(1)
    expect(cookiePageSize('API_RESULT_PAGE_SIZE=0')).toBe(20)
    expect(cookiePageSize('API_RESULT_PAGE_SIZE=many')).toBe(20)
    expect(cookiePageSize('MY_API_RESULT_PAGE_SIZE=5')).toBe(20)
  })

  it('W-TABLE-08 the pages together are the rows, none is longer than the size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 50 }), (rows, size) => {
        const pages = Array.from({ length: pageCount(rows.length, size) }, (_, index) =>
          pageRows(rows, index + 1, size),
        )
        expect(pages.flat()).toEqual(rows)
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(size)
      }),
    )
  })

  it('rows that fit on one page are the very same list', () => {
    const rows = [1, 2, 3]
    expect(pageRows(rows, 1, 3)).toBe(rows)
    expect(pageRows(rows, 2, 2)).toEqual([3])
  })

  it('a page that does not exist becomes the nearest that does', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 9 }), (page, count) => {
        const shown = clampPage(page, count)
        expect(Number.isInteger(shown) && shown >= 1 && shown <= count).toBe(true)
      }),
    )
    expect(clampPage(99, 3)).toBe(3)
    expect(clampPage(-1, 3)).toBe(1)
  })
})
