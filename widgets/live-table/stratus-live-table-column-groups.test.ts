import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { control, rowsOf, servers, table, type Server, type Table } from '../../tests/support/live-table.js'
import { pressKeys as press } from '../../tests/support/press-keys.js'
import { all, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { frames, scrollTo, wideTable } from '../../tests/support/wide-table.js'
import type { Column } from './data/column.js'

consoleGate()

const columns: Column<Server>[] = [
  { id: 'name', title: 'Name', width: 140 },
  ...['CPU', 'Memory', 'Disk'].flatMap((group) =>
    ['Used', 'Quota'].map((title) => ({ id: `${group}-${title}`, title, group, width: 110, value: () => group })),
  ),
]
const headings = (element: Table) => all<HTMLTableCellElement>(element, 'tr.groups > th')
const told = (element: Table) => headings(element).map((head) => [text(head), head.colSpan])
/** From where to where something reaches, px. */
const reach = (element: Table, selector: string) => {
  const { left, right } = one(element, selector).getBoundingClientRect()
  return [Math.round(left), Math.round(right)]
}
const titleOf = (id: string) => `th[data-column="${id}"]`
const headingOf = (id: string) => `tr.groups > th[data-columns*='"${id}"']`

/** Every heading is as wide as the headers below it. */
function expectAbove(element: Table): void {
  for (const head of headings(element)) {
    const ids = JSON.parse(head.dataset['columns']!) as string[]
    const edges = ids.flatMap((id) => reach(element, titleOf(id)))
    expect(reach(element, headingOf(ids[0]!)), text(head)).to.deep.equal([Math.min(...edges), Math.max(...edges)])
  }
}

describe('<stratus-live-table> with columns in groups', () => {
  for (const [kind, set] of Object.entries({
    pages: {},
    virtual: { paging: 'virtual' },
    sideways: { overflow: 'scroll' },
    both: { overflow: 'scroll', paging: 'virtual' },
  } as const))
    for (const dir of ['ltr', 'rtl'])
      it(`W-TABLE-93 headings stand over the columns of their groups, in every way of drawing (${kind}, ${dir})`, async () => {
        const filtered = columns.map((column) => ({ ...column, filter: 'text' as const }))
        const element = await table({ columns: filtered, rows: servers(5), ...set })
        element.dir = dir
        await frames()
        expect(told(element)).to.deep.equal([
          ['CPU', 2],
          ['Memory', 2],
          ['Disk', 2],
        ])
        expectAbove(element)
        expect(all(element, 'thead tr').map((row) => row.getAttribute('aria-rowindex'))).to.deep.equal(['1', '2', '3'])
        expect(rowsOf(element)[0]!.getAttribute('aria-rowindex')).to.equal('4')
        expect(one(element, 'table').getAttribute('aria-rowcount')).to.equal('8')
        await expect(element).to.be.accessible()
      })

  it('W-TABLE-93 hiding, moving and pinning divide and join them; without any shown there is no row', async () => {
    const element = await wideTable({ columns }, 1000)
    const { columnLayout } = element
    const show = async (changes: Partial<typeof columnLayout>) => {
      element.columnLayout = { ...columnLayout, ...changes }
      await element.updateComplete
      await frames()
      expectAbove(element)
      return told(element)
    }
    const order = ['name', 'CPU-Used', 'Memory-Used', 'CPU-Quota', 'Memory-Quota']
    expect((await show({ order })).slice(0, 4).map(([title]) => title)).to.deep.equal([
      'CPU',
      'Memory',
      'CPU',
      'Memory',
    ])
    expect((await show({ order, hidden: { 'Memory-Used': true } }))[0]).to.deep.equal(['CPU', 2])
    expect(await show({ pinned: { 'Disk-Quota': 'start' } })).to.deep.equal([
      ['Disk', 1],
      ['CPU', 2],
      ['Memory', 2],
      ['Disk', 1],
    ])
    const hidden = Object.fromEntries(columns.slice(1).map(({ id }) => [id, true]))
    await show({ hidden })
    expect(all(element, 'tr.groups').length).to.equal(0)
    expect(one(element, 'tr.titles').getAttribute('aria-rowindex')).to.equal('1')
  })

  for (const dir of ['ltr', 'rtl'])
    it(`W-TABLE-93 the name of a heading stays in sight as long as one of its columns does; a pinned one stands still (${dir})`, async () => {
      const pinned = columns.map((column, index) => (index < 2 ? { ...column, pinned: 'start' as const } : column))
      const element = await wideTable({
        columns: [
          ...pinned,
          ...columns.slice(1).map((column) => ({ ...column, id: `${column.id}-2`, group: 'Network' })),
        ],
      })
      element.dir = dir
      await frames()
      const [first] = reach(element, headingOf('CPU-Used'))
      await scrollTo(element, 260)
      expect(reach(element, headingOf('CPU-Used'))[0]).to.equal(first)
      await scrollTo(element, 900)
      const name = one(element, `${headingOf('CPU-Used-2')} > span`).getBoundingClientRect()
      const edge = one(element, headingOf('CPU-Used')).getBoundingClientRect()
      expect(dir === 'rtl' ? name.right <= edge.left : name.left >= edge.right).to.equal(true)
      expectAbove(element)
    })

  it('W-TABLE-93 arrow keys lead up to a heading, along the headings, and down to its first column', async () => {
    const element = await table({ columns, rows: servers(3) })
    const focused = () => element.shadowRoot!.activeElement as HTMLElement
    control(element, 'select').focus()
    await waitUntil(
      () => all(element, 'table [tabindex="0"]')[0] === control(element, 'select'),
      'what knows the cells',
    )
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await press(key)
    expect(focused().closest('th')!.dataset['column']).to.equal('name')
    await press('ArrowUp')
    expect(focused().closest('th')!.dataset['column'], 'no heading over it').to.equal('name')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await press(key)
    expect(text(focused())).to.equal('CPU')
    await press('ArrowRight')
    expect(text(focused())).to.equal('Memory')
    expect(all(element, 'table [tabindex="0"]')).to.deep.equal([focused()])
    await press('End')
    expect(text(focused())).to.equal('Disk')
    await press('ArrowUp')
    expect(text(focused())).to.equal('Disk')
    await press('ArrowDown')
    expect(focused().closest('th')!.dataset['column']).to.equal('Disk-Used')
  })

  it('W-TABLE-93 without headers above, in CSV, labels and cards, the group stands before the title', async () => {
    const filtered = columns.map((column) => ({ ...column, filter: 'text' as const, allowed: undefined }))
    const element = await table({ columns: filtered })
    expect(element.csv().split('\r\n')[0]).to.contain('Name,CPU: Used,CPU: Quota,Memory: Used')
    expect(one(element, 'tr.filters [data-column=CPU-Used] input').ariaLabel).to.equal('Filter CPU: Used')
    await setViewport({ width: 390, height: 800 })
    const narrow = await table({ columns }, 380)
    expect(all(narrow, 'tr.groups').length).to.equal(0)
    expect(text(one(narrow, '[data-column=CPU-Used] .card-label'))).to.equal('CPU: Used')
    await setViewport({ width: 1280, height: 800 })
  })
})
