import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { rowsOf, servers, table, type Server, type Table } from '../../tests/support/live-table.js'
import { pressKeys as press } from '../../tests/support/press-keys.js'
import { all, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Column } from './data/column.js'
import type { CellEdit } from './live-table.events.js'

consoleGate()

const columns: Column<Server>[] = [
  {
    id: 'name',
    title: 'Name',
    edit: { required: true, validate: (value) => (value === 'taken' ? 'It is taken.' : null) },
  },
  { id: 'status', title: 'Status', edit: { options: ['ACTIVE', 'BUILD'], editable: ({ id }) => id !== 'id-1' } },
  { id: 'ram', title: 'RAM' },
]
const field = (element: Table) => all<HTMLInputElement>(element, '.cell-editor:popover-open .field')[0]
const note = (element: Table) => text(one(element, '#edit-note'))
const cell = (element: Table, column: string, row = 0) =>
  rowsOf(element)[row]!.querySelector<HTMLElement>(`[data-column=${column}]`)!
const focusOn = (node: HTMLElement) => {
  node.tabIndex = 0
  node.focus()
}
const opened = (element: Table) =>
  waitUntil(() => element.shadowRoot!.activeElement === field(element) && field(element), 'the field')
/** The name of the first row is edited. */
async function begin(element: Table): Promise<void> {
  focusOn(cell(element, 'name'))
  await press('F2')
  await opened(element)
}
const closed = (element: Table) => waitUntil(() => !field(element), 'the field closes')

/** A table whose page saves at once, and what it was asked. */
async function editable(save?: (edit: CellEdit<Server>) => Promise<unknown>) {
  const element = await table({ columns })
  const edits: CellEdit<Server>[] = []
  element.addEventListener('stratus-cell-edit', ({ detail }) => {
    edits.push(detail)
    const { row, column, value } = detail
    const put = () => {
      element.rows = element.rows.map((each) => (each.id === row.id ? { ...each, [column]: value } : each))
    }
    if (save) detail.waitUntil(save(detail).then(put))
    else put()
  })
  return { element, edits }
}

