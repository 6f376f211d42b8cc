import { expect } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { clearOfBars, looks } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { actions, columns, control, rowsOf, servers, table, type Table } from '../../tests/support/live-table.js'
import { all, one } from '../../tests/support/shadow.js'
import type { StratusActionMenu } from '../action-list/stratus-action-menu.js'

consoleGate()

/** By how much, and by what. */
const changes = {
  zoom: { factor: 1.25, style: 'zoom: 1.25' },
  scale: { factor: 0.8, style: 'transform: scale(0.8); transform-origin: 0 0' },
} as const

/** A table in a box that scrolls, in a page that looks so. */
async function open(look: keyof typeof changes, set: Partial<Table>, width = 600): Promise<[Table, HTMLElement]> {
  const element = await table(set, width)
  const box = element.parentElement!
  box.style.cssText += 'block-size: 300px; overflow: auto'
  const { factor, style } = changes[look]
  document.body.style.cssText = style
  await element.updateComplete
  expect(box.getBoundingClientRect().height, 'height in the window').to.be.closeTo(300 * factor, 1)
  return [element, box]
}
const within = (row: Element, box: Element) => {
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  return inner.top >= outer.top && inner.bottom <= outer.bottom
}

describe('<stratus-live-table> in a page that zooms or scales it', () => {
  afterEach(async () => {
    document.body.removeAttribute('style')
    await resetMouse()
  })

  for (const look of looks) {
    it(`W-PART-24 W-TABLE-50 rows of a long list stand where they are looked at (${look})`, async () => {
      const [element, box] = await open(look, { paging: 'virtual', rows: servers(5000) })
      const shows = (name: string) => rowsOf(element).some((row) => row.textContent.includes(name) && within(row, box))
      element.showRow(3000)
      await waitUntil(() => shows('web-3000'), 'row 3000 is in sight')
      box.scrollTop = box.scrollHeight
      await waitUntil(() => shows('web-4999'), 'the last row is in sight')
      box.scrollTop = 100 * 36
      await waitUntil(() => shows('web-100'), 'row 100 is in sight')
      expect(rowsOf(element)[0]!.offsetHeight).to.equal(36)
    })

    it(`W-PART-24 W-TABLE-61 the menu of a row opens beside its button (${look})`, async () => {
      const [element] = await open(look, { rowActions: () => actions })
      control(element, 'more', 1).click()
      const menu = one<StratusActionMenu>(element, 'stratus-action-menu')
      await waitUntil(() => menu.open && menu.shadowRoot?.activeElement, 'the menu has the focus')
      const box = () => one(menu, '.menu').getBoundingClientRect()
      const button = control(element, 'more', 1).getBoundingClientRect()
      await waitUntil(() => box().height > 0 && Math.abs(box().top - button.bottom) < 8, 'the menu stands below it')
      expect(box().right).to.be.closeTo(button.right, 2)
    })

    it(`W-PART-24 the edge of a column goes with the pointer (${look})`, async () => {
      const wide = columns.map((column) => ({ ...column, width: 300 }))
      const [element] = await open(look, { columns: wide, overflow: 'scroll' })
      const grip = await waitUntil(() => all(element, 'th .grip')[0], 'columns can be dragged')
      const { left, top, width, height } = grip.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      const before = grip.closest('th')!.getBoundingClientRect().width
      grip.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
      await element.updateComplete
      await sendMouse({ type: 'move', position: [x, y] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [x - 60, y] })
      await sendMouse({ type: 'up' })
      await element.updateComplete
      expect(grip.closest('th')!.getBoundingClientRect().width).to.be.closeTo(before - 60, 3)
    })
  }
})

describe('<stratus-live-table> at 400 %', () => {
  let element: Table
  const focused = () => element.shadowRoot!.activeElement as HTMLElement

  beforeEach(() => setViewport({ width: 320, height: 225 }))
  afterEach(() => setViewport({ width: 800, height: 600 }))

  clearOfBars('W-TABLE-47 Tab leads to no filter of a column below the footer', async () => {
    const filtered = Array.from({ length: 8 }, (_, at) => ({
      id: `c${at}`,
      title: `C ${at}`,
      filter: 'text' as const,
      value: () => at,
    }))
    element = await table({ columns: filtered, rows: servers(15) }, 304)
    await waitUntil(() => all(element, '.cards .filter').length === 8, 'filters')
    all(element, '.filter')[0]!.focus()
    for (let at = 1; at < 8; at++) {
      await sendKeys({ press: 'Tab' })
      expect(focused()).to.have.property('ariaLabel', `Filter C ${at}`)
      const footer = one(element, '.footer').getBoundingClientRect()
      expect(focused().getBoundingClientRect().bottom, `C ${at}`).to.be.at.most(footer.top)
    }
  })

  it('W-TABLE-109 a header of cards is seen while it has the focus', async () => {
    element = await table({ withoutSelection: true }, 304)
    await waitUntil(() => one(element, 'table').matches('.cards'), 'cards')
    const header = all(element, 'thead [data-control=sort]')[1]!
    const box = () => header.closest('th')!.getBoundingClientRect()
    expect(box().width).to.equal(1)
    header.focus()
    const { left, top, width, height } = box()
    expect([width > 30, height > 20]).to.deep.equal([true, true])
    const seen = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2)
    expect(header.closest('th')!.contains(seen)).to.equal(true)
  })
})
