import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { actions, control, rowsOf, servers, type Table } from '../../tests/support/live-table.js'
import { pressKeys as press } from '../../tests/support/press-keys.js'
import { all, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { frames, leftOf, scrollTo, wideColumns, wideTable } from '../../tests/support/wide-table.js'

consoleGate()

/** Of boxes, expanders and the naming column, px. */
const ahead = 74 + 140
const idsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('[data-column]')].map((cell) => cell.dataset['column'])
const focusedCell = (element: Table) =>
  (element.shadowRoot!.activeElement as HTMLElement).closest<HTMLElement>('td, th')!

async function manyColumns(set: Partial<Table> = {}): Promise<Table> {
  return wideTable({ columns: wideColumns(200), rows: servers(30), rowActions: () => actions, ...set })
}

/** Every row has the same columns, each in its place, and all that is seen is there. */
function expectInPlace(element: Table, offset: number): void {
  const rows = all(element, 'tr:is(.titles, .filters, .row, .summary)')
  for (const row of rows) {
    expect(idsOf(row)).to.deep.equal(idsOf(rows[0]!))
    for (const cell of row.querySelectorAll<HTMLElement>('[data-column^=c]')) {
      const index = Number(cell.dataset['column']!.slice(1))
      expect(leftOf(element, `tr:is(.${row.classList[0]}) > [data-column=c${index}]`)).to.equal(
        ahead + index * 120 - offset,
      )
      expect(cell.ariaColIndex, `c${index}`).to.equal(String(index + 4))
    }
  }
  const ids = idsOf(rows[0]!)
  for (let index = Math.floor(offset / 120); ahead + index * 120 - offset < 798 && index < 200; index++)
    expect(ids, `${offset}`).to.include(`c${index}`)
}

describe('<stratus-live-table> with many columns', () => {
  for (const dir of ['ltr', 'rtl'])
    for (const paging of ['pages', 'virtual'] as const)
      it(`W-TABLE-94 draws the columns in sight, in headers, filters, rows and sums, each in its place (${dir}, ${paging})`, async () => {
        const columns = wideColumns(200).map((column) => ({ ...column, filter: 'text' as const }))
        const element = await manyColumns({ columns, paging, summary: () => ({ name: 'sum' }), rows: servers(8) })
        element.dir = dir
        await frames()
        expect(idsOf(rowsOf(element)[0]!).length).to.be.lessThan(25)
        expect(one(element, 'table').getAttribute('aria-colcount')).to.equal('204')
        expectInPlace(element, 0)
        const most = ahead + 200 * 120 + control(element, 'more').closest('td')!.offsetWidth - 798
        for (const offset of [130, 2_400, 12_345, most, 7_000, 0]) {
          await scrollTo(element, offset)
          expectInPlace(element, offset)
          expect(idsOf(rowsOf(element)[0]!).length).to.be.lessThan(30)
          expect(leftOf(element, 'tr.row > [data-column=name]')).to.equal(74)
        }
        await expect(element).to.be.accessible()
      })

  it('W-TABLE-94 up to thirty columns all are drawn', async () => {
    const element = await wideTable({ columns: wideColumns(20) })
    expect(idsOf(rowsOf(element)[0]!).length).to.equal(21)
    expect(one(element, 'table').hasAttribute('aria-colcount')).to.equal(false)
    expect(all(element, '[aria-colindex]').length).to.equal(0)
  })

  for (const dir of ['ltr', 'rtl'])
    it(`W-TABLE-94 arrow keys lead through all columns, Home and End to the ends, and back (${dir})`, async () => {
      const element = await manyColumns()
      element.dir = dir
      const [forth, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      control(element, 'select', 1).focus()
      await waitUntil(
        () => all(element, 'table [tabindex="0"]')[0] === control(element, 'select', 1),
        'what knows the cells',
      )
      await press(forth)
      await press(forth)
      for (let index = 0; index < 40; index++) {
        await press(forth)
        expect(focusedCell(element).dataset['column']).to.equal(`c${index}`)
      }
      await press('End')
      expect(focusedCell(element).className).to.equal('actions')
      for (const id of ['c199', 'c198', 'c197', 'c196']) {
        do await press(back)
        while (focusedCell(element).className === 'actions')
        expect(focusedCell(element).dataset['column']).to.equal(id)
      }
      await frames()
      const box = focusedCell(element).getBoundingClientRect()
      expect(element.shadowRoot!.elementFromPoint(box.left + 5, box.top + 5)?.closest('td')).to.equal(
        focusedCell(element),
      )
      await press('ArrowUp')
      await press('ArrowUp')
      expect(text(focusedCell(element))).to.equal('Column 196')
      await press('Home')
      await press('ArrowDown')
      expect(focusedCell(element).className).to.equal('select')
    })

  it('W-TABLE-94 the cell that has the focus stays, with what is typed there, however far people scroll', async () => {
    const columns = wideColumns(200).map((column) => ({ ...column, filter: 'text' as const }))
    const element = await manyColumns({ columns })
    await scrollTo(element, 3_000)
    const field = () => one<HTMLInputElement>(element, 'tr.filters [data-column=c26] input')
    const before = field()
    before.focus()
    before.value = 'half a wor'
    await scrollTo(element, 20_000)
    expect(field()).to.equal(before)
    expect(before.value).to.equal('half a wor')
    expect(element.shadowRoot!.activeElement).to.equal(before)
    expectInPlace(element, 20_000)
  })

  it('W-TABLE-94 rows that stay in sight keep their elements while columns come and go, and a poll moves nothing', async () => {
    const element = await manyColumns({ paging: 'virtual' })
    const [row] = rowsOf(element)
    const name = row!.querySelector('[data-column=name]')
    await scrollTo(element, 8_000)
    expect(rowsOf(element)[0]).to.equal(row)
    expect(row!.querySelector('[data-column=name]')).to.equal(name)
    element.rows = servers(31)
    await element.updateComplete
    await frames()
    expect(one(element, 'tbody').scrollLeft).to.equal(8_000)
    expectInPlace(element, 8_000)
    expect(text(one(element, 'tr.row[data-key=id-2] > [data-column=c67]'))).to.equal('web-2/67')
  })

  it('W-TABLE-94 other columns, and less room, show at once where it is scrolled to', async () => {
    const element = await manyColumns()
    await scrollTo(element, 9_000)
    element.parentElement!.style.width = '1200px'
    await frames()
    expectInPlace(element, 9_000)
    element.columns = wideColumns(12)
    await element.updateComplete
    await frames()
    expect(idsOf(rowsOf(element)[0]!).length).to.equal(13)
    element.overflow = 'fit'
    await element.updateComplete
    expect(all(element, '[aria-colindex]').length).to.equal(0)
  })

  it('W-TABLE-95 for paper all columns are drawn, and no longer after it', async () => {
    const element = await manyColumns()
    window.dispatchEvent(new Event('beforeprint'))
    await element.updateComplete
    expect(idsOf(rowsOf(element)[0]!).length).to.equal(201)
    window.dispatchEvent(new Event('afterprint'))
    await element.updateComplete
    expect(idsOf(rowsOf(element)[0]!).length).to.be.lessThan(30)
  })
})
