import { expect } from '@open-wc/testing'
import { idling } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { rehearse } from './rehearsal.js'
import { StratusLiveTable } from './stratus-live-table.js'

consoleGate()

/** What measures texts; made once for a page. */
let measures = 0
const Canvas = globalThis.OffscreenCanvas
globalThis.OffscreenCanvas = class extends Canvas {
  constructor(width: number, height: number) {
    super(width, height)
    measures += 1
  }
}

const idle = () => new Promise<void>((done) => requestIdleCallback(() => done()))

function drawn(): StratusLiveTable {
  const table = new StratusLiveTable()
  table.columns = [{ id: 'name', title: 'Name', value: (row) => (row as { name: string }).name }]
  table.rows = [{ id: '1', name: 'web-1' }]
  document.body.append(table)
  return table
}

// In this order: each page has one first table.
describe('<stratus-live-table> rehearsal', () => {
  idling(
    'is played when the page is idle, without anything in the page; the first table finds what it needs',
    async () => {
      const before = document.body.outerHTML
      await import('./stratus-live-table.define.js')
      expect(measures, 'not at once').to.equal(0)
      await waitUntil(() => measures === 1, 'the type is there before a table is')
      expect(document.body.outerHTML).to.equal(before)
      const table = drawn()
      await table.updateComplete
      expect(measures, 'nothing is made again').to.equal(1)
      expect(table.renderRoot.querySelector('.titles')?.textContent).to.contain('Name')
      expect(table.renderRoot.querySelector('tr.row')?.textContent).to.contain('web-1')
      table.remove()
    },
  )

  idling('is left out where a table came sooner', async () => {
    let made = 0
    class Counted extends StratusLiveTable {
      constructor() {
        super()
        made += 1
      }
    }
    customElements.define('counted-table', Counted)
    rehearse(Counted)
    await idle()
    await idle()
    expect(made).to.equal(0)
  })
})
