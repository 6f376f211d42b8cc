import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { actions, columns, control, rowsOf, servers, table, type Table } from '../../tests/support/live-table.js'
import { pressKeys as press } from '../../tests/support/press-keys.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { frames, leftOf, scrollTo, wideColumns, wideTable } from '../../tests/support/wide-table.js'

consoleGate()

const titles = (element: Element) => all(element, 'thead th[data-column]').map(text)
const headOf = (id: string) => `thead th[data-column="${id}"]`
const cellOf = (id: string, row = 0) => `tr.row[data-key=id-${row}] > td[data-column="${id}"]`
const isShaded = (element: Table, selector: string) =>
  /\dpx 0px 7px/.test(getComputedStyle(one(element, selector)).boxShadow)

async function openChooser(element: Table) {
  const chooser = one(element, 'stratus-column-chooser') as HTMLElementTagNameMap['stratus-column-chooser']
  one(element, '[popovertarget=columns]').click()
  await waitUntil(() => chooser.shadowRoot?.activeElement?.localName === 'input', 'the first box has the focus')
  return chooser
}

describe('<stratus-live-table> that scrolls sideways', () => {
  it('W-TABLE-90 columns keep their widths, whatever their priority; headers, rows and sums go together, the page does not', async () => {
    const prioritised = wideColumns(12).map((column, index) => ({ ...column, priority: index + 1 }))
    const element = await wideTable({ columns: prioritised, summary: () => ({ c11: 'sum' }) })
    expect(titles(element).length).to.equal(13)
    expect(one(element, headOf('c3')).getBoundingClientRect().width).to.equal(120)
    expect(element.scrollWidth).to.be.at.most(800)
    await scrollTo(element, 480)
    for (const place of [headOf('c5'), cellOf('c5'), 'tfoot td[data-column=c5]'])
      expect(leftOf(element, place), place).to.equal(74 + 140 + 5 * 120 - 480)
    one(element, '.sideways-bar').scrollLeft = 120
    await frames()
    expect(leftOf(element, headOf('c5'))).to.equal(leftOf(element, cellOf('c5')))
    expect(one(element, 'tbody').scrollLeft).to.equal(120)
    await expect(element).to.be.accessible()
  })

  it('W-TABLE-90 without the option columns leave by priority; with it they fill a table that has room', async () => {
    expect(getComputedStyle(rowsOf(await table())[0]!).display).to.equal('table-row')
    const element = await wideTable({ columns })
    expect(all(element, '.sideways-bar').length).to.equal(0)
    const row = rowsOf(element)[0]!.getBoundingClientRect()
    expect(Math.round(row.width)).to.equal(798)
    expect(Math.round(row.right - rowsOf(element)[0]!.lastElementChild!.getBoundingClientRect().right)).to.equal(0)
  })

  it('W-TABLE-90 a column is as wide as its texts far down in a long list need', async () => {
    const rows = servers(5000).map((server, index) => ({ ...server, name: `server ${index}` }))
    const set = {
      rows,
      columns: [{ id: 'name', title: 'Name' }, ...wideColumns(12).slice(1)],
      paging: 'virtual' as const,
    }
    const element = await wideTable(set)
    const name = (row: number) => all(element, `tr.row[data-key=id-${row}] > td[data-column=name]`)[0]
    const width = name(0)!.clientWidth
    element.showRow(4444)
    await waitUntil(() => name(4444), 'the row')
    expect(name(4444)!.scrollWidth).to.be.at.most(name(4444)!.clientWidth)
    expect(name(4444)!.clientWidth).to.equal(width)
  })

  for (const dir of ['ltr', 'rtl'])
    for (const paging of ['pages', 'virtual'] as const)
      it(`W-TABLE-91 pinned columns, boxes and actions stay in sight, shaded while something lies below (${dir}, ${paging})`, async () => {
        const pinned = wideColumns(12).map((column) =>
          column.id === 'c4' ? { ...column, pinned: 'end' as const } : column,
        )
        const filtered = pinned.map((column) => ({ ...column, filter: 'text' as const }))
        const set = { columns: filtered, paging, rowActions: () => actions, summary: () => ({ name: 'sum' }) }
        const element = await wideTable(set)
        element.dir = dir
        await frames()
        const places = ['thead', 'tr.filters', 'tr.row', 'tr.summary']
        const before = [
          ...places.map((place) => leftOf(element, `${place} [data-column=name]`)),
          leftOf(element, 'td.actions'),
        ]
        expect(before.slice(0, 4)).to.deep.equal([74, 74, 74, 74])
        expect(isShaded(element, cellOf('name'))).to.equal(false)
        expect(isShaded(element, cellOf('c4'))).to.equal(true)
        const end = places.map((place) => leftOf(element, `${place} [data-column=c4]`))
        expect(new Set(end).size).to.equal(1)
        await scrollTo(element, 300)
        expect(leftOf(element, cellOf('c0'))).to.equal(74 + 140 - 300)
        const after = [
          ...places.map((place) => leftOf(element, `${place} [data-column=name]`)),
          leftOf(element, 'td.actions'),
        ]
        expect(after).to.deep.equal(before)
        expect(places.map((place) => leftOf(element, `${place} [data-column=c4]`))).to.deep.equal(end)
        expect(isShaded(element, cellOf('name')) && isShaded(element, cellOf('c4'))).to.equal(true)
        await scrollTo(element, 9000)
        expect(isShaded(element, cellOf('name'))).to.equal(true)
        expect(isShaded(element, cellOf('c4'))).to.equal(false)
        // Nothing shines through.
        expect(getComputedStyle(one(element, cellOf('name'))).backgroundColor).not.to.contain('rgba(0, 0, 0, 0)')
        await expect(element).to.be.accessible()
      })

  it('W-TABLE-91 the headers stay in sight while the page scrolls, also sideways', async () => {
    const element = await wideTable({ rows: servers(100), pageSize: 100 })
    await scrollTo(element, 200)
    window.scrollTo(0, 1200)
    await frames()
    expect(one(element, 'thead').getBoundingClientRect().top).to.be.within(0, 100)
    expect(leftOf(element, headOf('c2'))).to.equal(leftOf(element, cellOf('c2', 60)))
    expect(one(element, '.sideways-bar').getBoundingClientRect().bottom).to.be.at.most(window.innerHeight)
    window.scrollTo(0, 0)
  })

  it('W-TABLE-91 pinned cells go below the headers while the page scrolls', async () => {
    const element = await wideTable({ rows: servers(100), pageSize: 100 })
    window.scrollTo(0, 1200)
    await frames()
    const head = one(element, headOf('name'))
    const { left, top, width, height } = head.getBoundingClientRect()
    const seen = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2)
    expect(head.contains(seen), `${seen?.localName} lies there`).to.equal(true)
    window.scrollTo(0, 0)
  })

  it('W-TABLE-91 details, the head of a group and the message of an empty table stay in sight', async () => {
    const set = { expanded: new Set(['id-0']), groupBy: 'status', columns: [...wideColumns(12), ...columns.slice(1)] }
    const element = await wideTable(set)
    await scrollTo(element, 400)
    expect(leftOf(element, 'tr.details > td')).to.equal(0)
    expect(one(element, 'tr.details > td').getBoundingClientRect().width).to.equal(798)
    expect(leftOf(element, 'tr[data-group] > td.branch')).to.equal(74)
    element.search = 'nothing is called that'
    await element.updateComplete
    expect(leftOf(element, 'tr.message > td')).to.equal(0)
  })

  it('W-TABLE-19 W-TABLE-91 the edge of a row says at the start of what is seen that it is on its way', async () => {
    const element = await wideTable({ rowState: ({ id }) => ({ transitional: id === 'id-1' }) })
    await scrollTo(element, 400)
    const edge = (row: number) => getComputedStyle(rowsOf(element)[row]!.firstElementChild!).boxShadow
    expect([edge(0).includes('3px 0px 0px 0px inset'), edge(1).includes('3px 0px 0px 0px inset')]).to.deep.equal([
      false,
      true,
    ])
  })

  it('W-TABLE-91 the head of a group stays in sight where its column does not', async () => {
    const free = [{ id: 'name', title: 'Name', width: 140 }, ...wideColumns(12).slice(1)]
    const element = await wideTable({ groupBy: 'status', columns: [...free, ...columns.slice(1)] })
    await scrollTo(element, 400)
    expect(leftOf(element, 'tr[data-group] > td.branch')).to.equal(74)
    expect(leftOf(element, cellOf('name'))).to.equal(74 - 400)
  })

  for (const dir of ['ltr', 'rtl'])
    it(`W-TABLE-92 what the arrow keys lead to is not below a pinned column (${dir})`, async () => {
      const pinned = wideColumns(12).map((column) =>
        column.id === 'c11' ? { ...column, pinned: 'end' as const } : column,
      )
      const element = await wideTable({ columns: pinned, rowActions: () => actions })
      element.dir = dir
      control(element, 'select', 1).focus()
      await waitUntil(
        () => all(element, 'table [tabindex="0"]')[0] === control(element, 'select', 1),
        'what knows the cells',
      )
      const seen: string[] = []
      const [forth, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      const look = () => {
        const cell = (element.shadowRoot!.activeElement as HTMLElement).closest('td')!
        const id = cell.dataset['column'] ?? cell.className
        seen.push(id)
        const box = cell.getBoundingClientRect()
        const hit = element.shadowRoot!.elementFromPoint(box.left + 3, box.top + 15)?.closest('td')
        const other = element.shadowRoot!.elementFromPoint(box.right - 3, box.top + 15)?.closest('td')
        expect([hit === cell, other === cell], `${id} is seen`).to.deep.equal([true, true])
      }
      for (let step = 0; step < 14; step++) {
        await press(forth)
        look()
      }
      for (let step = 0; step < 14; step++) {
        await press(back)
        look()
      }
      expect(seen.slice(0, 14)).to.deep.equal([
        'expand',
        'name',
        ...Array.from({ length: 12 }, (_, index) => `c${index}`),
      ])
      const { scrollLeft } = one(element, 'tbody')
      await press('Home')
      expect(one(element, 'tbody').scrollLeft, 'a pinned cell needs no scrolling').to.equal(scrollLeft)
    })

  it('W-TABLE-92 people pin columns in the chooser, under the name of the table; nothing pins where nothing scrolls', async () => {
    const kept = new Map<string, unknown>()
    const store = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: unknown) => void kept.set(key, value),
    }
    const element = await wideTable({ store, name: 'wide' })
    const events = heard<{ layout: { pinned?: object } }>(element, 'stratus-columns-change')
    const chooser = await openChooser(element)
    const pin = () => one(chooser, '[aria-label="Pin Column 7 at the start"]')
    pin().focus()
    pin().click()
    await element.updateComplete
    await chooser.updateComplete
    expect(titles(element).slice(0, 3)).to.deep.equal(['Name', 'Column 7', 'Column 0'])
    expect(pin().getAttribute('aria-pressed')).to.equal('true')
    expect(chooser.shadowRoot!.activeElement).to.equal(pin())
    await scrollTo(element, 300)
    expect(leftOf(element, cellOf('c7'))).to.equal(74 + 140)
    one(chooser, '[aria-label="Pin Name at the start"]').click()
    await element.updateComplete
    await chooser.updateComplete
    expect(titles(element).slice(0, 2)).to.deep.equal(['Column 7', 'Name'])
    expect(one(chooser, '[aria-label="Move Name up"]').getAttribute('aria-disabled')).to.equal('true')
    expect(one(chooser, '[aria-label="Move Name down"]').getAttribute('aria-disabled')).to.equal('false')
    expect(events.at(-1)!.layout.pinned).to.deep.equal({ c7: 'start', name: 'none' })
    await expect(element).to.be.accessible()
    const later = await wideTable({ store, name: 'wide' })
    expect(titles(later).slice(0, 2)).to.deep.equal(['Column 7', 'Name'])
    const plain = await openChooser(await table())
    expect(all(plain, '.pin').length).to.equal(0)
  })

  it('W-TABLE-92 where nothing scrolls, a pinned column stands at its side and never leaves', async () => {
    const pinned = wideColumns(9).map((column, index) => ({ ...column, priority: index + 1 }))
    pinned[9] = { ...pinned[9]!, pinned: 'start' }
    const element = await table({ columns: pinned, rows: servers(2) }, 700)
    expect(titles(element)).to.deep.equal(['Name', 'Column 8', 'Column 0', 'Column 1', 'Column 2'])
  })

  it('W-TABLE-91 columns are let go before they take the room of all others', async () => {
    const pinned = wideColumns(12).map((column) => ({ ...column, pinned: 'start' as const }))
    const element = await wideTable({ columns: pinned })
    await scrollTo(element, 9000)
    expect(leftOf(element, cellOf('c2'))).to.equal(74 + 140 + 240)
    expect(leftOf(element, cellOf('c11'))).to.equal(798 - 120)
  })

  it('W-TABLE-91 a poll that brings rows while somebody has scrolled leaves the place and the focus', async () => {
    const element = await wideTable({ paging: 'virtual', rows: servers(200) })
    const body = one(element, 'tbody')
    control(element, 'select', 2).focus()
    await waitUntil(
      () => all(element, 'table [tabindex="0"]')[0] === control(element, 'select', 2),
      'what knows the cells',
    )
    body.scrollLeft = 350
    // Before anybody could hear of it.
    element.rows = [{ id: 'new', name: 'web-new', status: 'BUILD', ram: '1 GB' }, ...servers(200)]
    await element.updateComplete
    await frames()
    expect(body.scrollLeft).to.equal(350)
    expect(one(element, 'thead').scrollLeft).to.equal(350)
    expect(leftOf(element, 'tr[data-key=new] > td[data-column=c1]')).to.equal(74 + 140 + 120 - 350)
    expect(leftOf(element, 'tr[data-key=new] > td[data-column=name]')).to.equal(74)
    expect((element.shadowRoot!.activeElement as HTMLElement).closest('tr')!.dataset['key']).to.equal('id-2')
  })

  it('W-TABLE-92 a stored layout with columns that are gone, and garbage, does no harm', async () => {
    const pinned = { gone: 'start', c3: 'end', c1: 'left', c2: 7, name: 'none' }
    const store = {
      get: () => ({ order: ['gone', 'c2'], widths: { gone: 90 }, hidden: { gone: true }, pinned }),
      set: () => {},
    }
    const element = await wideTable({ store, name: 'old' })
    expect(titles(element)[0]).to.equal('Name')
    expect(titles(element).at(-1)).to.equal('Column 3')
    expect(titles(element).length).to.equal(13)
    expect(leftOf(element, cellOf('c3'))).to.equal(798 - 120)
  })

  it('W-TABLE-91 hostile ids and titles are nothing but that', async () => {
    const id = `a"] , tr > td { display: none } [x="\\\n</style><b>`
    const hostile = [
      { id, title: '<img src=x onerror=alert(1)>', width: 150, pinned: 'start' as const, value: () => 'x' },
      ...wideColumns(9),
    ]
    const element = await wideTable({ columns: hostile })
    const cell = rowsOf(element)[0]!.querySelector<HTMLElement>('td.data')!
    expect(cell.getBoundingClientRect().width).to.equal(150)
    expect(getComputedStyle(cell).position).to.equal('sticky')
    expect(titles(element)[0]).to.equal('<img src=x onerror=alert(1)>')
  })

  it('W-TABLE-90 what is no choice is said once, and nothing is pinned by it', async () => {
    const wrong = wideColumns(9).map((column) =>
      column.id === 'c1' ? { ...column, pinned: 'left' as 'start' } : column,
    )
    const element = await wideTable({ columns: wrong })
    expect(titles(element)[2]).to.equal('Column 1')
    element.requestUpdate()
    await element.updateComplete
    expect(takeConsole()).to.have.lengthOf(1)
  })

  it('W-TABLE-91 on a phone rows are cards as ever', async () => {
    await setViewport({ width: 390, height: 800 })
    const element = await wideTable({}, 380)
    expect(getComputedStyle(rowsOf(element)[0]!).display).to.equal('grid')
    expect(getComputedStyle(one(element, cellOf('name'))).position).not.to.equal('sticky')
    expect(element.scrollWidth).to.be.at.most(380)
    expect(all(element, '.sideways-bar').length).to.equal(0)
    await setViewport({ width: 1280, height: 800 })
  })
})
