import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusLiveTable } from '../live-table/stratus-live-table.js'
import type { TransferDetail } from './stratus-transfer-table.events.js'
import type { StratusTransferTable } from './stratus-transfer-table.js'
import './stratus-transfer-table.define.js'

consoleGate()

interface Item {
  readonly id: string
  readonly name: string
  readonly status?: string
}
type Element = StratusTransferTable<Item>
const items = (...names: string[]): Item[] => names.map((name) => ({ id: name, name }))
const columns = [
  { id: 'name', title: 'Name', value: ({ name }: Item) => name },
  { id: 'status', title: 'Status', value: ({ status }: Item) => status },
]

async function make(properties: Partial<Element> = {}): Promise<Element> {
  const element = await fixture<Element>(html`<stratus-transfer-table></stratus-transfer-table>`)
  Object.assign(element, { columns, available: items('a', 'b', 'c'), ...properties })
  await settled(element)
  return element
}

const tableOf = (element: Element, list: 'allocated' | 'available') =>
  element.shadowRoot!.querySelector<StratusLiveTable>(`.${list} stratus-live-table`)

async function settled(element: Element): Promise<void> {
  await element.updateComplete
  await tableOf(element, 'allocated')?.updateComplete
  await tableOf(element, 'available')?.updateComplete
}

/** The names in a list, or what it says when it is empty. */
function seen(element: Element, list: 'allocated' | 'available'): string[] {
  const table = tableOf(element, list)
  if (!table) return [element.shadowRoot!.querySelector(`.${list} .empty`)!.textContent!.trim()]
  const cells = table.shadowRoot!.querySelectorAll('tr.row td[role="rowheader"] .content, tr.message')
  return [...cells].map((cell) => cell.textContent!.trim())
}

function button(element: Element, list: 'allocated' | 'available', name: string, control = 'action') {
  const row = [...tableOf(element, list)!.shadowRoot!.querySelectorAll<HTMLElement>('tr.row')].find(
    ({ dataset }) => dataset['key'] === name,
  )!
  return row.querySelector<HTMLButtonElement>(`[data-control="${control}"]`)!
}

async function press(element: Element, list: 'allocated' | 'available', name: string): Promise<void> {
  button(element, list, name).click()
  await settled(element)
}

