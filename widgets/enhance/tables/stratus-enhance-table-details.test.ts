import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { html, pretendServer } from '../../../tests/horizon-pages/server.js'
import { cleanUp, page, rowHtml, tableHtml, update } from '../../../tests/horizon-pages/table-page.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import type { StratusModal } from '../../modal-stack/stratus-modal.js'
import { cellKey } from './table-sort.js'

consoleGate()

const modal = () => document.querySelector<StratusModal>('stratus-modal')
const isAsking = () => modal() !== null
const asked = ({ asked }: ReturnType<typeof pretendServer>) => asked.map(({ method, path }) => `${method} ${path}`)
const active = (id: string) => rowHtml(id, { state: 'status_up', status: 'Active' })
const launch = 'GET /vms/?action=launch&table=vms'
const later = <T>() => {
  let answer: (value: T) => void = () => undefined
  return { promise: new Promise<T>((resolve) => (answer = resolve)), answer: (value: T) => answer(value) }
}

describe('enhance: rows in transition, in detail', () => {
  afterEach(cleanUp)

  it('W-TABLE-17 the interval is the one that the first row names', async () => {
    const { due } = await page(tableHtml(rowHtml('1').replace('interval="2500"', 'interval="4000"')))
    expect(due()).to.deep.equal([4000])
  })

  it('W-TABLE-13 a row that has come to rest has the launch links asked for: the quota has changed', async () => {
    const server = pretendServer({ [update('1')]: html(active('1')) })
    const { advance } = await page(tableHtml(rowHtml('1')), server)
    await advance(2500)
    await waitUntil(() => asked(server).includes(launch))
  })

  it('W-TABLE-15 the focus of a row that is gone goes to the next one', async () => {
    const server = pretendServer({ [update('1')]: html('', {}, 404) })
    const { row, advance } = await page(tableHtml(rowHtml('1') + active('2')), server)
    const gone = row('1')
    gone.querySelector('a')!.focus()
    await advance(2500)
    await waitUntil(() => !gone.isConnected)
    expect(document.activeElement!.closest('tr') === row('2')).to.equal(true)
  })

  it('W-TABLE-18 a menu that was opened while an answer was on its way stays as it is; the next round brings it', async () => {
    const { promise, answer } = later<Response>()
    const server = pretendServer({ [update('1')]: () => promise })
    const { root, row, advance, due } = await page(tableHtml(rowHtml('1')), server)
    await advance(2500)
    const toggle = row('1').querySelector<HTMLElement>('.dropdown-toggle')!
    toggle.click()
    const menu = root.querySelector('stratus-action-menu')!
    await waitUntil(() => menu.open)
    answer(html(rowHtml('1', { status: 'Networking' })))
    server.table[update('1')] = html(active('1'))
    await waitUntil(() => due().length)
    expect(row('1').textContent).to.contain('Build')
    menu.hide()
    await waitUntil(() => !menu.open)
    await advance(5000)
    await waitUntil(() => row('1').textContent!.includes('Active'))
  })

  it('a page may refuse a row', async () => {
    const server = pretendServer({ [update('1')]: html(active('1')) })
    const { root, row, advance } = await page(tableHtml(rowHtml('1')), server)
    let refused = 0
    root.addEventListener('stratus-before-insert', (event) => {
      if (event.detail.kind === 'row') refused++
      event.preventDefault()
    })
    await advance(2500)
    await waitUntil(() => refused)
    expect(row('1').textContent).to.contain('Build')
  })

  it('W-TABLE-02 W-TABLE-12 a row that changes is filtered by what it says now, and its box keeps a name', async () => {
    const server = pretendServer({ [update('1')]: html(active('1').replace('</tr>', '<td>one more</td></tr>')) })
    const { root, row, advance } = await page(tableHtml(rowHtml('1') + active('2')), server)
    const field = root.querySelector<HTMLInputElement>('.table_search input')!
    field.value = 'build'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await advance(300)
    expect([row('1').hidden, row('2').hidden]).to.deep.equal([false, true])
    await advance(2500)
    await waitUntil(() => row('1').textContent!.includes('Active'))
    expect([row('1').hidden, row('2').hidden]).to.deep.equal([true, true])
    expect(row('1').querySelector('input')!.getAttribute('aria-label')).to.equal('Select vm-1')
  })
})

