import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Action } from '../internal/actions.js'
import { control, names, rowsOf, type Server, servers, table, type Table } from '../../tests/support/live-table.js'
import { heard, one, text } from '../../tests/support/shadow.js'

consoleGate()

describe('<stratus-live-table> pages and long lists', () => {
  describe('paging', () => {
    it('W-TABLE-08 shows 20 rows a page unless told otherwise', async () => {
      const element = await table({ rows: servers(45) })
      const events = heard(element, 'stratus-page-change')
      expect(rowsOf(element).length).to.equal(20)
      expect(text(one(element, '.count'))).to.equal('Displaying 20 of 45 items')
      one(element, '[data-control=last]').click()
      await element.updateComplete
      expect(names(element)).to.deep.equal(['web-40', 'web-41', 'web-42', 'web-43', 'web-44'])
      expect(rowsOf(element)[0]!.getAttribute('aria-rowindex')).to.equal('42')
      expect(one(element, '[data-control=next]').getAttribute('aria-disabled')).to.equal('true')
      expect(events).to.deep.equal([{ page: 3 }])
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-98 writes large numbers as the language does', async () => {
      document.documentElement.lang = 'de'
      try {
        const element = await table({ rows: servers(123_456) })
        expect(text(one(element, '.count'))).to.contain('123.456')
        expect(text(one(element, '.pager .place'))).to.contain('6.173')
        element.groupBy = 'status'
        await element.updateComplete
        await waitUntil(() => text(one(element, 'tbody')).includes('82.304'), 'the head of a group counts its rows')
      } finally {
        document.documentElement.lang = 'en'
      }
    })

    it('W-TABLE-08 takes the page size from the cookie', async () => {
      document.cookie = 'API_RESULT_PAGE_SIZE=7; path=/'
      try {
        expect(rowsOf(await table({ rows: servers(45) })).length).to.equal(7)
      } finally {
        document.cookie = 'API_RESULT_PAGE_SIZE=; path=/; max-age=0'
      }
    })

    it('pages of the server are asked for', async () => {
      const element = await table({ paging: 'server', serverPages: { hasPrev: false, hasNext: true } })
      const events = heard(element, 'stratus-page-change')
      one(element, '[data-control=prev]').click()
      one(element, '[data-control=next]').click()
      expect(events).to.deep.equal([{ page: 2, direction: 'next' }])
    })

    it('virtual: 100,000 rows draw a screenful; scrolling to the end shows the last', async () => {
      const element = await table({ paging: 'virtual', rows: servers(100_000) })
      element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
      await nextFrame()
      expect(rowsOf(element).length).to.be.lessThan(80)
      expect(one(element, 'table').getAttribute('aria-rowcount')).to.equal('100001')
      element.scrollTop = element.scrollHeight
      await waitUntil(() => names(element).includes('web-99999'), 'the last row is drawn')
      expect(rowsOf(element).map((row) => row.getAttribute('aria-rowindex'))).to.include('100001')
    })
  })

  describe('lists that are higher than any box', () => {
    const inView = (element: Table) => {
      const { top, bottom } = element.getBoundingClientRect()
      return rowsOf(element).filter((row) => {
        const box = row.getBoundingClientRect()
        return box.bottom > top + 90 && box.top < bottom
      })
    }
    const placesOf = (element: Table) =>
      inView(element)
        .map((row) => Number(row.getAttribute('aria-rowindex')) - 2)
        .sort((a, b) => a - b)
    const scroll = async (element: Table, to: number) => {
      element.scrollTop = to
      element.dispatchEvent(new Event('scroll'))
      await nextFrame()
      await nextFrame()
    }

    it('W-TABLE-50 a million rows: the last is reached, and short ways leave none out, wherever they begin', async () => {
      const time = fakeClock()
      const rows = servers(1_000_000)
      const element = await table({ paging: 'virtual', rows, clock: time.clock })
      element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
      await nextFrame()
      expect(element.scrollHeight).to.be.lessThan(16_000_000)
      await scroll(element, element.scrollHeight)
      await waitUntil(() => names(element).includes('web-999999'), 'the last row is drawn')
      expect(placesOf(element).at(-1)).to.equal(999_999)
      await scroll(element, 7_000_000)
      const [first = 0] = placesOf(element)
      expect(first).to.be.within(400_000, 550_000)
      const seen = new Set<number>()
      for (let step = 0; step < 30; step++) {
        await scroll(element, element.scrollTop + 150)
        for (const place of placesOf(element)) seen.add(place)
      }
      const all = [...seen].sort((a, b) => a - b)
      expect(all.at(-1)! - all[0]!, 'no row is left out').to.equal(all.length - 1)
      const before = { at: element.scrollTop, rows: placesOf(element) }
      time.advance(400)
      await nextFrame()
      expect(element.scrollTop).not.to.equal(before.at)
      expect(placesOf(element)).to.deep.equal(before.rows)
      await scroll(element, 0)
      expect(placesOf(element)[0]).to.equal(0)
    })

    it('W-TABLE-50 two million rows: keys lead to the last and back by pages, and nothing moves under a poll', async () => {
      const rows = servers(2_000_000)
      const element = await table({ paging: 'virtual', rows, withoutSelection: true })
      element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
      await nextFrame()
      const focused = () => element.shadowRoot!.activeElement as HTMLElement
      const place = () => Number(focused()?.closest('tr')?.getAttribute('aria-rowindex')) - 2
      const press = (key: string, ctrlKey = false) =>
        focused().dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, composed: true, cancelable: true }),
        )
      control(element, 'link').focus()
      press('End', true)
      await waitUntil(() => place() === 1_999_999, 'the last row')
      expect(placesOf(element).at(-1)).to.equal(1_999_999)
      press('ArrowDown')
      expect(place()).to.equal(1_999_999)
      press('PageUp')
      await waitUntil(() => place() < 1_999_999, 'a page up')
      const page = 1_999_999 - place()
      expect(page).to.be.within(3, 60)
      press('PageDown')
      await waitUntil(() => place() === 1_999_999, 'and down')
      for (const at of [1_000_000, 1_500_000]) {
        element.showRow(at)
        await waitUntil(() => placesOf(element).includes(at), `row ${at}`)
        await aTimeout(500)
        const top = () =>
          rowsOf(element)
            .find((row) => row.dataset['key'] === `id-${at}`)!
            .getBoundingClientRect().top
        const [before, scrolled] = [top(), element.scrollTop]
        element.rows = element.rows.map((row, index) => (index === at + 1 ? { ...row, status: 'POLLED' } : row))
        await element.updateComplete
        await nextFrame()
        expect([top(), element.scrollTop]).to.deep.equal([before, scrolled])
        element.rows = [{ ...rows[0]!, id: `new-${at}` }, ...element.rows]
        await element.updateComplete
        await nextFrame()
        expect(Math.abs(top() - before), 'a row that came before them moves nothing').to.be.below(1)
        element.rows = rows
        await element.updateComplete
      }
      control(element, 'link', 4).focus()
      press('Home', true)
      await waitUntil(() => place() === 0, 'the first row')
    })
  })

  describe('long lists', () => {
    const long = async (set: Partial<Table> = {}) => {
      const time = fakeClock()
      const element = await table({ paging: 'virtual', rows: servers(100_000), clock: time.clock, ...set })
      element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
      await nextFrame()
      await nextFrame()
      return { element, time }
    }
    const places = (element: Element) => rowsOf(element).map((row) => Number(row.getAttribute('aria-rowindex')))

    it('rows keep their elements while people scroll, and come into order when they pause', async () => {
      const { element, time } = await long()
      const third = rowsOf(element)[2]!
      element.scrollTop = 360
      await waitUntil(() => places(element).includes(26), 'rows come')
      const before = rowsOf(element)
      time.advance(1000)
      const indexes = places(element)
      expect(indexes).to.deep.equal([...indexes].sort((a, b) => a - b))
      expect(rowsOf(element)).to.have.members(before)
      expect(third.isConnected).to.equal(true)
      const tops = rowsOf(element).map((row) => Math.round(row.getBoundingClientRect().top))
      expect(tops).to.deep.equal([...tops].sort((a, b) => a - b))
      expect(new Set(tops).size).to.equal(tops.length)
    })

    it('W-TABLE-05 an open row makes room for its details', async () => {
      const { element } = await long({ details: (row) => `All about ${row.name}` })
      control(element, 'expand', 1).click()
      await element.updateComplete
      await nextFrame()
      await waitUntil(() => {
        const details = one(element, '.details').getBoundingClientRect()
        const [, open, next] = rowsOf(element).map((row) => row.getBoundingClientRect())
        return (
          details.height > 20 && Math.abs(details.top - open!.bottom) < 2 && Math.abs(next!.top - details.bottom) < 2
        )
      }, 'details stand between their row and the next')
    })

    it('W-TABLE-04 W-TABLE-06 all of them are selected, one is taken out, a refresh keeps that', async () => {
      const rows = servers(100_000)
      const { element } = await long({ rows, batchActions: () => [{ id: 'delete', label: 'Delete' }] })
      const events = heard<{ action: Action; rows: Server[] }>(element, 'stratus-batch-action')
      one(element, '[data-control=select-all]').click()
      await element.updateComplete
      expect(element.selected.size).to.equal(100_000)
      expect(rowsOf(element).every((row) => row.classList.contains('selected'))).to.equal(true)
      control(element, 'select', 1).click()
      await element.updateComplete
      const box = one<HTMLInputElement>(element, '[data-control=select-all]')
      expect([box.checked, box.indeterminate]).to.deep.equal([false, true])
      expect(text(one(element, '.chosen'))).to.contain('99,999 selected')
      element.rows = rows.with(0, { ...rows[0]!, name: 'renamed' })
      await element.updateComplete
      expect(rowsOf(element).map((row) => row.classList.contains('selected'))[1]).to.equal(false)
      expect(element.selected.has('id-1')).to.equal(false)
      expect(element.selected.has('id-0')).to.equal(true)
      const list = one(element, 'stratus-action-list') as HTMLElementTagNameMap['stratus-action-list']
      await list.updateComplete
      one(list, '[data-action=delete]').click()
      expect(events[0]!.rows.length).to.equal(99_999)
    })

    it('W-TABLE-30 a filter after select-all: actions act on what is selected and shown, the footer has both numbers', async () => {
      const { element } = await long({
        rows: servers(1000),
        batchActions: (rows) => [{ id: 'delete', label: `Delete ${rows.length}` }],
      })
      const events = heard<{ action: Action; rows: Server[] }>(element, 'stratus-batch-action')
      const chosen = () => text(one(element, '.chosen'))
      one(element, '[data-control=select-all]').click()
      await element.updateComplete
      expect(chosen()).to.contain('1,000 selected')
      element.search = 'web-99'
      await element.updateComplete
      expect(chosen()).to.contain('11 selected, 989 more not shown')
      const list = one(element, 'stratus-action-list') as HTMLElementTagNameMap['stratus-action-list']
      await list.updateComplete
      expect(text(one(list, '[data-action=delete]'))).to.contain('Delete 11')
      one(list, '[data-action=delete]').click()
      expect(events[0]!.rows.map(({ name }) => name.startsWith('web-99'))).to.deep.equal(Array(11).fill(true))
      // Nothing in sight: there is nothing to act on.
      element.search = 'nothing like it'
      await element.updateComplete
      await list.updateComplete
      one(list, '[data-action=delete]').click()
      expect(events.length).to.equal(1)
      // Nothing was taken out of the selection.
      element.search = ''
      await element.updateComplete
      expect(chosen()).to.contain('1,000 selected')
      expect(element.selected.size).to.equal(1000)
    })

    it('W-TABLE-03 select-all after a filter means what passes it', async () => {
      const { element } = await long({ search: 'web-9' })
      one(element, '[data-control=select-all]').click()
      await element.updateComplete
      const { size } = element.selected
      expect(size).to.equal(11_111)
      element.search = ''
      await element.updateComplete
      expect(element.selected.size).to.equal(size)
      expect(control(element, 'select', 0)).to.have.property('checked', false)
      expect(control(element, 'select', 9)).to.have.property('checked', true)
    })
  })
})
