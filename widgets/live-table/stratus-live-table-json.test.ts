import { aTimeout, expect, fixture, html } from '@open-wc/testing'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { names, servers, table, type Server, type Table } from '../../tests/support/live-table.js'
import { all, text } from '../../tests/support/shadow.js'
import './stratus-live-table.define.js'

consoleGate()

/** Until what was asked for is there and drawn. */
async function settled(element: Table): Promise<void> {
  await aTimeout(10)
  await element.updateComplete
}

const cells = (element: Element) => all(element, 'td.data').map((cell) => text(cell))

describe('<stratus-live-table> columns and rows as JSON', () => {
  it('W-TABLE-32 whole tables come in attributes; columns read a field, or what their id names', async () => {
    const columns = [
      { id: 'name', title: 'Name' },
      { id: 'flavor', title: 'Flavor', field: 'flavor.name' },
      { id: 'vcpus', title: 'VCPUs', field: 'flavor.vcpus', type: 'number' },
      { id: 'addresses', title: 'Addresses' },
    ]
    const rows = [
      { id: 1, name: 'web-1', flavor: { name: 'm1.tiny', vcpus: 10 }, addresses: ['10.0.0.1', '10.0.0.2'] },
      { id: 2, name: 'web-2', flavor: { name: 'm1.huge', vcpus: 9 } },
    ]
    const element = await fixture<Table>(
      html`<stratus-live-table columns=${JSON.stringify(columns)} rows=${JSON.stringify(rows)}></stratus-live-table>`,
    )
    expect(cells(element)).to.deep.equal(['web-1', 'm1.tiny', '10', '10.0.0.110.0.0.2', 'web-2', 'm1.huge', '9', '-'])
    element.sort = { column: 'vcpus', direction: 'ascending' }
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-2', 'web-1'])
    expect(element.csv().split('\r\n')[1]).to.contain('web-2,m1.huge,9')
  })

  it('what is no JSON is warned of, and the table goes on', async () => {
    const element = await fixture<Table>(html`<stratus-live-table columns="[{" rows="name"></stratus-live-table>`)
    expect(cells(element)).to.deep.equal([])
    expect(takeConsole()).to.deep.equal([
      '<stratus-live-table> rows must be an array.',
      '<stratus-live-table> columns must be an array.',
    ])
  })

  it('a column without value, field and a name that rows have is warned of once', async () => {
    const element = await table({
      columns: [
        { id: 'name', title: 'Name' },
        { id: 'owner', title: 'Owner' },
      ],
    })
    expect(cells(element)).to.deep.equal(['web-0', '-', 'web-1', '-', 'web-2', '-'])
    element.rows = servers(2)
    await element.updateComplete
    expect(takeConsole()).to.deep.equal([
      "<stratus-live-table> column 'owner' has neither value nor field, and no row has 'owner'.",
    ])
  })
})

describe('<stratus-live-table> reads its source again', () => {
  const counting = () => {
    const source = {
      asked: 0,
      failing: false,
      list: async () => {
        source.asked++
        if (source.failing) throw new Error('The cloud is away.')
        return servers(source.asked)
      },
    }
    return source
  }

  it('W-TABLE-33 when told: refresh() is done when the rows are there', async () => {
    const source = counting()
    const element = await table({ source })
    await settled(element)
    await element.refresh()
    await element.updateComplete
    expect(names(element)).to.deep.equal(['web-0', 'web-1'])
    source.failing = true
    await element.refresh()
    expect(element.state).to.equal('failed')
  })

  it('W-TABLE-33 when told at once: refresh() right after the first source waits for its rows, another source asks anew', async () => {
    const element = await table({ rows: [] })
    const first = counting()
    element.source = first
    await element.refresh()
    await element.updateComplete
    expect([element.state, first.asked]).to.deep.equal(['ready', 2])
    expect(names(element)).to.deep.equal(['web-0', 'web-1'])
    const second = counting()
    element.source = second
    await settled(element)
    expect([names(element), first.asked, second.asked]).to.deep.equal([['web-0'], 2, 1])
  })

  it('W-TABLE-33 a source that is taken away is not asked, and what it was asked for is given up', async () => {
    const signals: AbortSignal[] = []
    const list = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise<never>(() => {})
    }
    const element = await table({ source: { list } })
    await settled(element)
    element.source = undefined
    await settled(element)
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true])
  })

  it('W-TABLE-33 every interval, later after failures, not while an answer is awaited, and no more when it is gone', async () => {
    const { clock, advance } = fakeClock()
    const source = counting()
    const element = await table({ source, interval: 10, clock })
    await settled(element)
    const after = async (ms: number) => {
      advance(ms)
      await settled(element)
      return source.asked
    }
    expect(source.asked).to.equal(1)
    expect(await after(9000)).to.equal(1)
    expect(await after(1000)).to.equal(2)
    source.failing = true
    expect(await after(10_000)).to.equal(3)
    expect(await after(10_000)).to.equal(3)
    expect(await after(10_000)).to.equal(4)
    source.failing = false
    expect(await after(40_000)).to.equal(5)
    expect(await after(10_000)).to.equal(6)
    element.interval = 0
    await settled(element)
    expect(await after(60_000)).to.equal(6)
    element.interval = 10
    await settled(element)
    element.remove()
    expect(await after(60_000)).to.equal(6)
  })

  it('W-TABLE-33 nothing is asked while nobody looks; what was due then is asked when somebody does', async () => {
    const { clock, advance } = fakeClock()
    const source = counting()
    const element = await table({ source, interval: 10, clock })
    await settled(element)
    const look = async (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      advance(0)
      await settled(element)
    }
    try {
      await look(true)
      advance(60_000)
      await settled(element)
      expect(source.asked).to.equal(1)
      await look(false)
      expect(source.asked).to.equal(2)
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  })

  it('W-TABLE-33 a hidden table asks nothing; what was due then is asked when it is shown', async () => {
    const { clock, advance } = fakeClock()
    const source = counting()
    const element = await table({ source, interval: 10, clock })
    const around = document.createElement('details')
    around.open = true
    element.parentElement!.append(around)
    around.append(element)
    const pass = async (ms: number) => {
      await settled(element)
      // An observer tells a frame later.
      await aTimeout(50)
      advance(ms)
      await settled(element)
      return source.asked
    }
    const before = await pass(10_000)
    around.open = false
    expect(await pass(60_000)).to.equal(before)
    around.open = true
    expect(await pass(0)).to.equal(before + 1)
    element.style.display = 'none'
    expect(await pass(60_000)).to.equal(before + 1)
    element.style.display = ''
    expect(await pass(0)).to.equal(before + 2)
  })

  it('an interval that is none is warned of', async () => {
    await table({ interval: Number.NaN as number, rows: servers(1) as Server[] })
    expect(takeConsole()).to.deep.equal(['<stratus-live-table> interval must be a number of seconds, 0 or more.'])
  })
})
