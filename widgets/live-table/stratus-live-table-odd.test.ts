import { expect, nextFrame } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { names, rowsOf, type Server, servers, table } from '../../tests/support/live-table.js'
import { all, one, text } from '../../tests/support/shadow.js'

consoleGate()

/** Fails for the second row, as a page's function does for a row that is odd. */
const failing = <Result>(result: Result) => {
  return ({ name }: Server): Result => {
    if (name === 'web-1') throw new Error('odd')
    return result
  }
}

const warned = () => takeConsole().map((said) => said.split('. ')[0])

describe('<stratus-live-table> bad input: what a page’s own functions make of an odd row', () => {
  it('rows that are none are left out', async () => {
    const [first, second] = servers(2)
    const element = await table({ rows: [null, first, undefined, second] as unknown as Server[] })
    expect(names(element)).to.deep.equal(['web-0', 'web-1'])
    expect(warned()).to.deep.equal(['<stratus-live-table> rows must be objects: what is not is left out.'])
  })

  it('a column that fails for one row shows, finds, sorts and exports the others', async () => {
    const odd = [
      { id: 'name', title: 'Name', value: ({ name }: Server) => name },
      { id: 'status', title: 'Status', value: failing('up'), tooltip: failing('why') },
      { id: 'ram', title: 'RAM', value: () => 1, cell: failing('1 GB') },
    ]
    const element = await table({ rows: servers(3), columns: odd, sort: { column: 'status', direction: 'ascending' } })
    const cells = () => all(element, 'td.data').map((cell) => text(cell))
    expect(cells()).to.deep.equal(['web-0', 'up', '1 GB', 'web-2', 'up', '1 GB', 'web-1', '-', '-'])
    expect(element.csv().split('\r\n').slice(1, 4)).to.deep.equal(['web-0,up,1', 'web-2,up,1', 'web-1,,1'])
    element.search = 'up'
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-0', 'web-2'])
    expect(warned()).to.deep.equal([
      "<stratus-live-table> column 'status' cannot read a row",
      "<stratus-live-table> column 'ram' cannot read a row",
    ])
  })

  it('a million rows with one key are shown as one, warned of once, and nothing hangs', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, index) => ({ ...servers(1)[0]!, name: `web-${index}` }))
    const started = performance.now()
    const element = await table({ rows, paging: 'virtual', sort: { column: 'name', direction: 'ascending' } })
    element.style.cssText = 'display: block; block-size: 400px; overflow: auto'
    one(element, '[data-control=select-all]').click()
    await element.updateComplete
    for (const to of [5000, 1_000_000, 0]) {
      element.scrollTop = to
      await nextFrame()
      await nextFrame()
    }
    expect(rowsOf(element).length).to.equal(1)
    expect(performance.now() - started).to.be.lessThan(15_000)
    expect(takeConsole()).to.deep.equal([
      '<stratus-live-table> rows share a key: of these only the first is shown. The key: id-0',
    ])
  })

  it('many pairs of rows with equal keys are warned of once', async () => {
    const rows = servers(60).map((row, index) => ({ ...row, id: `id-${index >> 1}` }))
    const element = await table({ rows })
    one(element, '[data-control=next]').click()
    await element.updateComplete
    expect(takeConsole().length).to.equal(1)
  })

  it('a row without answers has a name by its key, no state, no actions and no details', async () => {
    const element = await table({
      rows: servers(3),
      rowActions: failing([{ id: 'stop', label: 'Stop' }]),
      rowState: failing({ tone: 'danger' as const }),
      rowName: failing('x'),
      details: failing('more'),
      expanded: new Set(['id-0', 'id-1']),
    })
    expect(names(element)).to.deep.equal(['web-0', 'web-1', 'web-2'])
    expect(all(element, 'tbody tr.row').map((row) => row.textContent!.includes('Stop'))).to.deep.equal([
      true,
      false,
      true,
    ])
    expect(warned()).to.deep.equal(
      ['rowActions', 'rowName', 'rowState', 'details'].map((name) => `<stratus-live-table> ${name} fails for a row`),
    )
  })

  it('the search box is focused when it is there', async () => {
    const element = document.createElement('stratus-live-table')
    expect(element.focusSearch()).to.equal(false)
    document.body.append(element)
    await element.updateComplete
    expect(element.focusSearch()).to.equal(true)
    expect(element.shadowRoot!.activeElement?.getAttribute('data-control')).to.equal('search')
    element.withoutSearch = true
    await element.updateComplete
    expect(element.focusSearch()).to.equal(false)
    element.remove()
  })

  for (const [what, list, said] of [
    ['rejects without a reason', () => Promise.reject(), []],
    ['rejects with a text', () => Promise.reject('Gone.'), []],
    ['answers nothing', async () => undefined, ['the list function of its source answered without rows.']],
    [
      'answers something else',
      async () => ({ rows: null }),
      ['the list function of its source answered without rows.'],
    ],
  ] as const)
    it(`a source that ${what} has failed, in words for people, and can be asked again`, async () => {
      let asked = 0
      const source = {
        list: () => {
          asked++
          return list() as never
        },
      }
      const element = await table({ rows: [], source })
      await waitUntil(() => element.state === 'failed')
      await element.updateComplete
      const told = what.endsWith('text')
        ? 'Gone.'
        : 'There was a problem communicating with the server, please try again.'
      expect(text(one(element, 'tbody'))).to.contain(told)
      one(element, '[data-control=retry]').click()
      await waitUntil(() => element.state === 'failed')
      expect(asked).to.equal(2)
      expect(takeConsole().slice(0, said.length)).to.deep.equal(said.map((each) => `<stratus-live-table> ${each}`))
    })
})
