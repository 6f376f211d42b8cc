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
})
