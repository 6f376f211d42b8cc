import { aTimeout, expect, fixture, html as markup } from '@open-wc/testing'
import { fakeTime } from '../../tests/classic/fake-time.js'
import { sendKeys } from '@web/test-runner-commands'
import { html, pretendServer, recorded } from '../../tests/classic/server.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { deepActiveElement } from '../internal/focus.js'
import type { StratusModal } from '../modal-stack/stratus-modal.js'
import type { ToastInput } from '../toaster/toast-model.js'
import { enhance, sanitizePage } from './index.js'

consoleGate()

const rowHtml = (id: string, { state = 'warning', status = 'Build', percent = '', link = `/vm/${id}/` } = {}) =>
  `<tr class="ajax-update ${state}" id="vms__row__${id}" data-object-id="${id}" data-display="vm-${id}" data-display-key="name"
    data-update-interval="2500" data-update-url="/vms/?action=row_update&amp;table=vms&amp;obj_id=${id}">
    <td class="multi_select_column"><div class="themable-checkbox"><input type="checkbox" name="object_ids" value="${id}" class="table-row-multi-select" id="box-${id}-${Math.random()}"><label></label></div></td>
    <td class="sortable normal_column"><a href="${link}">vm-${id}</a></td>
    <td class="${state} sortable normal_column">${status}${percent && `<span percent="${percent}%"></span>`}</td>
    <td class="actions_column"><div class="btn-group"><a class="btn btn-sm ajax-modal" href="/vm/${id}/snap/">Create Snapshot</a>
      <a class="btn btn-sm dropdown-toggle" data-toggle="dropdown" href="#"><span class="fa fa-caret-down"></span></a>
      <ul class="dropdown-menu row_actions"><li><a class="btn" href="/vm/${id}/log/">View Log</a></li>
      <li><button type="submit" name="action" class="btn" value="vms__pause__${id}">Pause Instance</button></li>
      <li><button type="submit" name="action" class="btn btn-danger" help_text="Deleted instances are not recoverable." value="vms__delete__${id}">Delete Instance</button></li></ul></div></td></tr>`

const tableHtml = (rows: string, more = '') => `<div class="table_wrapper"><form action="/vms/" method="POST">
  <input type="hidden" name="csrfmiddlewaretoken" value="token"><table id="vms" class="table datatable"><caption><div class="table_actions">
  <div class="table_search client"><div class="form-group"><input class="form-control" type="text" name="vms__filter__q" placeholder="Filter"></div></div>${more}
  <a id="vms__action_launch" class="btn btn-launch ajax-update ajax-modal" href="/vms/launch" data-update-url="/vms/?action=launch&amp;table=vms">Launch Instance</a>
  <button type="submit" name="action" data-batch-action="true" class="btn btn-danger" value="vms__delete" help_text="Deleted instances are not recoverable.">Delete Instances</button></div></caption>
  <thead><tr class="table_column_header"><th class="multi_select_column"></th><th class="sortable">Name</th><th class="sortable">Status</th><th class="actions_column">Actions</th></tr></thead>
  <tbody>${rows}</tbody><tfoot><tr><td colspan="4"><span class="table_count">Displaying 3 items</span></td></tr></tfoot></table></form></div>`

const update = (id: string) => `GET /vms/?action=row_update&table=vms&obj_id=${id}`

let ends: Array<() => void> = []

async function page(content: string, server = pretendServer()) {
  const root = await fixture<HTMLElement>(markup`<div></div>`)
  root.append(sanitizePage(content))
  const toasts: ToastInput[] = []
  const visited: string[] = []
  const time = fakeTime()
  const view = { visible: true, listener: () => undefined as void }
  ends.push(
    enhance(root, {
      fetch: server.fetch,
      toast: (message) => void toasts.push(message),
      navigate: (url) => void visited.push(new URL(url).pathname + new URL(url).search),
      clock: time.clock,
      visibility: {
        get visible() {
          return view.visible
        },
        subscribe(listener) {
          view.listener = listener
          return () => undefined
        },
      },
    }),
  )
  const table = root.querySelector<HTMLTableElement>('table.datatable')!
  const row = (id: string) => table.querySelector<HTMLTableRowElement>(`tr[data-object-id="${id}"]`)!
  await aTimeout(0)
  return { root, table, row, toasts, visited, server, view, ...time }
}

const names = (table: HTMLTableElement) =>
  [...table.tBodies[0]!.rows].filter((row) => !row.hidden).map((row) => row.dataset.display ?? row.textContent!.trim())
const modal = () => document.querySelector<StratusModal>('stratus-modal')!
const button = (name: string) =>
  [...modal().shadowRoot!.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)!
