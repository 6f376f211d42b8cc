import { expect } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import '../breadcrumbs/stratus-breadcrumbs.define.js'
import '../live-table/stratus-live-table.define.js'
import '../number-input/stratus-number-input.define.js'
import '../quota-pie/stratus-quota-pie.define.js'
import type { StratusElement } from './stratus-element.js'

consoleGate()

async function open(html: string): Promise<StratusElement> {
  const page = document.createElement('div')
  page.setHTMLUnsafe(html)
  document.body.append(page)
  const element = page.firstElementChild as StratusElement
  await element.updateComplete
  return element
}

describe('issue 15: a value that cannot be right', () => {
  afterEach(() => document.body.replaceChildren())

  for (const [html, warning] of [
    [
      '<stratus-number-input label="A" max="ten"></stratus-number-input>',
      '<stratus-number-input> max="ten" is no number: it is left out.',
    ],
    [
      '<stratus-quota-pie heading="A" used="1" max="many"></stratus-quota-pie>',
      '<stratus-quota-pie> max="many" is no number: it is left out.',
    ],
    [
      '<stratus-live-table paging="infinite"></stratus-live-table>',
      '<stratus-live-table> knows no paging "infinite"; use ',
    ],
    [
      '<stratus-live-table density="huge"></stratus-live-table>',
      '<stratus-live-table> knows no density "huge"; use compact, normal or comfortable.',
    ],
    [
      '<stratus-live-table page-size="x"></stratus-live-table>',
      '<stratus-live-table> page-size="x" is no number: it is left out.',
    ],
    ["<stratus-live-table rows='[{'></stratus-live-table>", '<stratus-live-table> rows'],
    [
      "<stratus-breadcrumbs crumbs='[{'></stratus-breadcrumbs>",
      '<stratus-breadcrumbs> crumbs="[{" is no JSON: it is left out.',
    ],
  ] as const) {
    it(`is said once, and the element goes on: ${html}`, async () => {
      const element = await open(html)
      const [name = ''] = element.getAttributeNames().slice(-1)
      // The same again says nothing more.
      element.setAttribute(name, element.getAttribute(name)!)
      await element.updateComplete
      const said = takeConsole()
      expect(said).to.have.length(1)
      expect(said[0]).to.contain(warning)
      expect(element.shadowRoot!.childElementCount).to.be.greaterThan(0)
    })
  }

  it('a number that cannot be read leaves the one before', async () => {
    const element = (await open(
      '<stratus-number-input label="A" max="3"></stratus-number-input>',
    )) as StratusElement & {
      max: number
    }
    element.setAttribute('max', 'ten')
    expect(element.max).to.equal(3)
    expect(takeConsole()).to.have.length(1)
  })

  it('rows that are no list are said', async () => {
    const element = (await open('<stratus-live-table label="A"></stratus-live-table>')) as StratusElement & {
      rows: unknown
      columns: unknown
    }
    element.columns = [{ id: 'name', title: 'Name', field: 'name' }]
    element.rows = null
    await element.updateComplete
    expect(takeConsole().join()).to.contain('<stratus-live-table> rows must be an array')
  })

  it('values that can be right are not', async () => {
    for (const html of [
      '<stratus-number-input label="A" min="-1" max="1e3"></stratus-number-input>',
      '<stratus-live-table paging="virtual" state="loading"></stratus-live-table>',
      "<stratus-breadcrumbs crumbs='[]'></stratus-breadcrumbs>",
    ])
      await open(html)
    expect(takeConsole()).to.deep.equal([])
  })
})
