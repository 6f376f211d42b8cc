import { describe, expect, it, vi } from 'vitest'
import { Atlas } from './atlas.js'

/** An atlas of pages of 100 px, without a browser. */
function make(mostPages = 2) {
  const pages: { canvas: object; clearRect: ReturnType<typeof vi.fn>; resetTransform: ReturnType<typeof vi.fn> }[] = []
  const atlas = new Atlas(100, mostPages, () => {
    const page = { canvas: {}, clearRect: vi.fn(), resetTransform: vi.fn() }
    pages.push(page)
    return page as unknown as CanvasRenderingContext2D
  })
  const take = (width: number, height: number) => {
    const region = atlas.take(width, height)?.region
    return region && [pages.findIndex(({ canvas }) => canvas === region.page), region.x, region.y]
  }
  return { atlas, pages, take }
}

describe('atlas of small pictures', () => {
  it('fills a row, then the next below the highest of it', () => {
    const { take } = make()
    expect([take(40, 10), take(40, 30), take(40, 20), take(60, 5)]).toEqual([
      [0, 0, 0],
      [0, 40, 0],
      [0, 0, 30],
      [0, 40, 30],
    ])
  })

  it('goes on with another page, and says when all are full', () => {
    const { pages, take } = make()
    expect([take(100, 60), take(100, 60), take(100, 60)]).toEqual([[0, 0, 0], [1, 0, 0], undefined])
    expect(pages).toHaveLength(2)
  })

  it('has no room for what is larger than a page', () => {
    const { pages, take } = make()
    expect([take(101, 1), take(1, 101)]).toEqual([undefined, undefined])
    expect(pages).toHaveLength(0)
  })

  it('cleared it begins anew on the same pages', () => {
    const { atlas, pages, take } = make()
    take(100, 60)
    take(100, 60)
    atlas.clear()
    for (const page of pages) expect(page.clearRect).toHaveBeenCalledWith(0, 0, 100, 100)
    expect(take(10, 10)).toEqual([0, 0, 0])
    expect(pages).toHaveLength(2)
  })
})