const type = (field: HTMLInputElement, text: string) => {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('enhance: tables', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    for (const each of document.querySelectorAll('stratus-modal')) each.remove()
    await aTimeout(0)
  })

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
    const { root, row, view, advance } = await page(tableHtml(rowHtml('1')), server)
    const toggle = row('1').querySelector<HTMLElement>('.dropdown-toggle')!
    toggle.click()
    const menu = root.querySelector('stratus-action-menu')!
    await waitUntil(() => menu.open)
    await advance(10_000)
    expect(server.asked).to.deep.equal([])
    menu.hide()
    await advance(2500)
    await waitUntil(() => server.asked.length === 1)
    root.hidden = true
    await advance(60_000)
    expect(server.asked.length, 'in a tab behind another').to.equal(1)
    root.hidden = false
    await advance(2500)
    await waitUntil(() => server.asked.length === 2)
    view.visible = false
    view.listener()
    await advance(60_000)
    expect(server.asked.length).to.equal(2)
  })

  it('W-TABLE-01 W-TABLE-20 sorts by the header, sizes by their units, and says which way', async () => {
    const { root, table } = await page(await recorded('volumes-page.html'))
    const header = [...table.querySelectorAll('th')].find((each) => each.textContent!.trim() === 'Size')!
    const sizes = () => [...table.tBodies[0]!.rows].map((row) => row.cells[header.cellIndex]!.textContent!.trim())
    table.tBodies[0]!.rows[0]!.cells[header.cellIndex]!.textContent = '1TiB'
    header.querySelector('button')!.click()
    const up = sizes()
    expect(header.getAttribute('aria-sort')).to.equal('ascending')
    expect(up.at(-1)).to.equal('1TiB')
    header.querySelector('button')!.click()
    expect(sizes()[0]).to.equal('1TiB')
    expect(header.getAttribute('aria-sort')).to.equal('descending')
    await expect(root).to.be.accessible()
  })

  it('W-TABLE-02 filters 300 ms after the last key, literally, and Enter sends nothing', async () => {
    const server = pretendServer()
    const rows = ['a.c', 'abc', 'ABC'].map((id) => rowHtml(id, { state: 'status_up', status: 'Active' })).join('')
    const { table, advance } = await page(tableHtml(rows), server)
    const field = table.querySelector<HTMLInputElement>('.table_search input')!
    type(field, 'A.')
    await advance(299)
    expect(names(table).length).to.equal(3)
    await advance(1)
    expect(names(table)).to.deep.equal(['vm-a.c'])
    expect(table.querySelector('.table_count')!.textContent).to.equal('Displaying 1 item')
    type(field, 'nothing')
    await advance(300)
    expect(names(table)).to.deep.equal(['No items to display.'])
    field.focus()
    await sendKeys({ press: 'Enter' })
    expect(server.asked).to.deep.equal([])
    type(field, '')
    await advance(300)
    expect(names(table).length).to.equal(3)
  })

  it('W-TABLE-03 shows one category at a time, first the first that has rows', async () => {
    const rows = rowHtml('1', { state: 'category-tenant' }) + rowHtml('2', { state: 'category-public' })
    const more = `<div class="table_filter btn-group"><button name="vms__filter__q" value="shared" class="btn">Shared (0)</button>
      <button name="vms__filter__q" value="tenant" class="btn">Project (1)</button><button name="vms__filter__q" value="public" class="btn">Public (1)</button></div>`
    const { table } = await page(tableHtml(rows, more))
    expect(names(table)).to.deep.equal(['vm-1'])
    const [, project, open] = table.querySelectorAll<HTMLButtonElement>('.table_filter button')
    open!.click()
    expect(names(table)).to.deep.equal(['vm-2'])
    expect([project!.getAttribute('aria-pressed'), open!.getAttribute('aria-pressed')]).to.deep.equal(['false', 'true'])
  })

  it('W-TABLE-04 W-TABLE-06 ticks all rows in sight, and batch actions wait for a tick', async () => {
    const rows = ['1', '2'].map((id) => rowHtml(id, { state: 'status_up', status: 'Active' })).join('')
    const { table, advance } = await page(tableHtml(rows))
    const batch = table.querySelector<HTMLButtonElement>('[data-batch-action]')!
    const all = table.querySelector<HTMLInputElement>('.multi-select-header')!
    expect(batch.disabled).to.equal(true)
    type(table.querySelector<HTMLInputElement>('.table_search input')!, 'vm-2')
    await advance(300)
    all.click()
    const ticked = () => [...table.querySelectorAll<HTMLInputElement>('tbody input:checked')].map((box) => box.value)
    expect(ticked()).to.deep.equal(['2'])
    expect(batch.disabled).to.equal(false)
    type(table.querySelector<HTMLInputElement>('.table_search input')!, '')
    await advance(300)
    expect([all.checked, all.indeterminate]).to.deep.equal([false, true])
  })

  it('W-TABLE-04 a batch action asks with the names, then sends the ids once and goes where the answer says', async () => {
    const server = pretendServer({ 'POST /vms/': html('', { 'X-Horizon-Location': '/vms/' }) })
    const rows = ['1', '2', '<i>']
      .map((id) =>
        rowHtml(
          id.replace(/[<>]/g, (char) => `&#${char.charCodeAt(0)};`),
          { state: 'status_up' },
        ),
      )
      .join('')
    const { table, visited } = await page(tableHtml(rows), server)
    for (const box of table.querySelectorAll<HTMLInputElement>('tbody input')) if (box.value !== '1') box.click()
    table.querySelector<HTMLButtonElement>('[data-batch-action]')!.click()
    await waitUntil(() => modal()?.open)
    await modal().updateComplete
    expect(modal().heading).to.equal('Confirm Delete Instances')
    expect(modal().textContent!.trim()).to.equal(
      'You have selected: "vm-2", "vm-<i>". Please confirm your selection. Deleted instances are not recoverable.',
    )
    await expect(modal()).to.be.accessible()
    expect(server.asked).to.deep.equal([])
    button('Delete Instances').click()
    await waitUntil(() => !modal())
    const sent = server.last().form as URLSearchParams
    expect([sent.get('action'), sent.getAll('object_ids'), sent.get('csrfmiddlewaretoken')]).to.deep.equal([
      'vms__delete',
      ['2', '<i>'],
      'token',
    ])
    expect(visited).to.deep.equal(['/vms/'])
  })

  it('a row menu is a menu: opened by key, named, it presses the server’s own buttons and links', async () => {
    const server = pretendServer({ 'POST /vms/': html('', { 'X-Horizon-Location': '/vms/' }) })
    const { root, row, visited } = await page(tableHtml(rowHtml('1', { state: 'status_up' })), server)
    const toggle = row('1').querySelector<HTMLElement>('.dropdown-toggle')!
    expect(toggle.getAttribute('aria-label')).to.equal('More actions: vm-1')
    toggle.focus()
    await sendKeys({ press: 'ArrowDown' })
    const menu = root.querySelector('stratus-action-menu')!
    await waitUntil(() => menu.shadowRoot?.activeElement)
    expect(menu.actions.map(({ label, danger, href }) => [label, danger, href])).to.deep.equal([
      ['View Log', false, '/vm/1/log/'],
      ['Pause Instance', false, undefined],
      ['Delete Instance', true, undefined],
    ])
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => visited.length)
    expect((server.last().form as URLSearchParams).get('action')).to.equal('vms__pause__1')
    expect(deepActiveElement()).to.equal(toggle)
  })

  it('a failed action says so, and the table can be used again', async () => {
    const server = pretendServer({ 'POST /vms/': html('', {}, 500) })
    const { root, row, toasts } = await page(tableHtml(rowHtml('1', { state: 'status_up' })), server)
    row('1').querySelector<HTMLButtonElement>('button[value="vms__pause__1"]')!.click()
    await waitUntil(() => toasts.length)
    expect(toasts[0]!.text).to.equal('There was an error submitting the form. Please try again.')
    await waitUntil(() => !root.querySelector('form')!.dataset.submitted)
    expect(root.querySelectorAll('button:disabled:not([data-batch-action])').length).to.equal(0)
  })

  it('a server-side filter puts the table of the answer in place, alive', async () => {
    const search = `<div class="table_search"><input type="text" name="vms__filter__q" aria-label="q"><button type="submit" name="go" class="btn">Filter</button></div>`
    const content = (rows: string) =>
      tableHtml(rows).replace(/<div class="table_search client">.*?<\/div><\/div>/s, search)
    const server = pretendServer({ 'POST /vms/': html(content(rowHtml('2', { state: 'status_up' }))) })
    const { root } = await page(content(rowHtml('1', { state: 'status_up' })), server)
    root.querySelector<HTMLButtonElement>('.table_search button')!.click()
    await waitUntil(() => root.querySelector('tr[data-object-id="2"]'))
    expect(root.querySelector('tr[data-object-id="1"]')).to.equal(null)
    expect(root.querySelector('.multi-select-header')).not.to.equal(null)
  })

  it('real pages come alive: instances, volumes, rules, overview', async () => {
    for (const name of ['instances', 'volumes', 'security-group-rules', 'overview']) {
      const { root, table } = await page(await recorded(`${name}-page.html`))
      expect(table, name).not.to.equal(null)
      expect(root.querySelectorAll('.stratus-sort').length, name).to.be.greaterThan(0)
      expect(root.querySelector('script, style, [onclick], [ng-click], iframe'), name).to.equal(null)
    }
  })

  it('1,000 rows come alive in one go, with one menu and one header box for all, also when called twice', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => rowHtml(String(index), { state: 'status_up' })).join('')
    const root = await fixture<HTMLElement>(markup`<div></div>`)
    root.append(sanitizePage(tableHtml(rows)))
    const start = performance.now()
    ends.push(enhance(root, { fetch: pretendServer().fetch }))
    const first = performance.now() - start
    const again = enhance(root, { fetch: pretendServer().fetch })
    expect(root.querySelectorAll('stratus-action-menu').length).to.equal(1)
    expect(root.querySelectorAll('.multi-select-header').length).to.equal(1)
    again()
    // Generous: the machine of a test run is shared. Alone it is about 200 ms.
    expect(first).to.be.lessThan(10_000)
  })

  it('dispose gives the markup back and ends every timer', async () => {
    const { root, due } = await page(tableHtml(rowHtml('1') + rowHtml('2')))
    expect(due()).to.deep.equal([2500])
    for (const end of ends) end()
    expect(due()).to.deep.equal([])
    expect(root.querySelector('.stratus-sort, .multi-select-header, stratus-action-menu')).to.equal(null)
  })
})
