import { expect } from '@open-wc/testing'
import { emulated, emulateMedia } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { servers, table } from '../../tests/support/live-table.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { all, one } from '../../tests/support/shadow.js'

consoleGate()

describe('<stratus-live-table> on paper', () => {
  afterEach(async () => {
    document.documentElement.style.colorScheme = ''
    await emulateMedia({ media: 'screen' })
  })

  emulated('W-TABLE-102 rows with nothing to touch, whole texts, in light colours from a dark page', async () => {
    const long = `web-${'very long name '.repeat(20)}`
    const element = await table({
      rows: servers(30).map((row, at) => (at ? row : { ...row, name: long })),
      pageSize: 30,
      rowActions: () => [{ id: 'delete', label: 'Delete' }],
      batchActions: () => [{ id: 'stop', label: 'Stop' }],
    })
    document.documentElement.style.colorScheme = 'dark'
    await waitUntil(() => all(element, '.toolbar input')[0], 'the toolbar is there')
    const seen = (selector: string) => all(element, selector).filter((each) => each.checkVisibility())
    const ground = () => getComputedStyle(one(element, 'thead th[data-column]')).color
    const before = { touch: seen('input, .toolbar').length, color: ground() }
    expect(before.touch).to.be.greaterThan(30)

    await emulateMedia({ media: 'print' })
    expect(seen('input, select, .toolbar, td.select, td.expand, td.actions')).to.deep.equal([])
    expect(seen('tbody tr.row').length).to.equal(30)
    const [name] = all(element, 'tbody td.data .content')
    expect(name!.scrollWidth).to.be.at.most(name!.clientWidth + 1)
    expect(name!.textContent).to.contain(long.trim())
    expect(ground()).not.to.equal(before.color)
    // Only a header in the flow is on each sheet, of that only what is no button; and what sticks lies above a row.
    expect(getComputedStyle(one(element, 'thead .sort')).display).to.equal('contents')
    const placed = ['thead', '.footer'].map((part) => getComputedStyle(one(element, part)).position)
    expect(placed).to.deep.equal(['static', 'static'])
  })
  for (const overflow of ['fit', 'scroll'] as const)
    emulated(
      `W-TABLE-95 W-TABLE-107 of a long list all rows are printed, in their order, with whole texts: overflow ${overflow}`,
      async () => {
        const long = 'very long name '.repeat(20).trim()
        const rows = servers(200).map((row, at) => (at === 150 ? { ...row, name: long } : row))
        const element = await table({ rows, paging: 'virtual', overflow })
        const printed = () => all(element, 'tr.row').map((row) => row.dataset['key'])
        const onScreen = printed().length
        expect(onScreen).to.be.lessThan(100)
        // What is drawn is no longer the beginning.
        window.scrollTo(0, 4000)
        await waitUntil(() => !printed().includes(element.rowKey(rows[0]!).toString()))

        await emulateMedia({ media: 'print' })
        window.dispatchEvent(new Event('beforeprint'))
        await element.updateComplete
        expect(printed()).to.deep.equal(rows.map((row) => String(element.rowKey(row))))
        const boxes = all(element, 'tr.row').map((row) => row.getBoundingClientRect())
        expect(boxes.findIndex(({ top }, at) => at > 0 && top < boxes[at - 1]!.bottom - 1)).to.equal(-1)
        const name = all(element, 'tr.row')[150]!.querySelector('[role=rowheader]')!
        expect(name.scrollWidth).to.be.at.most(name.clientWidth + 1)
        const paper = one(element, 'tbody').getBoundingClientRect()
        expect(paper.bottom).to.be.closeTo(boxes.at(-1)!.bottom, 2)

        window.dispatchEvent(new Event('afterprint'))
        await waitUntil(() => printed().length < 100)
        window.scrollTo(0, 0)
      },
    )

  it('W-TABLE-107 of a very long list the first 2,000 rows are printed', async () => {
    const element = await table({ rows: servers(2100), paging: 'virtual' })
    window.dispatchEvent(new Event('beforeprint'))
    await element.updateComplete
    expect(all(element, 'tr.row').length).to.equal(2000)
    window.dispatchEvent(new Event('afterprint'))
    expect(all(element, 'tr.row').length).to.be.lessThan(100)
  })
})
