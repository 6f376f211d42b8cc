import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { fakeClock } from '../../tests/support/clock.js'
import { names, rowsOf, table, type Server, type Table } from '../../tests/support/live-table.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { TableAnswer, TableQuery } from './data/table-source.js'
import type { MatchingRows } from './live-table.events.js'

consoleGate()

const server = (index: number, version = ''): Server => ({
  id: `id-${index}`,
  name: `web-${index}${version}`,
  status: 'ACTIVE',
  ram: '512 MB',
})

/** A server that has so many rows, and answers when it is told, or at once. */
function cloud(
  count: number,
  answer: (query: TableQuery<Server>) => Promise<TableAnswer<Server>> = async (query) => page(count, query),
) {
  const asked: TableQuery<Server>[] = []
  return {
    asked,
    pages: () => asked.map(({ page }) => page),
    list: (query: TableQuery<Server>) => {
      asked.push(query)
      return answer(query)
    },
  }
}

function page(
  count: number,
  { page: number, pageSize }: TableQuery<Server>,
  version = '',
): { rows: Server[]; total: number } {
  const from = (number - 1) * pageSize
  const length = Math.max(0, Math.min(pageSize, count - from))
  return { rows: Array.from({ length }, (_, index) => server(from + index, version)), total: count }
}

async function open(source: Table['source'], set: Partial<Table> = {}): Promise<Table> {
  const element = await table({ paging: 'endless', pageSize: 50, rows: [], source, ...set })
  element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
  await waitUntil(() => element.state !== 'loading' && rowsOf(element).length > 0, 'it has answered')
  // Which box scrolls is known when the browser has laid out.
  for (let frame = 0; frame < 2; frame++) await nextFrame()
  return element
}

const awaited = (element: Table) => all(element, 'tr.awaited')
const inView = (element: Table) => {
  const { top, bottom } = element.getBoundingClientRect()
  return rowsOf(element).filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > top + 90 && box.top < bottom - 60
  })
}
const here = (element: Table) =>
  waitUntil(() => !inView(element).some((row) => row.matches('.awaited')), 'all in sight is here')
const shows = (element: Table, name: string) => waitUntil(() => names(element).includes(name), `${name} is shown`)
const count = (element: Table) => text(one(element, '.count'))

