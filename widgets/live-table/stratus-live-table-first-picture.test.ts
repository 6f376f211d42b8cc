import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { actions, columns, rowsOf, servers, table, type Table } from '../../tests/support/live-table.js'
import { all, one } from '../../tests/support/shadow.js'

consoleGate()

function drawn(set: Partial<Table>, box: HTMLElement): Table {
  const element = document.createElement('stratus-live-table') as unknown as Table
  Object.assign(element, { columns, rows: servers(3), ...set })
  box.append(element)
  return element
}

/** Until it holds, before the browser draws anything. */
async function microtasks(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 100 && !holds(); turns++) await Promise.resolve()
  expect(holds()).to.equal(true)
}

describe('<stratus-live-table> first picture', () => {
  it('has the rows in sight, those beyond the edges come behind it', async () => {
    // Its parts are loaded.
    await table({ paging: 'virtual' })
    const box = await fixture<HTMLElement>(html`<div></div>`)
    box.style.cssText = 'position: fixed; inset: 0; overflow: auto'
    const element = document.createElement('stratus-live-table') as unknown as Table
    Object.assign(element, { columns, rows: servers(1000), paging: 'virtual' })
    box.append(element)
    await microtasks(() => rowsOf(element).length > 0)
    const first = rowsOf(element).length
    const last = rowsOf(element)[first - 1]!.getBoundingClientRect()
    expect(last.bottom, 'the window is full').to.be.above(window.innerHeight)
    expect(last.top, 'hardly more is drawn').to.be.below(window.innerHeight + 4 * 36)
    await waitUntil(() => rowsOf(element).length > first, 'there are rows beyond the edge')
  })

  it('W-TABLE-99 search, tools and count come behind the rows, and nothing moves', async () => {
    // Its parts are loaded.
    await table({ batchActions: () => actions })
    const element = drawn({ batchActions: () => actions }, await fixture<HTMLElement>(html`<div></div>`))
    await microtasks(() => rowsOf(element).length === 3)
    const behind = () => all(element, '[data-control=search], [data-control=export], .footer .count').length
    const places = () =>
      all(element, '.search, .tools, .batch, tr.row, .footer').map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect()
        return [node.className, left, top, width, height]
      })
    const before = places()
    expect(behind(), 'not yet').to.equal(0)
    await element.updateComplete
    expect(behind()).to.equal(3)
    expect(places()).to.deep.equal(before)
  })

  it('W-TABLE-99 on a narrow place, where lines break, all comes at once', async () => {
    await table({}, 400)
    const element = drawn({}, await fixture<HTMLElement>(html`<div style="inline-size: 400px"></div>`))
    await microtasks(() => rowsOf(element).length === 3)
    expect(all(element, '[data-control=search], [data-control=export], .footer .count')).to.have.length(3)
  })

  it('rows below what fills a window are drawn before they are seen', async () => {
    const element = await table({ paging: 'virtual', rows: servers(1000), withoutSearch: true, withoutTools: true })
    await waitUntil(() => {
      const last = rowsOf(element).at(-1)!.getBoundingClientRect()
      return last.bottom >= window.innerHeight
    }, 'the window is full')
  })

  it('columns keep their widths when a long list is cut into pages', async () => {
    const element = await table({ paging: 'virtual' })
    expect(all(element, 'col')).to.have.length(0)
    const width = one(element, 'th[data-column=status]').getBoundingClientRect().width
    element.paging = 'pages'
    await element.updateComplete
    expect(all(element, 'col').map((col) => col.style.width !== '')).to.deep.equal([true, true, true, true, true])
    expect(one(element, 'th[data-column=status]').getBoundingClientRect().width).to.be.closeTo(width, 1)
  })

  it('the header sticks below the toolbar, however high that is', async () => {
    const element = await table({ rows: servers(40), pageSize: 40 })
    const top = () => Number.parseFloat(getComputedStyle(one(element, 'thead')).insetBlockStart)
    const high = () => one(element, '.toolbar').getBoundingClientRect().height
    expect(top()).to.equal(high())
    const banner = document.createElement('div')
    banner.slot = 'toolbar'
    banner.style.blockSize = '90px'
    element.append(banner)
    await waitUntil(() => high() > 90 && top() === high(), 'it has moved down')
    banner.remove()
    await waitUntil(() => high() < 90 && top() === high(), 'it is back')
  })

  it('buttons of a part that came late have the size and the colours of their tokens', async () => {
    const element = await table({ rows: servers(60) })
    const next = one(element, '[data-control=next]')
    const { width, height } = next.getBoundingClientRect()
    expect([width, height]).to.deep.equal([26, 26])
    expect(getComputedStyle(next).getPropertyValue('--_text-disabled')).not.to.equal('')
  })
})
