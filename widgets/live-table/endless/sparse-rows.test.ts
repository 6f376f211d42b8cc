import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AwaitedRow } from '../data/row-list.js'
import { SparseRows } from './sparse-rows.js'

interface Thing {
  readonly id: number
}
const things = (count: number): Thing[] => Array.from({ length: count }, (_, id) => ({ id }))
const empty = (size: number) => SparseRows.empty<Thing>(size, ({ id }) => id)
const cut = (rows: readonly Thing[], page: number, size: number) => rows.slice((page - 1) * size, page * size)

const server = fc.record({ count: fc.integer({ min: 1, max: 300 }), size: fc.integer({ min: 1, max: 40 }) })
const pages = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 30 })

describe('a list of which some pages are here', () => {
  it('W-TABLE-80 of a server that counts, each row stands in its place, whichever pages came, in whichever order', () => {
    fc.assert(
      fc.property(server, pages, ({ count, size }, order) => {
        const all = things(count)
        let list = empty(size)
        const came = new Set<number>()
        for (const some of order) {
          const page = ((some - 1) % Math.ceil(count / size)) + 1
          list = list.with(page, { rows: cut(all, page, size), total: count, more: false })
          came.add(page)
        }
        expect(list.length).toBe(count)
        list.slice().forEach((row, index) => {
          if (came.has(Math.floor(index / size) + 1)) expect(row).toBe(all[index])
          else expect(row).toEqual(new AwaitedRow(index))
        })
        expect(list.here).toEqual(all.filter((_, index) => came.has(Math.floor(index / size) + 1)))
        expect([...list.entries()].every(([index, row]) => row === all[index])).toBe(true)
        expect(list.awaited(0, count).some((page) => came.has(page))).toBe(false)
      }),
    )
  })

  it('W-TABLE-80 of a server that does not count, pages follow one another, and the next is the one to ask for', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }), (lengths) => {
        let list = empty(10)
        let id = 0
        lengths.forEach((length, index) => {
          list = list.with(index + 1, {
            rows: Array.from({ length }, () => ({ id: id++ })),
            more: index < lengths.length - 1,
          })
          expect(list.slice(0, id)).toEqual(things(id))
          expect(list.awaited(0, list.length)).toEqual(list.more ? [index + 2] : [])
        })
        expect(list.length).toBe(id)
      }),
    )
  })

  it('W-TABLE-81 a server that does not agree with itself has no row twice, and is asked no more than once again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: 1, max: 5 }), fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 8 })),
          {
            maxLength: 12,
          },
        ),
        (answers) => {
          let list = empty(4)
          for (const [page, ids] of answers) {
            const rows = [...new Set(ids)].map((id) => ({ id }))
            list = list.with(page, { rows, total: 20, more: false })
            const here = list.here.map(({ id }) => id)
            expect(new Set(here).size).toBe(here.length)
          }
          // Whatever overlaps: asking for all that is awaited comes to an end.
          for (let round = 0; round < 40 && list.awaited(0, 20).length; round++) {
            const [page = 1] = list.awaited(0, 20)
            list = list.with(page, { rows: things(4), total: 20, more: false })
          }
          expect(list.awaited(0, 20)).toEqual([])
        },
      ),
    )
  })

  it('W-TABLE-81 a page that failed says so in every fifth row, keeps what was here of it, and is awaited when all is read again', () => {
    const list = empty(25)
      .with(1, { rows: things(25), total: 100, more: false })
      .failed(2, { message: 'Down.' })
      .failed(1, { message: 'No.' })
    expect(list.at(0)).toEqual({ id: 0 })
    const rows = list.slice(25, 50) as unknown as AwaitedRow[]
    expect(rows.flatMap(({ index, message }) => (message ? [index] : []))).toEqual([25, 30, 35, 40, 45])
    expect(list.awaited(0, 50)).toEqual([])
    expect(list.outdated().awaited(0, 50)).toEqual([1, 2])
    const tail = empty(10)
      .with(1, { rows: things(10), more: true })
      .failed(2, { message: 'Down.' })
    expect([tail.length, tail.outdated().length, tail.outdated().awaited(0, 99)]).toEqual([20, 20, [1, 2]])
  })

  it('rows that come to be fewer are fewer; what is far is forgotten, but for what is to be kept', () => {
    let list = empty(10)
    for (let page = 1; page <= 9; page++)
      list = list.with(page, { rows: things(90).slice(page * 10 - 10, page * 10), total: 90, more: false })
    const near = list.near(45, 3, ({ id }) => id === 3)
    expect(near.here.map(({ id }) => id).filter((id) => id % 10 === 3)).toEqual([3, 33, 43, 53])
    expect(list.with(1, { rows: things(10), total: 15, more: false }).here.length).toBe(15)
    expect(list.with(1, { rows: [], total: 0, more: false }).length).toBe(0)
  })

  it('an answer with more than was asked for, and with what is no row, does no harm', () => {
    const odd = [{ id: 1 }, null, undefined, { id: 2 }, { id: 3 }] as Thing[]
    const list = empty(4).with(1, { rows: odd, total: 9, more: false })
    expect(list.here).toEqual([{ id: 1 }, { id: 2 }])
    expect(list.at(1)).toEqual(new AwaitedRow(1, null))
    expect(list.at(4)).toEqual(new AwaitedRow(4))
    expect([list.at(-1), list.at(9)]).toEqual([undefined, undefined])
    expect(empty(4).with(1, { rows: things(5000), more: false }).length).toBe(5000)
  })
})
