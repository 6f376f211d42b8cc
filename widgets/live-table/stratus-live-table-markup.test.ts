import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { control, names, rowsOf, type Table } from '../../tests/support/live-table.js'
import { all, one, text } from '../../tests/support/shadow.js'
import { waitUntil } from '../../tests/support/wait-until.js'

consoleGate()

/** As Horizon writes a table. */
async function rendered(): Promise<{ element: Table; table: HTMLTableElement; body: HTMLTableSectionElement }> {
  const element = await fixture<Table>(
    html`<stratus-live-table>
      <table class="datatable">
        <caption>
          Volumes
        </caption>
        <thead>
          <tr class="table_column_header">
            <th class="multi_select_column">Select</th>
            <th class="sortable">Name</th>
            <th class="sortable rsp-p2" data-type="size">Size</th>
            <th data-type="ip">Addresses</th>
            <th class="hide">ID</th>
            <th class="actions_column">Actions</th>
          </tr>
        </thead>
        <tbody>
          <tr data-object-id="a" data-display="data-a">
            <td class="multi_select_column"><input type="checkbox" aria-label="a" /></td>
            <td><a href="/a/">data-a</a></td>
            <td>10 GB</td>
            <td>
              <ul>
                <li>10.0.0.2</li>
                <li>10.0.0.3</li>
              </ul>
            </td>
            <td>a</td>
            <td class="actions_column">
              <a href="#edited">Edit</a> <button type="submit" class="btn-danger">Delete</button>
            </td>
          </tr>
          <tr data-object-id="b" class="warning">
            <td class="multi_select_column"><input type="checkbox" aria-label="b" /></td>
            <td>data-b</td>
            <td>9 GB</td>
            <td>-</td>
            <td>b</td>
            <td class="actions_column"></td>
          </tr>
        </tbody>
      </table>
    </stratus-live-table>`,
    { parentNode: document.createElement('form') },
  )
  await waitUntil(() => rowsOf(element).length === 2, 'the rows of the table')
  const table = element.querySelector('table')!
  return { element, table, body: table.tBodies[0]! }
}

const row = (id: string, name: string) => {
  const made = document.createElement('tr')
  made.dataset['objectId'] = id
  for (const value of ['', name, '1 GB', '-', id, '']) made.insertCell().textContent = value
  made.cells[0]!.className = 'multi_select_column'
  made.cells[5]!.className = 'actions_column'
  return made
}

describe('<stratus-live-table> around a table that the server has rendered', () => {
  it('shows its columns, values, links and lists, and is called as it is', async () => {
    const { element, table } = await rendered()
    expect(all(element, 'th[data-column]').map(text)).to.deep.equal(['Name', 'Size', 'Addresses'])
    expect(names(element)).to.deep.equal(['data-a', 'data-b'])
    expect(all(element, 'td[data-column=column-2]').map(text)).to.deep.equal(['10.0.0.210.0.0.3', '-'])
    expect(one<HTMLAnchorElement>(element, 'td a.link').pathname).to.equal('/a/')
    expect(one(element, 'table').getAttribute('aria-label')).to.equal('Volumes')
    expect(table.checkVisibility()).to.equal(false)
    expect(rowsOf(element).map((each) => each.querySelector('[role=progressbar]') !== null)).to.deep.equal([
      false,
      true,
    ])
    await expect(element).to.be.accessible()
  })

  it('checkers find nothing wrong with the table that is not seen; it is seen again when it leaves', async () => {
    const { element, table } = await rendered()
    // As Horizon has it: a box that only its column names.
    table.rows[1]!.cells[0]!.innerHTML = '<input type="checkbox">'
    await element.updateComplete
    await expect(element.closest('form')!).to.be.accessible()
    document.body.append(table)
    await waitUntil(() => table.checkVisibility(), 'the table is seen')
    table.remove()
  })

  it('W-TABLE-01 W-TABLE-02 W-TABLE-20 sorts by its sorters, filters and exports as with any rows', async () => {
    const { element } = await rendered()
    element.sort = { column: 'column-1', direction: 'ascending' }
    await element.updateComplete
    expect(names(element)).to.deep.equal(['data-b', 'data-a'])
    expect(element.csv()).to.contain('data-b,9 GB,\r\ndata-a,10 GB,10.0.0.2; 10.0.0.3')
    element.search = '10.0.0.3'
    await element.updateComplete
    expect(names(element)).to.deep.equal(['data-a'])
  })

  it('W-TABLE-12 W-TABLE-15 its changes are shown while selection, focus and open rows stay; the last row leaves the sentence', async () => {
    const { element, body } = await rendered()
    element.expanded = new Set(['b'])
    control(element, 'select', 1).click()
    control(element, 'select', 1).focus()
    await element.updateComplete
    body.rows[1]!.replaceWith(row('b', 'data-b, renamed'))
    body.prepend(row('c', 'data-c'))
    await waitUntil(() => names(element).length === 3, 'the new row')
    expect(names(element)).to.deep.equal(['data-c', 'data-a', 'data-b, renamed'])
    expect([[...element.selected], [...element.expanded]]).to.deep.equal([['b'], ['b']])
    expect(element.shadowRoot!.activeElement?.closest('tr')?.dataset['key']).to.equal('b')
    body.replaceChildren()
    await waitUntil(() => text(one(element, 'tbody')) === 'No items to display.', 'the sentence')
  })

  it('markup of a cell is seen in the row and in its details', async () => {
    const { element, body } = await rendered()
    body.rows[1]!.cells[1]!.innerHTML = '<b>data</b>-<i>b</i>'
    await waitUntil(() => one(element, 'tr[data-key=b]').querySelector('b'), 'the markup')
    element.expanded = new Set(['b'])
    await element.updateComplete
    expect(names(element)).to.deep.equal(['data-a', 'data-b'])
    expect(text(one(element, '.details'))).to.contain('data-b')
  })

  it('an action of a row presses the server’s own control', async () => {
    const { element, body } = await rendered()
    const pressed: string[] = []
    body.addEventListener('click', (event) => {
      event.preventDefault()
      pressed.push((event.target as Element).textContent)
    })
    control(element, 'action').click()
    expect(pressed).to.deep.equal(['Edit'])
    element.dispatchEvent(
      new CustomEvent('stratus-row-action', { detail: { row: element.rows[0], action: { id: '1' } } }),
    )
    expect(pressed).to.deep.equal(['Edit', 'Delete'])
  })

  it('follows it after being moved, and no longer when it is taken away', async () => {
    const { element, table, body } = await rendered()
    const form = element.parentElement!
    element.remove()
    body.append(row('c', 'data-c'))
    form.append(element)
    await waitUntil(() => names(element).length === 3, 'what came meanwhile')
    table.remove()
    await nextFrame()
    body.append(row('d', 'data-d'))
    await nextFrame()
    expect(names(element).length).to.equal(3)
  })

  it('bad input: rows without ids, with too few cells and with hostile names', async () => {
    const { element, body } = await rendered()
    const name = '<img src=x onerror=alert(1)>'
    const short = document.createElement('tr')
    short.insertCell().textContent = name
    body.replaceChildren(short, row('', 'twin'), row('', 'twin'))
    await waitUntil(() => names(element).length === 3, 'three rows')
    expect(names(element)).to.deep.equal([name, 'twin', 'twin'])
  })
})