describe('enhance: tables, in detail', () => {
  afterEach(cleanUp)

  it('W-TABLE-02 Enter in the search sends nothing, also with a row ticked; what stands in it already counts', async () => {
    const server = pretendServer()
    const search = tableHtml(active('1') + active('2')).replace(
      'placeholder="Filter"',
      'value="vm-2" placeholder="Filter"',
    )
    const { root, row } = await page(search, server)
    expect([row('1').hidden, row('2').hidden]).to.deep.equal([true, false])
    row('2').querySelector('input')!.click()
    root.querySelector<HTMLInputElement>('.table_search input')!.focus()
    await sendKeys({ press: 'Enter' })
    expect([isAsking(), server.asked.length]).to.deep.equal([false, 0])
  })

  it('W-TABLE-04 the menu of further batch actions waits for a tick too', async () => {
    const more =
      '<div class="table_actions_menu"><a class="btn dropdown-toggle" data-toggle="dropdown" href="#">More Actions</a><ul class="dropdown-menu"><li><a href="#">x</a></li></ul></div>'
    const { root, row } = await page(tableHtml(active('1'), more))
    const menu = root.querySelector('.table_actions_menu > a')!
    const state = () => [menu.matches('.disabled'), menu.getAttribute('aria-disabled')]
    expect(state()).to.deep.equal([true, 'true'])
    row('1').querySelector('input')!.click()
    expect(state()).to.deep.equal([false, 'false'])
  })

  it('W-TABLE-20 an address is sorted by the first of several, an age by its seconds; a header may name another sorter', async () => {
    const cell = (content: string) => {
      const row = document.createElement('tr')
      row.append(document.createElement('td'))
      row.cells[0]!.append(document.createRange().createContextualFragment(content))
      return row.cells[0]
    }
    expect(cellKey(cell('<ul><li>10.0.0.2</li><li>10.0.0.9</li></ul>'), 'ip')).to.equal(cellKey(cell('10.0.0.2'), 'ip'))
    expect(cellKey(cell('<span data-seconds="90">1 minute</span>'), 'timesince')).to.equal(90)
    const amounts = ['9 KB', '10 B']
    const rows = amounts.map((amount, index) => active(String(index)).replace('Active', amount)).join('')
    const { table, root } = await page(
      tableHtml(rows).replace(
        '<th class="sortable">Status',
        '<th class="sortable" data-type="text" data-sorter="size">Status',
      ),
    )
    ;[...root.querySelectorAll<HTMLElement>('.stratus-sort')].at(-1)!.click()
    expect([...table.tBodies[0]!.rows].map(({ dataset }) => dataset['objectId'])).to.deep.equal(['1', '0'])
  })

  it('W-TABLE-20 one row is not sorted, nor a table that its page sorts already', async () => {
    const one = await page(tableHtml(active('1')))
    expect(one.root.querySelectorAll('.stratus-sort').length).to.equal(0)
    const theirs = await page(
      tableHtml(active('1') + active('2')).replace('table datatable', 'table datatable tablesorter'),
    )
    expect(theirs.root.querySelectorAll('.stratus-sort').length).to.equal(0)
  })

  const dangers = (more = '') =>
    `<form action="/x/" method="POST"><button type="submit" name="action" class="btn btn-danger" value="x__delete" ${more}>Delete</button></form>`

  it('W-TABLE-04 a question names the row by its own words first, a details page by its name', async () => {
    const named = active('1').replace('<a href="/vm/1/">', '<span data-display="the first"></span><a href="/vm/1/">')
    const { row } = await page(tableHtml(named))
    row('1').querySelector<HTMLElement>('.dropdown-menu .btn-danger')!.click()
    await waitUntil(() => modal()?.textContent?.includes('You have selected: "the first".'))
    await cleanUp()
    const details = await page(`<dl><dd data-display="web-1">web-1</dd></dl>${dangers()}${tableHtml('')}`)
    details.root.querySelector<HTMLElement>('.btn-danger')!.click()
    await waitUntil(() => modal()?.textContent?.includes('You have selected: "web-1".'))
  })

  it('a disabled button does nothing; one of Angular is not asked about', async () => {
    const server = pretendServer()
    const { root } = await page(
      `${dangers().replace('btn-danger', 'btn-danger disabled')}${dangers('ng-click="x()"')}${tableHtml('')}`,
      server,
    )
    const [off, angular] = root.querySelectorAll<HTMLElement>('button.btn-danger')
    // The sanitiser takes such attributes; a page of Horizon's own has them.
    angular!.setAttribute('ng-click', 'x()')
    let sent = 0
    root.addEventListener('submit', (event) => (sent++, event.preventDefault()), { capture: true })
    off!.click()
    expect([isAsking(), sent]).to.deep.equal([false, 0])
    angular!.click()
    expect([isAsking(), sent]).to.deep.equal([false, 1])
  })

  it('W-TABLE-04 without a row ticked a batch action says what it lacks, where the page left it enabled', async () => {
    const { root, toasts } = await page(tableHtml(active('1')))
    const batch = root.querySelector<HTMLButtonElement>('[data-batch-action]')!
    batch.disabled = false
    batch.click()
    expect([isAsking(), toasts]).to.deep.equal([
      false,
      [{ type: 'info', text: 'Please select a row before taking that action.' }],
    ])
  })

  it('an action is sent once, its row’s buttons are locked meanwhile, and can be pressed again after a failure', async () => {
    const { promise, answer } = later<Response>()
    const server = pretendServer({ 'POST /vms/': () => promise })
    const { row, root } = await page(tableHtml(active('1')), server)
    const pause = row('1').querySelector<HTMLButtonElement>('button[value="vms__pause__1"]')!
    pause.click()
    expect(pause.disabled).to.equal(true)
    const batch = root.querySelector<HTMLButtonElement>('[data-batch-action]')!
    batch.disabled = false
    root.querySelector('form')!.requestSubmit(batch)
    answer(html('', {}, 500))
    await waitUntil(() => !pause.disabled)
    expect(asked(server)).to.deep.equal(['POST /vms/'])
  })

  it('the focus stays in the field of a server-side filter', async () => {
    const filter = (value: string) =>
      tableHtml(active('1'))
        .replace('table_search client', 'table_search')
        .replace('placeholder="Filter"', `value="${value}"`)
        .replace('</div></div>', '</div><button type="submit" class="btn">Filter</button></div>')
    const server = pretendServer({ 'POST /vms/': html(filter('new')) })
    const { root } = await page(filter('old'), server)
    const field = () => root.querySelector<HTMLInputElement>('[name="vms__filter__q"]')!
    field().focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => field().value === 'new')
    expect(document.activeElement === field()).to.equal(true)
  })
})
