import { expect } from '@open-wc/testing'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { cleanUp, page, rowHtml, tableHtml, update } from '../../../tests/horizon-pages/table-page.js'
import { consoleGate, takeConsole } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'

consoleGate()

const names = (table: HTMLTableElement) =>
  [...table.tBodies[0]!.rows].map((row) => row.dataset.display ?? row.textContent!.trim())

describe('enhance: rows in transition', () => {
  afterEach(cleanUp)

  it('W-TABLE-12 asks once per updating row by its own address and puts the fragment in its place', async () => {
    const server = pretendServer({
      [update('1')]: html(rowHtml('1', { state: 'status_up', status: 'Active' })),
      [update('2')]: html(rowHtml('2')),
    })
    const rows = rowHtml('1') + rowHtml('2') + rowHtml('3', { state: 'status_up', status: 'Active' })
    const { row, advance } = await page(tableHtml(rows), server)
    await advance(2499)
    expect(server.asked).to.deep.equal([])
    await advance(1)
    await waitUntil(() => row('1').matches('.status_up'))
    const polled = server.asked.filter(({ path }) => path.includes('row_update'))
    expect(polled.map(({ path }) => path.at(-1))).to.deep.equal(['1', '2'])
    expect(polled[0]!.headers.get('X-Requested-With')).to.equal('XMLHttpRequest')
    expect(row('1').cells[2]!.textContent).to.equal('Active')
  })

  it('W-TABLE-12 W-TABLE-15 the live table around it shows what comes', async () => {
    await import('../../live-table/stratus-live-table.define.js')
    const server = pretendServer({
      [update('1')]: html(rowHtml('1', { state: 'status_up', status: 'Active' })),
      [update('2')]: () => new Response('', { status: 404 }),
    })
    const { advance } = await page(tableHtml(rowHtml('1') + rowHtml('2')), server)
    const live = document.createElement('stratus-live-table')
    const wrapper = document.querySelector('.table_wrapper')!
    wrapper.before(live)
    live.append(wrapper)
    const shown = () => [...live.shadowRoot!.querySelectorAll('tr.row[data-key]')].map((row) => row.textContent)
    await waitUntil(() => shown().length === 2)
    expect(shown().some((text) => text.includes('Active'))).to.equal(false)
    await advance(2500)
    await waitUntil(() => shown().length === 1 && shown()[0]!.includes('Active'))
  })

  it('W-TABLE-12 reads the row fragment of a real server', async () => {
    const fragment = await recorded('instance-row.html')
    const id = /data-object-id="([^"]+)"/.exec(fragment)![1]!
    const server = pretendServer({
      [`GET /project/instances/?action=row_update&table=instances&obj_id=${id}`]: html(fragment),
    })
    const old = fragment.replace('status_up"', 'warning"').replace(/Active/, 'Build')
    const content = `<table id="instances" class="table datatable"><tbody>${old}</tbody></table>`
    const { row, advance } = await page(content, server)
    expect(row(id).textContent).not.to.contain('Active')
    await advance(2500)
    await waitUntil(() => row(id).textContent!.includes('Active'))
    expect(row(id).querySelector('script, [ng-click], [onclick]')).to.equal(null)
  })

  it('W-TABLE-12 keeps ticks, focus and unchanged cells while rows change under the user', async () => {
    const server = pretendServer({ [update('1')]: html(rowHtml('1', { state: 'warning', status: 'Networking' })) })
    const { row, advance } = await page(tableHtml(rowHtml('1')), server)
    const box = row('1').querySelector<HTMLInputElement>('input')!
    box.click()
    const link = row('1').querySelector<HTMLAnchorElement>('td a')!
    link.focus()
    await advance(2500)
    await waitUntil(() => row('1').textContent!.includes('Networking'))
    expect(row('1').querySelector('input')).to.equal(box)
    expect(box.checked).to.equal(true)
    expect(document.activeElement).to.equal(link)
  })

  it('W-TABLE-12 the focus goes to the same place when its own cell changes', async () => {
    const server = pretendServer({ [update('1')]: html(rowHtml('1', { link: '/elsewhere/' })) })
    const { row, advance } = await page(tableHtml(rowHtml('1')), server)
    row('1').querySelector<HTMLAnchorElement>('td a')!.focus()
    await advance(2500)
    await waitUntil(() => row('1').querySelector('a[href="/elsewhere/"]'))
    expect(document.activeElement).to.equal(row('1').querySelector('a[href="/elsewhere/"]'))
  })

  it('W-TABLE-14 a row that is still in transition shows a striped bar of its percent, and loses it when done', async () => {
    const server = pretendServer({ [update('1')]: html(rowHtml('1', { percent: '40' })) })
    const { row, advance } = await page(tableHtml(rowHtml('1')), server)
    await advance(2500)
    await waitUntil(() => row('1').querySelector('.progress-striped'))
    expect(row('1').querySelector<HTMLElement>('td.warning .progress-bar')!.style.inlineSize).to.equal('40%')
    expect(row('1').querySelector('td.warning')!.firstElementChild!.className).to.contain('horizon-loading-bar')
    server.table[update('1')] = html(rowHtml('1', { state: 'status_up', status: 'Active' }))
    await advance(5000)
    await waitUntil(() => !row('1').querySelector('.progress-striped'))
  })

  it('W-TABLE-15 W-TABLE-13 a 404 removes the row, the last one leaves the empty row, and launch links are refreshed', async () => {
    const server = pretendServer({
      [update('1')]: html('', {}, 404),
      'GET /vms/?action=launch&table=vms': html(
        '<a id="vms__action_launch" class="btn btn-launch ajax-update ajax-modal disabled" href="/vms/launch" data-update-url="/vms/?action=launch&amp;table=vms" onclick="alert(1)">Launch Instance (Quota exceeded)</a>',
      ),
    })
    const { root, table, advance } = await page(tableHtml(rowHtml('1')), server)
    const launch = root.querySelector<HTMLAnchorElement>('.btn-launch')!
    launch.focus()
    await advance(2500)
    await waitUntil(() => launch.matches('.disabled'))
    expect(names(table)).to.deep.equal(['No items to display.'])
    expect(table.querySelector('.table_count')!.textContent).to.equal('Displaying 0 items')
    expect(launch.textContent).to.equal('Launch Instance (Quota exceeded)')
    expect(launch.hasAttribute('onclick')).to.equal(false)
    expect(document.activeElement).to.equal(launch)
  })

  it('W-TABLE-16 any other error stops that row only and is logged', async () => {
    const server = pretendServer({ [update('1')]: html('', {}, 500), [update('2')]: html(rowHtml('2')) })
    const { row, due, advance } = await page(tableHtml(rowHtml('1') + rowHtml('2')), server)
    await advance(2500)
    await waitUntil(() => !row('1').matches('.ajax-update'))
    expect(takeConsole()).to.deep.equal(['An error occurred while updating.'])
    await waitUntil(() => due().length > 0)
    await advance(30_000)
    const asked = (id: string) => server.asked.filter(({ path }) => path.endsWith(`obj_id=${id}`)).length
    expect(asked('1')).to.equal(1)
    expect(asked('2')).to.be.greaterThan(1)
    expect(row('1').querySelector('td.warning')!.getAttribute('title')).to.equal('An error occurred while updating.')
  })

  it('W-TABLE-17 waits one, two, three … times the interval, never more than 30 s, and starts anew when a row changes', async () => {
    const server = pretendServer({ [update('1')]: html(rowHtml('1')) })
    const { row, due, advance } = await page(tableHtml(rowHtml('1')), server)
    const waits: number[] = []
    for (let round = 0; round < 14; round++) {
      waits.push(due().at(-1)!)
      await advance(due().at(-1)!)
      await waitUntil(() => due().length > 0)
    }
    expect(waits).to.deep.equal([
      2500, 5000, 7500, 10_000, 12_500, 15_000, 17_500, 20_000, 22_500, 25_000, 27_500, 30_000, 30_000, 30_000,
    ])
    server.table[update('1')] = html(rowHtml('1', { status: 'Networking' }))
    await advance(30_000)
    await waitUntil(() => row('1').textContent!.includes('Networking') && due().length > 0)
    expect(due()).to.deep.equal([2500])
  })

  it('W-TABLE-18 asks for nothing while an action menu is open, nor while nobody sees the page', async () => {
    const server = pretendServer({ [update('1')]: html(rowHtml('1')) })
    const { root, row, view, advance, due } = await page(tableHtml(rowHtml('1')), server)
    const toggle = row('1').querySelector<HTMLElement>('.dropdown-toggle')!
    toggle.click()
    const menu = root.querySelector('stratus-action-menu')!
    await waitUntil(() => menu.open)
    await advance(10_000)
    expect(server.asked).to.deep.equal([])
    menu.hide()
    await advance(2500)
    // Its answer has come, too: only then the next wait begins.
    await waitUntil(() => server.asked.length === 1 && due().length === 1)
    root.hidden = true
    await advance(60_000)
    expect(server.asked.length, 'in a tab behind another').to.equal(1)
    root.hidden = false
    await advance(2500)
    await waitUntil(() => server.asked.length === 2 && due().length === 1)
    view.visible = false
    view.listener()
    await advance(60_000)
    expect(server.asked.length).to.equal(2)
  })

  it('W-TABLE-17 W-TABLE-18 a menu that was opened starts the waiting anew', async () => {
    const server = pretendServer({ [update('1')]: html(rowHtml('1')) })
    const { root, row, advance, due } = await page(tableHtml(rowHtml('1')), server)
    for (const wait of [2500, 5000]) {
      await waitUntil(() => due().includes(wait))
      await advance(wait)
    }
    await waitUntil(() => due().includes(7500))
    row('1').querySelector<HTMLElement>('.dropdown-toggle')!.click()
    const menu = root.querySelector('stratus-action-menu')!
    await waitUntil(() => menu.open)
    await advance(7500)
    expect(server.asked.length, 'asked while it is open').to.equal(2)
    menu.hide()
    await advance(2500)
    await waitUntil(() => server.asked.length === 3 && due().length === 1)
    expect(due()).to.deep.equal([5000])
  })

  it('W-TABLE-14 the bar of a row that waits for the user has a question mark', async () => {
    const asking = rowHtml('1').replace('class="btn btn-sm ajax-modal"', 'class="btn btn-sm btn-action-required"')
    const server = pretendServer({ [update('1')]: html(asking) })
    const { row, advance } = await page(tableHtml(rowHtml('1')), server)
    await advance(2500)
    const mark = () => row('1').querySelector('td.warning .horizon-loading-bar > .fa-question-circle.progress-bar-text')
    await waitUntil(mark)
    expect(getComputedStyle(mark()!, '::before').content).to.equal('"?"')
    server.table[update('1')] = html(rowHtml('1', { status: 'Networking' }))
    await advance(5000)
    await waitUntil(() => !mark())
    expect(row('1').querySelector('.horizon-loading-bar')).not.to.equal(null)
  })
})
