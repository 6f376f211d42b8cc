/** How headings, figures and regions of elements fit the page around them. */
import { expect, fixture, html } from '@open-wc/testing'
import '../define.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusMembership } from '../membership/stratus-membership.js'
import type { StratusMetadataTree } from '../metadata-tree/stratus-metadata-tree.js'

consoleGate()

type WithHeadings = StratusMembership | StratusMetadataTree

for (const tag of ['stratus-membership', 'stratus-metadata-tree']) {
  describe(`headings of <${tag}>`, () => {
    const levels = (element: WithHeadings) =>
      [...element.shadowRoot!.querySelectorAll('h4')].map(({ ariaLevel }) => ariaLevel)

    it('W-PART-17 are of the level that the page wants', async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`)
      const element = document.createElement(tag) as WithHeadings
      page.append(element)
      await element.updateComplete
      expect(levels(element)).to.deep.equal(['4', '4'])
      element.setAttribute('heading-level', '2')
      await element.updateComplete
      expect(levels(element)).to.deep.equal(['2', '2'])
      element.headingLevel = 9
      await element.updateComplete
      expect(levels(element)).to.deep.equal(['4', '4'])
      expect(takeConsole()).to.deep.equal([`<${tag}> heading-level must be a number from 1 to 6; 9 is 4.`])
    })
  })
}

for (const tag of ['stratus-membership', 'stratus-transfer-table']) {
  it(`W-PART-17 two <${tag}> of one page are told apart by their labels`, async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`)
    for (const label of ['Networks', 'Ports']) {
      const element = document.createElement(tag)
      element.ariaLabel = label
      page.append(element)
      await (element as WithHeadings).updateComplete
    }
    const names = [...page.children].flatMap((element) =>
      [...element.shadowRoot!.querySelectorAll('section')].map(({ ariaLabel }) => ariaLabel),
    )
    expect(new Set(names).size).to.equal(4)
    expect(names[0]).to.match(/^Networks: /)
    await expect(page).to.be.accessible()
  })
}

it('W-PART-17 the figure of a quota is called what its title says', async () => {
  const pie = await fixture(html`<stratus-quota-pie heading="Instances" used="3" max="10"></stratus-quota-pie>`)
  const figure = pie.shadowRoot!.querySelector('figure')!
  const name = pie.shadowRoot!.getElementById(figure.getAttribute('aria-labelledby')!)!
  expect(name.textContent!.replace(/\s+/g, ' ').trim()).to.equal('Instances (10 Max)')
})
