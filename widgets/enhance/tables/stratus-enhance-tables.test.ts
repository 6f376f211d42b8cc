import { expect, fixture, html as markup } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { html, pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { cleanUp, page, rowHtml, tableHtml } from '../../../tests/horizon-pages/table-page.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { deepActiveElement } from '../../internal/focus.js'
import type { StratusModal } from '../../modal-stack/stratus-modal.js'
import { enhance, sanitizePage } from '../index.js'

consoleGate()

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
  afterEach(cleanUp)

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

  it('A-REL-05 rows take the details below them along when sorted and filtered, and are counted without', async () => {
    const details = (id: string) => `<tr class="detail-row"><td colspan="4">details of ${id}</td></tr><tr></tr>`
    const rows = ['b', 'a'].map((id) => rowHtml(id, { state: 'status_up', status: 'Active' }) + details(id)).join('')
    const { table, advance } = await page(tableHtml(rows))
    table.querySelector<HTMLButtonElement>('.stratus-sort')!.click()
    expect(names(table)).to.deep.equal(['vm-a', 'details of a', '', 'vm-b', 'details of b', ''])
    type(table.querySelector<HTMLInputElement>('.table_search input')!, 'vm-b')
    await advance(300)
    expect(names(table)).to.deep.equal(['vm-b', 'details of b', ''])
    expect(table.querySelector('.table_count')!.textContent).to.equal('Displaying 1 item')
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

  it('W-TABLE-04 W-TABLE-06 ticks all visible rows, and batch actions wait for a tick', async () => {
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

  it('W-TABLE-02 W-TABLE-04 what the filter hides is not acted on, ticked before or not', async () => {
    const server = pretendServer({ 'POST /vms/': html('', { 'X-Horizon-Location': '/vms/' }) })
    const rows = ['1', '2'].map((id) => rowHtml(id, { state: 'status_up', status: 'Active' })).join('')
    const { table, advance } = await page(tableHtml(rows), server)
    for (const box of table.querySelectorAll<HTMLInputElement>('tbody input')) box.click()
    type(table.querySelector<HTMLInputElement>('.table_search input')!, 'vm-2')
    await advance(300)
    table.querySelector<HTMLButtonElement>('[data-batch-action]')!.click()
    await waitUntil(() => modal()?.open)
    await modal().updateComplete
    expect(modal().textContent).to.contain('You have selected: "vm-2".')
    button('Delete Instances').click()
    await waitUntil(() => !modal())
    expect((server.last().form as URLSearchParams).getAll('object_ids')).to.deep.equal(['2'])
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
    const end = enhance(root, { fetch: pretendServer().fetch })
    const first = performance.now() - start
    const again = enhance(root, { fetch: pretendServer().fetch })
    expect(root.querySelectorAll('stratus-action-menu').length).to.equal(1)
    expect(root.querySelectorAll('.multi-select-header').length).to.equal(1)
    again()
    end()
    // Generous: the machine of a test run is shared. Alone it is about 200 ms.
    expect(first).to.be.lessThan(10_000)
  })

  it('dispose gives the markup back and ends every timer', async () => {
    const { root, due } = await page(tableHtml(rowHtml('1') + rowHtml('2')))
    expect(due()).to.deep.equal([2500])
    await cleanUp()
    expect(due()).to.deep.equal([])
    expect(root.querySelector('.stratus-sort, .multi-select-header, stratus-action-menu')).to.equal(null)
  })
})