const inside = (element: Element, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!
const texts = (element: Element, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((node) => node.textContent!.replace(/\s+/g, ' ').trim())

describe('<stratus-transfer-table>', () => {
  it('W-XFER-01 allocates and deallocates, with counts and the words of the specification', async () => {
    const element = await make()
    expect(texts(element, '.toggle')).to.deep.equal(['Allocated 0', 'Available 3'])
    expect(texts(element, '.help')).to.deep.equal(['Select one'])
    expect(seen(element, 'allocated')).to.deep.equal(['Select an item from Available items below'])
    await expect(element).to.be.accessible()
    setTimeout(() => button(element, 'available', 'b').click())
    const { detail } = await oneEvent(element, 'stratus-transfer')
    expect(detail).to.deep.equal({ allocated: items('b'), added: items('b'), removed: [] })
    await settled(element)
    expect([seen(element, 'allocated'), seen(element, 'available')]).to.deep.equal([['b'], ['a', 'c']])
    expect(texts(element, '.toggle')).to.deep.equal(['Allocated 1', 'Available 2'])
    expect(inside(element, '[role=status]').textContent).to.equal('b allocated.')
    await expect(element).to.be.accessible()
    await press(element, 'allocated', 'b')
    expect(seen(element, 'available')).to.deep.equal(['a', 'b', 'c'])
    expect(element.available.map(({ id }) => id)).to.deep.equal(['a', 'b', 'c'])
  })

  it('W-XFER-04 a click beside the controls of an available row allocates it, once for two fast ones', async () => {
    const element = await make({
      maxAllocation: -1,
      available: items('a', 'b', 'c').map((row) => ({ ...row, status: 'up' })),
    })
    const cell = (name: string) =>
      [...tableOf(element, 'available')!.shadowRoot!.querySelectorAll<HTMLElement>('tr.row')]
        .find(({ dataset }) => dataset['key'] === name)!
        .querySelector<HTMLElement>('td[part~="cell-status"]')!
    const click = async (name: string, detail: number) => {
      cell(name).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
      await settled(element)
    }
    await click('a', 1)
    await click('b', 2)
    expect([seen(element, 'allocated'), seen(element, 'available')]).to.deep.equal([['a'], ['b', 'c']])
    element.disabled = true
    await settled(element)
    await click('b', 1)
    expect(seen(element, 'allocated')).to.deep.equal(['a'])
  })

  it('W-XFER-02 one is allowed unless told otherwise: another one replaces it', async () => {
    const element = await make()
    await press(element, 'available', 'a')
    await press(element, 'available', 'c')
    expect([seen(element, 'allocated'), seen(element, 'available')]).to.deep.equal([['c'], ['a', 'b']])
    expect(inside(element, '[role=status]').textContent).to.equal('c allocated instead of a.')
  })

  it('W-XFER-02 a negative maximum, or one without end, is no limit; a reached one says so', async () => {
    const element = await make({ maxAllocation: -1 })
    for (const name of ['c', 'a', 'b']) await press(element, 'available', name)
    expect([seen(element, 'allocated'), seen(element, 'available')]).to.deep.equal([
      ['c', 'a', 'b'],
      ['No available items'],
    ])
    element.maxAllocation = 2
    element.allocated = items('c', 'a')
    await settled(element)
    const { ariaDisabled, title } = button(element, 'available', 'b')
    expect([ariaDisabled, title]).to.deep.equal(['true', 'At most 2 items can be allocated.'])
    await press(element, 'available', 'b')
    expect(element.allocated.length).to.equal(2)
    element.maxAllocation = Infinity
    await settled(element)
    await press(element, 'available', 'b')
    expect(element.allocated.length).to.equal(3)
  })

  it('W-XFER-03 says that a list is not an array, and goes on', async () => {
    const element = await make()
    element.available = 'all' as unknown as Item[]
    element.allocated = null as unknown as Item[]
    await settled(element)
    expect(takeConsole()).to.deep.equal([
      '<stratus-transfer-table> Available is not an array.',
      '<stratus-transfer-table> Allocated is not an array.',
    ])
    element.available = items('x')
    await settled(element)
    await press(element, 'available', 'x')
    expect(seen(element, 'allocated')).to.deep.equal(['x'])
    element.available = [null, 5, ...items('y')] as unknown as Item[]
    await settled(element)
    expect(seen(element, 'available')).to.deep.equal(['y'])
    expect(takeConsole()).to.deep.equal([
      '<stratus-transfer-table> available has rows that are no objects; they are left out.',
    ])
  })

  it('the page may refuse a move', async () => {
    const element = await make()
    element.addEventListener('stratus-transfer', (event) => event.preventDefault())
    await press(element, 'available', 'a')
    expect(element.allocated).to.deep.equal([])
    expect(seen(element, 'available')).to.deep.equal(['a', 'b', 'c'])
  })

  it('numbers ordered rows and moves them by menu and keyboard, the focus staying with the row', async () => {
    const element = await make({ maxAllocation: -1, ordered: true, allocated: items('a', 'b', 'c') })
    const orders = () =>
      [...tableOf(element, 'allocated')!.shadowRoot!.querySelectorAll('td[data-column="order"] .content')].map((cell) =>
        cell.textContent!.trim(),
      )
    expect(orders()).to.deep.equal(['1', '2', '3'])
    const { rowActions } = tableOf(element, 'allocated')!
    const ends = ['a', 'c'].map((id) => rowActions!({ id, name: id }).flatMap(({ disabled }) => disabled || []))
    expect(ends).to.deep.equal([['It is the first one already.'], ['It is the last one already.']])
    button(element, 'allocated', 'c').focus()
    await sendKeys({ down: 'Alt' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ up: 'Alt' })
    await settled(element)
    expect([seen(element, 'allocated'), orders()]).to.deep.equal([
      ['a', 'c', 'b'],
      ['1', '2', '3'],
    ])
    expect(inside(element, '[role=status]').textContent).to.equal('c is number 2 of 3.')
    expect(tableOf(element, 'allocated')!.shadowRoot!.activeElement).to.equal(button(element, 'allocated', 'c'))
    button(element, 'allocated', 'a', 'more').focus()
    await sendKeys({ press: 'Enter' })
    const menu = tableOf(element, 'allocated')!.shadowRoot!.querySelector('stratus-action-menu')!
    await waitUntil(() => menu.shadowRoot?.activeElement, 'the menu has the focus')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await settled(element)
    expect(seen(element, 'allocated')).to.deep.equal(['c', 'a', 'b'])
    await expect(element).to.be.accessible()
  })

  it('is reordered by dragging; Escape puts the row back', async () => {
    const element = await make({ maxAllocation: -1, ordered: true, allocated: items('a', 'b', 'c') })
    const cells = [
      ...tableOf(element, 'allocated')!.shadowRoot!.querySelectorAll<HTMLElement>('td[data-column="order"]'),
    ].map((cell) => cell.getBoundingClientRect())
    const at = (index: number, share = 0.5): [number, number] => [
      Math.round(cells[index]!.left + 10),
      Math.round(cells[index]!.top + cells[index]!.height * share),
    ]
    const drag = async (last?: 'Escape'): Promise<void> => {
      await sendMouse({ type: 'move', position: at(0) })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: at(1) })
      await sendMouse({ type: 'move', position: at(2, 0.9) })
      await element.updateComplete
      expect(inside(element, '.landing').hidden).to.equal(false)
      if (last) await sendKeys({ press: last })
      await sendMouse({ type: 'up' })
      await settled(element)
      expect(inside(element, '.landing').hidden).to.equal(true)
    }
    await drag('Escape')
    expect(seen(element, 'allocated')).to.deep.equal(['a', 'b', 'c'])
    await drag()
    expect(seen(element, 'allocated')).to.deep.equal(['b', 'c', 'a'])
  })

  it('a row that goes while it is dragged ends that: the next Escape is the page’s', async () => {
    const element = await make({ maxAllocation: -1, ordered: true, allocated: items('a', 'b', 'c') })
    const cell = tableOf(element, 'allocated')!.shadowRoot!.querySelector('td[data-column="order"]')!
    const { left, top, height } = cell.getBoundingClientRect()
    const [x, y] = [Math.round(left + 10), Math.round(top + height / 2)]
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x, y + 30] })
    element.allocated = items('b', 'c')
    await settled(element)
    await sendMouse({ type: 'move', position: [x, y + 40] })
    await sendMouse({ type: 'up' })
    const heard: string[] = []
    const hear = (event: KeyboardEvent) => heard.push(event.key)
    document.addEventListener('keydown', hear)
    await sendKeys({ press: 'Escape' })
    document.removeEventListener('keydown', hear)
    expect([heard, inside(element, '.landing').hidden]).to.deep.equal([['Escape'], true])
  })

  it('a row with a reason cannot be taken, and says why on its button and in its details', async () => {
    const reason = 'This flavor requires more RAM than your quota allows.'
    const element = await make({ reason: ({ id }: Item) => (id === 'a' ? reason : undefined) })
    const { title, ariaDisabled } = button(element, 'available', 'a')
    expect([title, ariaDisabled]).to.deep.equal([reason, 'true'])
    const expander = button(element, 'available', 'a', 'expand')
    expect(expander.title).to.equal('Click here to expand the row and view the errors.')
    expect(button(element, 'available', 'b', 'expand').title).to.equal('Click to see more details')
    expander.click()
    await settled(element)
    expect(tableOf(element, 'available')!.shadowRoot!.querySelector('.row-error')!.textContent).to.contain(reason)
    await press(element, 'available', 'a')
    expect(element.allocated).to.deep.equal([])
    await expect(element).to.be.accessible()
  })

  it('filters the available rows by facet and text, not the allocated ones', async () => {
    const rows: Item[] = [
      { id: '1', name: 'web', status: 'Active' },
      { id: '2', name: 'db', status: 'Active' },
      { id: '3', name: 'old', status: 'Down' },
    ]
    const element = await make({
      available: rows,
      allocated: [rows[2]!],
      maxAllocation: -1,
      facets: [{ name: 'status', label: 'Status', options: [{ key: 'Active', label: 'Active' }] }],
      terms: [{ name: 'status', value: 'Active' }],
      search: 'd',
    })
    expect([seen(element, 'allocated'), seen(element, 'available')]).to.deep.equal([['old'], ['db']])
    element.search = ''
    await settled(element)
    expect(seen(element, 'available')).to.deep.equal(['web', 'db'])
    const search = element.shadowRoot!.querySelector('stratus-faceted-search')!
    search.clear()
    await settled(element)
    expect(element.terms).to.deep.equal([])
    await expect(element).to.be.accessible()
  })

  it('shows what the page puts into the slots of an opened row', async () => {
    const element = await make({ slottedDetails: true })
    setTimeout(() => button(element, 'available', 'a', 'expand').click())
    const { detail } = await oneEvent(element, 'stratus-row-expand')
    expect(detail).to.deep.equal({ list: 'available', row: element.available[0], expanded: true })
    const content = document.createElement('p')
    content.slot = 'available-details-a'
    content.textContent = 'Public Key'
    element.append(content)
    await new Promise((done) => requestAnimationFrame(done))
    await settled(element)
    expect(content.checkVisibility()).to.equal(true)
    expect(content.getBoundingClientRect().height).to.be.greaterThan(0)
  })

  it('each list folds away and says so', async () => {
    const element = await make({ allocated: items('a') })
    for (const toggle of element.shadowRoot!.querySelectorAll<HTMLButtonElement>('.toggle')) toggle.click()
    await settled(element)
    expect(texts(element, '.help')).to.deep.equal(['Expand to see allocated items', 'Expand to see available items'])
    expect([tableOf(element, 'allocated'), tableOf(element, 'available')]).to.deep.equal([null, null])
    await expect(element).to.be.accessible()
  })

  it('keeps an allocated row that is not available any more, until it is taken out', async () => {
    const element = await make({ allocated: items('gone') })
    expect(texts(element, '.toggle')).to.deep.equal(['Allocated 1', 'Available 3'])
    await press(element, 'allocated', 'gone')
    expect(seen(element, 'available')).to.deep.equal(['a', 'b', 'c'])
    expect(element.shadowRoot!.activeElement === null || element.shadowRoot!.activeElement.isConnected).to.equal(true)
  })

  it('after a move the focus goes to the next row, and never gets lost', async () => {
    const element = await make({ maxAllocation: -1 })
    button(element, 'available', 'a').focus()
    await sendKeys({ press: 'Enter' })
    await settled(element)
    expect(tableOf(element, 'available')!.shadowRoot!.activeElement).to.equal(button(element, 'available', 'b'))
    button(element, 'allocated', 'a').focus()
    await sendKeys({ press: 'Enter' })
    await settled(element)
    expect(element.shadowRoot!.activeElement).to.equal(inside(element, '.available .toggle'))
  })

  it('is a field of its form', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <stratus-transfer-table name="networks" min-allocation="1" max-allocation="-1"></stratus-transfer-table>
      </form>`,
    )
    const element = form.querySelector('stratus-transfer-table') as unknown as Element
    Object.assign(element, { columns, available: items('a', 'b') })
    await settled(element)
    expect(form.checkValidity()).to.equal(false)
    element.allocated = items('b', 'a')
    await settled(element)
    expect(form.checkValidity()).to.equal(true)
    expect(new FormData(form).getAll('networks')).to.deep.equal(['b', 'a'])
  })

  it('names are texts, states are shown, and nothing moves while disabled', async () => {
    const element = await make({ available: items('<img src=x onerror=alert(1)>'), state: 'ready' })
    expect(seen(element, 'available')).to.deep.equal(['<img src=x onerror=alert(1)>'])
    element.disabled = true
    await settled(element)
    expect(tableOf(element, 'available')!.shadowRoot!.querySelector('[data-control="action"]')).to.equal(null)
    Object.assign(element, { available: [], state: 'failed', error: { message: 'Unable to retrieve networks.' } })
    await settled(element)
    expect(seen(element, 'available')[0]).to.contain('Unable to retrieve networks.')
    await expect(element).to.be.accessible()
  })

  it('its search box is as wide as its rows', async () => {
    const element = await make({ facets: [{ name: 'name', label: 'Name' }] })
    const table = tableOf(element, 'available')!
    const box = table.querySelector('stratus-faceted-search')!.getBoundingClientRect()
    const rows = table.shadowRoot!.querySelector('table')!.getBoundingClientRect()
    expect(Math.max(Math.abs(box.left - rows.left), Math.abs(box.right - rows.right))).to.be.at.most(1)
  })

  it('5,000 items: draws those in sight and stays quick', async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `item-${index}`)
    const element = await make({ available: items(...names), maxAllocation: -1 })
    const drawn = tableOf(element, 'available')!.shadowRoot!.querySelectorAll('tr.row').length
    expect(drawn).to.be.greaterThan(5)
    expect(drawn).to.be.lessThan(100)
    const events: TransferDetail[] = []
    element.addEventListener('stratus-transfer', (event) => events.push((event as CustomEvent<TransferDetail>).detail))
    for (const name of ['item-0', 'item-1', 'item-2']) await press(element, 'available', name)
    expect(events.length).to.equal(3)
    expect(texts(element, '.toggle')).to.deep.equal(['Allocated 3', 'Available 4997'])
  })
})
