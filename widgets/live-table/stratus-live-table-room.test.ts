import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Action } from '../internal/actions.js'
import type { Column } from './data/column.js'
import { control, rowsOf, type Server, servers, table } from '../../tests/support/live-table.js'
import { all, heard, one, text } from '../../tests/support/shadow.js'

consoleGate()

/** As many columns as a list of images has; the first is the name. */
const wide = (count: number, width = 110): Column<Server>[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    title: `Column ${index}`,
    width,
    value: (row) => row.name,
  }))
const rowActions = (): Action[] => [
  { id: 'launch', label: 'Launch Instance' },
  { id: 'delete', label: 'Delete Image', danger: true },
]
const buttons = (element: Element) =>
  [...rowsOf(element)[0]!.querySelectorAll('.actions .button')].map(
    (button) => button.getAttribute('aria-label') ?? text(button),
  )
const shown = (element: Element) => all(element, 'thead th[data-column]').length

describe('<stratus-live-table> room for actions', () => {
  it('W-TABLE-09 between phone and desktop the button gives way before columns and texts do, and stands first in the menu', async () => {
    const element = await table({ columns: wide(5), rowActions }, 736)
    expect(getComputedStyle(rowsOf(element)[0]!).display).to.equal('table-row')
    expect(shown(element)).to.equal(5)
    expect(buttons(element)).to.deep.equal(['More actions: web-0'])
    expect(one(element, 'td.actions').getBoundingClientRect().width).to.be.below(60)
    const chosen = heard<{ action: Action; row: Server }>(element, 'stratus-row-action')
    control(element, 'more').click()
    const menu = one(element, 'stratus-action-menu')
    const items = () => [...(menu.shadowRoot?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    await waitUntil(() => items()[0]?.matches(':focus'), 'the first action has the focus')
    expect(items().map(text)).to.deep.equal(['Launch Instance', 'Delete Image'])
    items()[0]!.click()
    expect(chosen.map(({ action, row }) => `${action.id} ${row.id}`)).to.deep.equal(['launch id-0'])
  })

  it('W-TABLE-09 the button stays where it costs nothing, and on every wide place', async () => {
    const both = ['Launch Instance web-0', 'More actions: web-0']
    expect(buttons(await table({ columns: wide(3), rowActions }, 736))).to.deep.equal(both)
    expect(buttons(await table({ columns: wide(12), rowActions }, 900))).to.deep.equal(both)
    expect(buttons(await table({ columns: wide(5), rowActions }, 540)), 'cards').to.deep.equal(both)
  })

  it('W-TABLE-09 the button of a long action is whole', async () => {
    const label = 'Delete Application Credential'
    const element = await table({ columns: wide(3), rowActions: () => [{ id: 'delete', label }] }, 1000)
    const button = [...rowsOf(element)[0]!.querySelectorAll<HTMLElement>('.actions .button')].find(
      (it) => text(it) === label,
    )!
    const ends = [button, button.closest('td')!].map((it) => it.getBoundingClientRect().right)
    expect(ends[0]).to.be.at.most(ends[1]!)
    for (const part of [button, ...button.querySelectorAll<HTMLElement>('*')])
      expect(part.scrollWidth, part.outerHTML).to.be.at.most(part.clientWidth || part.scrollWidth)
  })

  it('W-TABLE-46 headers are whole beside their arrow and number, with no rows to make room', async () => {
    const figure = (id: string, title: string): Column<Server> => ({ id, title, type: 'number', value: () => null })
    const element = await table({
      columns: [
        { id: 'name', title: 'Name', value: () => '' },
        { ...figure('state', 'State'), align: 'start' },
        figure('fullest', 'Fullest quota'),
      ],
      rows: [],
      sort: {
        column: 'state',
        direction: 'descending',
        thenBy: [{ column: 'fullest', direction: 'ascending' }],
      },
    })
    const titles = all(element, '.sort.active span')
    expect(titles.map(text)).to.deep.equal(['State', 'Fullest quota'])
    const rank = () => getComputedStyle(titles[0]!.parentElement!, '::before').content
    // Firefox tells what is written in the style.
    await waitUntil(() => ['"1"', 'attr(data-rank)'].includes(rank()), 'it is numbered')
    for (const title of titles) expect(title.scrollWidth, text(title)).to.be.at.most(title.clientWidth)
  })

  for (const [place, around] of [
    ['a box that fits what is in it', '<div style="inline-size: fit-content"></div>'],
    ['a dialog', '<dialog open style="position: static"></dialog>'],
    ['a cell', '<table><tr><td></td><td>next</td></tr></table>'],
    [
      'a column of boxes that are not stretched',
      '<div style="display: flex; flex-direction: column; align-items: start"></div>',
    ],
  ] as const)
    it(`in ${place} it takes the room there is, and no more when there is less`, async () => {
      const element = await table({ columns: wide(4), rowActions }, 700)
      const box = element.parentElement!
      box.innerHTML = around
      ;(box.querySelector('td') ?? box.firstElementChild!).append(element)
      for (const width of [700, 420, 700]) {
        box.style.inlineSize = `${width}px`
        const free = () => box.clientWidth - element.getBoundingClientRect().width
        await waitUntil(() => free() >= 0 && free() < 80, `${width} px`)
        expect(one(element, '.frame').getBoundingClientRect().width).to.equal(element.getBoundingClientRect().width)
        await waitUntil(() => one(element, 'table').scrollWidth <= element.clientWidth, 'drawn for that width')
      }
    })

  it('follows its width also when it was taken out and put back', async () => {
    const element = await table({ columns: wide(5), rowActions }, 736)
    const place = element.parentElement!
    element.remove()
    place.append(element)
    place.style.width = '400px'
    await waitUntil(() => all(element, '.cards').length === 1, 'rows are cards')
  })

  it('is drawn for the place that it is moved to', async () => {
    const element = await table({ columns: wide(5), rowActions }, 736)
    const narrow = document.createElement('div')
    narrow.style.width = '400px'
    element.parentElement!.after(narrow)
    narrow.append(element)
    await waitUntil(() => all(element, '.cards').length === 1, 'rows are cards')
    narrow.remove()
  })

  it('the row that has the focus stays in sight when the table gets another width', async () => {
    const element = await table({ columns: wide(5), rows: servers(8), details: () => 'more' }, 1200)
    const place = element.parentElement!
    control(element, 'expand', 6).focus()
    await sendKeys({ press: 'ArrowDown' })
    await waitUntil(() => control(element, 'expand', 7).matches(':focus'), 'keys are listened to')
    place.style.paddingBlockStart = `${window.innerHeight}px`
    place.style.width = '900px'
    const { top, bottom } = (await waitUntil(() => {
      const box = control(element, 'expand', 7).getBoundingClientRect()
      return box.bottom <= window.innerHeight && box
    }, 'it is in sight'))!
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.at.most(window.innerHeight)
  })

  it('W-TABLE-61 an open menu stays with its row when the rows are drawn anew, as cards; it closes to the new button', async () => {
    const element = await table({ columns: wide(5), rowActions }, 736)
    const menu = one(element, 'stratus-action-menu') as HTMLElement & { open: boolean }
    const old = control(element, 'more')
    old.click()
    await waitUntil(() => menu.open && menu.shadowRoot!.activeElement, 'the menu has the focus')
    element.parentElement!.style.width = '400px'
    await waitUntil(() => all(element, '.cards').length === 1, 'rows are cards')
    await element.updateComplete
    const button = control(element, 'more')
    expect(button).not.to.equal(old)
    expect([menu.open, text(menu.shadowRoot!.activeElement!), button.ariaExpanded]).to.deep.equal([
      true,
      'Launch Instance',
      'true',
    ])
    const edge = () => one(menu, '[role=menu]').getBoundingClientRect().top - button.getBoundingClientRect().bottom
    await waitUntil(() => Math.abs(edge()) < 8, 'it stands beside the new button')
    await sendKeys({ press: 'Escape' })
    expect([menu.open, element.shadowRoot!.activeElement]).to.deep.equal([false, button])
  })

  it('W-TABLE-61 a menu whose row goes closes, and the focus stays in the table', async () => {
    const element = await table({ columns: wide(5), rowActions }, 736)
    const menu = one(element, 'stratus-action-menu') as HTMLElement & { open: boolean }
    control(element, 'more', 1).click()
    await waitUntil(() => menu.open && menu.shadowRoot!.activeElement, 'the menu has the focus')
    element.search = 'web-0'
    await waitUntil(() => !menu.open, 'it is closed')
    expect(element.shadowRoot!.activeElement).to.equal(one(element, '.frame'))
    element.search = ''
    await element.updateComplete
    control(element, 'more', 1).click()
    await waitUntil(() => menu.open, 'and opens again')
  })

  it('the button comes back with the room; the row keeps its nodes', async () => {
    const element = await table({ columns: wide(5), rowActions }, 736)
    const row = rowsOf(element)[0]
    element.parentElement!.style.width = '1000px'
    await waitUntil(() => buttons(element).length === 2, 'the button is back')
    expect(rowsOf(element)[0]).to.equal(row)
    element.parentElement!.style.width = '736px'
    await waitUntil(() => buttons(element).length === 1, 'the button has gone')
    expect(rowsOf(element)[0]).to.equal(row)
  })

  it('rows with one action keep their button: a menu of one would be worse', async () => {
    const only: Action[] = [{ id: 'allocate', label: 'Allocate' }]
    expect(buttons(await table({ columns: wide(6), rowActions: () => only }, 736))).to.deep.equal(['Allocate web-0'])
    const element = await table({ columns: wide(5), rowActions }, 736)
    await expect(element).to.be.accessible()
  })

  it('W-TABLE-07 the footer, which stays in the window, covers neither the headers nor the first row', async () => {
    const box = document.createElement('div')
    box.style.cssText = 'block-size: 200px; overflow: auto'
    const above = document.createElement('div')
    above.style.blockSize = '100px'
    box.append(above)
    document.body.append(box)
    const element = await table({ columns: wide(3), rows: servers(20) })
    box.append(element)
    const place = (inside: string) => one(element, inside).getBoundingClientRect()
    const seen = () => box.getBoundingClientRect().bottom
    await waitUntil(() => place('.footer').height > 0, 'the footer is there')
    expect(place('.footer').top).to.be.at.least(rowsOf(element)[0]!.getBoundingClientRect().bottom - 1)
    box.scrollTop = 200
    await waitUntil(() => Math.abs(place('.footer').bottom - seen()) < 1, 'it stays in the window')
    box.scrollTop = box.scrollHeight
    await waitUntil(() => Math.abs(place('.footer').top - place('table').bottom) <= 1, 'it lies on the last row’s line')
    box.remove()
  })

  it('a card without actions keeps no room for them', async () => {
    const element = await table({ columns: wide(3), rowActions: () => [] }, 320)
    expect(getComputedStyle(one(element, 'td.actions')).display).to.equal('none')
    element.rowActions = rowActions
    await element.updateComplete
    expect(getComputedStyle(one(element, 'td.actions')).display).to.equal('block')
  })
})