describe('<stratus-live-table> editing', () => {
  it('W-TABLE-40 F2 opens a field, Enter saves, and the focus is in the cell again', async () => {
    const { element, edits } = await editable()
    await begin(element)
    expect(field(element)!.value).to.equal('web-0')
    await expect(element).to.be.accessible()
    await sendKeys({ type: 'mail' })
    await press('Enter')
    await closed(element)
    expect(edits.map(({ value, before, column, undo }) => [value, before, column, undo])).to.deep.equal([
      ['mail', 'web-0', 'name', false],
    ])
    await waitUntil(() => text(cell(element, 'name')) === 'mail', 'the new value')
    expect(element.shadowRoot!.activeElement).to.equal(cell(element, 'name'))
  })

  it('W-TABLE-40 a letter replaces the text, Escape gives up, and no key is lost', async () => {
    const { element, edits } = await editable()
    focusOn(cell(element, 'name'))
    await sendKeys({ type: 'x' })
    await opened(element)
    expect(field(element)!.value).to.equal('x')
    await press('Escape')
    await closed(element)
    expect(edits).to.deep.equal([])
    expect(text(cell(element, 'name'))).to.equal('web-0')
  })

  it('W-TABLE-40 Tab saves and goes on; what may not be edited is passed by', async () => {
    const { element, edits } = await editable()
    cell(element, 'name').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    await opened(element)
    await sendKeys({ type: 'mail' })
    await press('Tab')
    await waitUntil(() => field(element)?.matches('select'), 'the next cell')
    expect(edits.length).to.equal(1)
    await press('Escape')
    await closed(element)
    expect(all(element, '[aria-readonly=false]').length).to.equal(5)
    focusOn(cell(element, 'status', 1))
    await press('F2')
    focusOn(cell(element, 'ram'))
    await press('F2')
    expect(field(element)).to.equal(undefined)
  })

  it('W-TABLE-40 what is typed outlives sorting, a refresh and the end of its row', async () => {
    const { element, edits } = await editable()
    await begin(element)
    await sendKeys({ type: 'mail' })
    element.rows = servers(3).reverse()
    await element.updateComplete
    element.sort = { column: 'name', direction: 'descending' }
    await element.updateComplete
    element.rows = servers(3).slice(1)
    await element.updateComplete
    expect(field(element)!.value).to.equal('mail')
    expect(note(element)).to.equal('The row is gone.')
    await press('Enter')
    await closed(element)
    expect(edits.map(({ row, value }) => [row.id, value])).to.deep.equal([['id-0', 'mail']])
  })

  it('W-TABLE-40 without anything typed the field goes with its row, and the focus to the next', async () => {
    const { element } = await editable()
    await begin(element)
    element.rows = servers(3).slice(1)
    await closed(element)
    expect(text(element.shadowRoot!.activeElement!)).to.equal('web-1')
  })

  it('W-TABLE-40 closed while its row is scrolled away it leaves the focus to the table', async () => {
    const { element } = await editable()
    element.paging = 'virtual'
    element.rows = servers(1000)
    await element.updateComplete
    await begin(element)
    window.scrollTo(0, 20_000)
    await waitUntil(() => !element.shadowRoot!.querySelector('[data-key=id-0]'), 'the row is away')
    expect(note(element)).to.equal('Enter saves, Escape gives up.')
    await press('Escape')
    await closed(element)
    expect(element.shadowRoot!.activeElement?.className).to.equal('frame')
  })

  it('W-TABLE-40 what can no longer be edited says so, with what was typed', async () => {
    const { element, edits } = await editable()
    await begin(element)
    await sendKeys({ type: 'mail' })
    element.columns = columns.map((each) =>
      each.edit ? { ...each, edit: { ...each.edit, editable: () => false } } : each,
    )
    await element.updateComplete
    await press('Enter')
    await waitUntil(() => note(element) === 'This can no longer be edited.', 'why not')
    expect(field(element)!.value).to.equal('mail')
    await press('Escape')
    await closed(element)
    expect(edits).to.deep.equal([])
  })

  it('W-TABLE-40 a new value that sorts the row away leaves the focus in the table', async () => {
    const { element } = await editable(() => new Promise((resolve) => setTimeout(resolve)))
    element.pageSize = 2
    element.sort = { column: 'name', direction: 'ascending' }
    element.rows = servers(6)
    await element.updateComplete
    focusOn(cell(element, 'name'))
    await sendKeys({ type: 'zulu' })
    await opened(element)
    await press('Enter')
    await closed(element)
    expect(rowsOf(element).map((row) => text(row.querySelector('[data-column=name]')!))).to.deep.equal([
      'web-1',
      'web-2',
    ])
    expect(element.shadowRoot!.activeElement?.matches('.frame')).to.equal(true)
  })

  it('W-TABLE-40 from a row that has been sorted away an arrow leads to what stands in its place', async () => {
    const { element } = await editable(() => new Promise((resolve) => setTimeout(resolve)))
    element.pageSize = 2
    element.sort = { column: 'name', direction: 'ascending' }
    element.rows = servers(6)
    await element.updateComplete
    focusOn(cell(element, 'name', 1))
    await sendKeys({ type: 'zulu' })
    await opened(element)
    await press('Enter')
    await closed(element)
    await press('ArrowDown')
    expect(element.shadowRoot!.activeElement === cell(element, 'name', 1)).to.equal(true)
    expect(text(cell(element, 'name', 1))).to.equal('web-2')
  })

  it('W-TABLE-40 a column the page takes away closes its field; back again, it is edited anew', async () => {
    const { element, edits } = await editable()
    await begin(element)
    await sendKeys({ type: 'mail' })
    element.columns = columns.slice(1)
    await closed(element)
    element.columns = columns
    await waitUntil(() => cell(element, 'name'), 'the column')
    focusOn(cell(element, 'name'))
    await press('F2')
    expect((await opened(element))!.value).to.equal('web-0')
    expect(edits).to.deep.equal([])
  })

  it('W-TABLE-41 what is wrong stands at the field and nobody hears of it', async () => {
    const { element, edits } = await editable()
    await begin(element)
    await sendKeys({ type: 'taken' })
    await press('Enter')
    await waitUntil(() => note(element) === 'It is taken.', 'what is wrong')
    expect(field(element)!.getAttribute('aria-invalid')).to.equal('true')
    expect(field(element)!.getAttribute('aria-describedby')).to.equal('edit-note')
    await expect(element).to.be.accessible()
    field(element)!.select()
    await press('Delete', 'Enter')
    await waitUntil(() => note(element) === 'This field is required.', 'it is required')
    expect(edits).to.deep.equal([])
  })

  it('W-TABLE-42 while the page saves the field says so; refused, it keeps what was typed, and the cell its value', async () => {
    let refuse: (error: Error) => void = () => {}
    const { element } = await editable(() => new Promise<never>((_, reject) => (refuse = reject)))
    await begin(element)
    await sendKeys({ type: 'mail' })
    await press('Enter')
    await waitUntil(() => note(element) === 'Saving…', 'it is being saved')
    await press('Escape', 'Enter')
    refuse(new Error('Quota exceeded.'))
    await waitUntil(() => note(element) === 'Quota exceeded.', 'the reason')
    expect(field(element)!.value).to.equal('mail')
    expect(text(cell(element, 'name'))).to.equal('web-0')
    await expect(element).to.be.accessible()
  })

  it('W-TABLE-42 preventDefault refuses at once', async () => {
    const { element } = await editable()
    element.addEventListener('stratus-cell-edit', (event) => event.preventDefault())
    focusOn(cell(element, 'name'))
    await sendKeys({ type: 'x' })
    await opened(element)
    await press('Enter')
    await waitUntil(() => note(element) === 'The change was refused.', 'the refusal')
  })

  it('W-TABLE-43 Ctrl with Z takes edits back, the last first', async () => {
    const { element, edits } = await editable()
    for (const name of ['one', 'two']) {
      focusOn(cell(element, 'name'))
      await press('F2')
      await opened(element)
      await sendKeys({ type: name })
      await press('Enter')
      await closed(element)
    }
    for (const name of ['one', 'web-0']) {
      focusOn(cell(element, 'name'))
      await press('Control+z')
      await waitUntil(() => text(cell(element, 'name')) === name && !field(element), `${name} again`)
    }
    expect(edits.map(({ undo }) => undo)).to.deep.equal([false, false, true, true])
    await press('Control+z')
    expect(edits.length).to.equal(4)
  })
})