describe('<stratus-live-table> endless rows of a server', () => {
  it('W-TABLE-80 shows two million rows as one list, asks for what comes into sight, and reaches the last', async () => {
    const source = cloud(2_000_000)
    const element = await open(source)
    expect(one(element, 'table').getAttribute('aria-rowcount')).to.equal('2000001')
    expect(count(element)).to.equal('Displaying 2,000,000 items')
    expect(all(element, '.pager').length).to.equal(0)
    await aTimeout(150)
    expect(source.pages()).to.deep.equal([1])
    expect(source.asked[0]!.pageSize).to.equal(50)
    element.scrollTop = element.scrollHeight
    await shows(element, 'web-1999999')
    expect(inView(element).at(-1)!.getAttribute('aria-rowindex')).to.equal('2000001')
    element.scrollTop = 0
    await shows(element, 'web-0')
    expect(source.asked.length, 'what is here is not asked for again').to.be.below(5)
    await expect(element).to.be.accessible()
  })

  it('W-TABLE-80 rows that are not here are bars with the height of rows, and no more than that', async () => {
    const source = cloud(10_000)
    const element = await open(source)
    source.list = (query) => (source.asked.push(query), new Promise(() => {}))
    element.scrollTop = 90_000
    await waitUntil(() => awaited(element).length > 8, 'bars')
    const [bar] = awaited(element)
    expect(bar!.getBoundingClientRect().height).to.equal(36)
    expect(text(bar!)).to.equal('Loading')
    expect(all(element, 'tr.awaited input, tr.awaited button').filter((node) => node.checkVisibility())).to.deep.equal(
      [],
    )
    await expect(element).to.be.accessible()
  })

  it('W-TABLE-80 gives up the pages that were scrolled past, and asks for none that only flew by', async () => {
    const source = cloud(400_000)
    const time = fakeClock()
    const element = await open(source, { clock: time.clock })
    source.list = (query) => {
      source.asked.push(query)
      return new Promise(() => {})
    }
    for (let step = 1; step <= 20; step++) {
      element.scrollTop = step * 100_000
      await nextFrame()
      // Once somebody stops for a moment.
      if (step === 10) time.advance(100)
    }
    time.advance(100)
    await waitUntil(() => source.asked.some((query) => query.page === 1112), 'the last place is asked for')
    const left = source.asked.filter(({ signal }) => !signal.aborted).map((query) => query.page)
    expect(Math.min(...left.filter((number) => number !== 1)), 'the others are given up').to.be.above(1100)
    expect(source.asked.length).to.be.below(10)
    element.remove()
    expect(source.asked.slice(1).every(({ signal }) => signal.aborted)).to.equal(true)
  })

  it('W-TABLE-80 a server that does not count is asked for page after page, with the rows before as markers', async () => {
    const source = cloud(130, async (query) => {
      const after = query.shown.at(-1)
      const from = after ? Number(after.id.slice(3)) + 1 : 0
      const rows = Array.from({ length: Math.min(50, 130 - from) }, (_, index) => server(from + index))
      return { rows, hasNext: from + 50 < 130 }
    })
    const element = await open(source)
    expect(count(element)).to.equal('Displaying the first 50 items')
    expect(one(element, 'table').getAttribute('aria-rowcount')).to.equal('-1')
    await waitUntil(() => {
      element.scrollTop = element.scrollHeight
      return names(element).includes('web-129')
    }, 'the last row')
    await waitUntil(() => count(element) === 'Displaying 130 items', 'the end is known')
    expect(source.asked.map(({ page: number, direction }) => [number, direction])).to.deep.equal([
      [1, undefined],
      [2, 'next'],
      [3, 'next'],
    ])
  })

  it('W-TABLE-81 a page that fails says so in its place, with a way to try again; the others stay', async () => {
    let down = false
    const source = cloud(10_000, async (query) => {
      if (down) throw new Error('The cloud is away.')
      return page(10_000, query)
    })
    const element = await open(source)
    down = true
    element.scrollTop = 36_000
    const failed = await waitUntil(() => inView(element).find((row) => row.querySelector('.failure')), 'it says so')
    expect(text(failed)).to.equal('The cloud is away. Retry')
    expect(element.state).to.equal('ready')
    const { top, bottom, left } = failed.getBoundingClientRect()
    const button = failed.querySelector('[data-control=retry]')!.getBoundingClientRect()
    expect([button.top >= top, button.bottom <= bottom, button.left > left], 'it is in sight').to.deep.equal([
      true,
      true,
      true,
    ])
    await expect(element).to.be.accessible()
    down = false
    failed.querySelector<HTMLElement>('[data-control=retry]')!.click()
    await shows(element, 'web-1000')
    expect(all(element, '.failure').length).to.equal(0)
    element.scrollTop = 0
    await shows(element, 'web-0')
  })

  it('W-TABLE-81 what comes late, twice or is no answer does no harm', async () => {
    const waiting: Array<(answer: TableAnswer<Server>) => void> = []
    const source = cloud(1000)
    const element = await open(source)
    source.list = (query) => (source.asked.push(query), new Promise((resolve) => waiting.push(resolve)))
    element.sort = { column: 'name', direction: 'descending' }
    await waitUntil(() => waiting.length === 1, 'it is asked anew')
    element.search = 'x'
    await waitUntil(() => waiting.length === 2, 'and again')
    waiting[1]!({ rows: [server(7, '-new')], total: 1 })
    await shows(element, 'web-7-new')
    waiting[0]!({ rows: [server(8, '-late')], total: 900 })
    await aTimeout(30)
    expect(names(element)).to.deep.equal(['web-7-new'])
    for (const garbage of [null, 7, 'rows', { rows: 'all' }, {}]) {
      element.search += 'x'
      const asked = waiting.length
      await waitUntil(() => waiting.length > asked, 'it is asked')
      waiting.at(-1)!(garbage as unknown as TableAnswer<Server>)
      await waitUntil(() => element.state === 'failed', 'it has failed')
      expect(takeConsole()).to.deep.equal([
        '<stratus-live-table> the list function of its source answered without rows.',
      ])
    }
    expect(names(element), 'what was here stays').to.deep.equal(['web-7-new'])
  })

  it('W-TABLE-81 a source that gives all rows at once, or no row, is a list like any other', async () => {
    const everything = Array.from({ length: 300 }, (_, index) => server(index))
    const element = await open({ list: async () => everything })
    expect(count(element)).to.equal('Displaying 300 items')
    element.scrollTop = element.scrollHeight
    await shows(element, 'web-299')
    element.source = { list: async () => ({ rows: [], total: 0 }) }
    await waitUntil(() => text(one(element, 'tbody')).includes('No items to display.'), 'it is empty')
  })

  it('W-TABLE-82 sorting, searching and filtering ask anew from the start', async () => {
    const source = cloud(100_000)
    const element = await open(source)
    element.scrollTop = 1_000_000
    await waitUntil(() => source.asked.length > 1, 'a page far down')
    await here(element)
    const before = source.asked.length
    one(element, 'thead [data-control=sort]').click()
    await waitUntil(() => source.asked.length > before && element.state === 'ready', 'it is asked')
    expect(source.asked[before]).to.include({ page: 1, search: '' })
    expect(source.asked[before]!.sort).to.deep.equal({ column: 'name', direction: 'ascending' })
    await shows(element, 'web-0')
    expect(element.scrollTop).to.be.below(100)
  })

  it('W-TABLE-82 reads again only what is in sight; what stays where it was does not move', async () => {
    let version = ''
    const source = cloud(100_000, async (query) => page(100_000, query, version))
    const element = await open(source)
    element.showRow(5020)
    await shows(element, 'web-5020')
    await aTimeout(200)
    const [scrolled, asked] = [element.scrollTop, source.asked.length]
    version = '-again'
    await element.refresh()
    await shows(element, 'web-5020-again')
    expect(element.scrollTop).to.equal(scrolled)
    expect(source.pages().slice(asked)).to.deep.equal([101])
    element.showRow(0)
    await shows(element, 'web-0-again')
  })

  it('W-TABLE-82 an interval keeps rows fresh where they stand, under a row that came before them', async () => {
    let shift = 0
    const source = cloud(10_000, async (query) => {
      const { rows, total } = page(10_000, query)
      return { rows: rows.map((row) => server(Number(row.id.slice(3)) - shift)), total }
    })
    const element = await open(source, { interval: 0.3 })
    element.showRow(520)
    await shows(element, 'web-520')
    await aTimeout(100)
    const at = () =>
      rowsOf(element)
        .find((row) => row.dataset['key'] === 'id-520')
        ?.getBoundingClientRect().top
    const before = at()
    shift = 1
    await waitUntil(
      () =>
        rowsOf(element).some((row) => row.dataset['key'] === 'id-520' && row.getAttribute('aria-rowindex') === '523'),
      'moved',
    )
    await nextFrame()
    expect(Math.abs(at()! - before!)).to.be.below(1)
    element.interval = 0
  })

  it('W-TABLE-82 goes to a row by its number, and by keys to the last, the next page and rows that are not here', async () => {
    const source = cloud(100_000)
    const element = await open(source)
    const field = one<HTMLInputElement>(element, '[data-control=row]')
    expect(field.ariaLabel).to.equal('Go to row')
    field.value = '40000'
    field.dispatchEvent(new Event('change'))
    await shows(element, 'web-39999')
    element.showRow(Number.NaN)
    expect(takeConsole()).to.deep.equal(['<stratus-live-table> showRow() takes a number.'])
    const cell = rowsOf(element)[8]!.querySelector<HTMLElement>('td[data-column=status]')!
    cell.tabIndex = 0
    cell.focus()
    const press = (init: KeyboardEventInit) =>
      (element.shadowRoot!.activeElement ?? cell).dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
      )
    const focused = () => element.shadowRoot!.activeElement?.closest('tr')
    press({ key: 'End', ctrlKey: true })
    await waitUntil(
      () => focused()?.ariaRowIndex === '100001' || focused()?.getAttribute('aria-rowindex') === '100001',
      'the last row',
    )
    await shows(element, 'web-99999')
    await waitUntil(() => focused()?.dataset['key'] === 'id-99999', 'the focus is in the row that came')
    press({ key: 'PageUp' })
    await waitUntil(() => Number(focused()?.getAttribute('aria-rowindex')) < 100_000, 'a page up')
    press({ key: 'Home', ctrlKey: true })
    await waitUntil(() => focused()?.dataset['key'] === 'id-0', 'the first row')
  })

  it('W-TABLE-83 selects by key; all that match, also those that are not here, where the page knows what that means', async () => {
    const source = cloud(100_000)
    const element = await open(source, {
      selectMatching: true,
      batchActions: () => [{ id: 'delete', label: 'Delete' }],
    })
    const acted = heard<{ rows: Server[]; matching?: MatchingRows }>(element, 'stratus-batch-action')
    const act = async () => {
      await waitUntil(() => one(element, 'stratus-action-list').shadowRoot?.querySelector('button'), 'the action')
      one(element, 'stratus-action-list').shadowRoot!.querySelector('button')!.click()
    }
    rowsOf(element)[1]!.querySelector<HTMLElement>('[data-control=select]')!.click()
    await element.updateComplete
    element.showRow(50_000)
    await shows(element, 'web-50000')
    element.showRow(0)
    await shows(element, 'web-1')
    expect(text(one(element, '.chosen'))).to.contain('1 selected')
    await act()
    expect(acted[0]!.rows.map(({ id }) => id)).to.deep.equal(['id-1'])
    expect(acted[0]!.matching).to.equal(undefined)
    one(element, '[data-control=select-all]').click()
    await element.updateComplete
    expect(text(one(element, '[data-control=select-rest]'))).to.equal('Select all 100,000')
    one(element, '[data-control=select-rest]').click()
    await element.updateComplete
    element.showRow(70_000)
    await shows(element, 'web-70000')
    const row = rowsOf(element).find((each) => each.dataset['key'] === 'id-70000')!
    expect(row.matches('.selected')).to.equal(true)
    row.querySelector<HTMLElement>('[data-control=select]')!.click()
    await element.updateComplete
    expect(text(one(element, '.chosen'))).to.contain('99,999 selected')
    expect(one<HTMLInputElement>(element, '[data-control=select-all]').indeterminate).to.equal(true)
    await act()
    expect([...acted[1]!.matching!.except]).to.deep.equal(['id-70000'])
    element.search = 'other'
    await element.updateComplete
    await waitUntil(() => element.selected.size === 0, 'what matches is something else now')
  })

  it('W-TABLE-83 without select-matching only rows that are here are selected', async () => {
    const element = await open(cloud(100_000))
    one(element, '[data-control=select-all]').click()
    await element.updateComplete
    expect(text(one(element, '.chosen'))).to.contain('50 selected')
    expect(all(element, '[data-control=select-rest]').length).to.equal(0)
  })

  it('hostile names of rows are text, also in a failure', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    let down = false
    const source = cloud(1000, async (query) => {
      if (down) throw new Error(evil)
      return { rows: page(1000, query).rows.map((row) => ({ ...row, name: evil })), total: 1000 }
    })
    const element = await open(source)
    expect(names(element)[0]).to.equal(evil)
    down = true
    element.scrollTop = 20_000
    const failed = await waitUntil(() => inView(element).find((row) => row.querySelector('.failure')), 'it fails')
    expect(text(failed)).to.contain(evil)
    expect(all(element, 'img').length).to.equal(0)
  })
})
