import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusBreadcrumbs } from './stratus-breadcrumbs.js'
import './stratus-breadcrumbs.define.js'

consoleGate()

const way = [
  { label: 'Compute' },
  { label: 'Instances', href: '#instances' },
  { label: '<img src=x onerror=alert(1)>', href: '#here' },
]

describe('<stratus-breadcrumbs>', () => {
  it('W-PART-07 is a way of links, the page itself last and no link', async () => {
    const element = await fixture<StratusBreadcrumbs>(html`<stratus-breadcrumbs .crumbs=${way}></stratus-breadcrumbs>`)
    const items = [...element.shadowRoot!.querySelectorAll('li')]
    expect(items.map(({ textContent }) => textContent!.trim())).to.deep.equal(way.map(({ label }) => label))
    expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).to.deep.equal([
      undefined,
      '#instances',
      undefined,
    ])
    expect(items.map((item) => item.getAttribute('aria-current'))).to.deep.equal([null, null, 'page'])
    await expect(element).to.be.accessible()
  })

  it('W-PART-07 the page may go there itself', async () => {
    const element = await fixture<StratusBreadcrumbs>(html`<stratus-breadcrumbs .crumbs=${way}></stratus-breadcrumbs>`)
    const link = element.shadowRoot!.querySelector('a')!
    const asked: string[] = []
    element.addEventListener('stratus-navigate', (event) => {
      asked.push(event.detail.crumb.label)
      event.preventDefault()
    })
    const click = (more: MouseEventInit = {}) =>
      !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
    expect([click(), asked]).to.deep.equal([true, ['Instances']])
    link.addEventListener('click', (event) => event.preventDefault())
    click({ ctrlKey: true })
    expect(asked).to.have.length(1)
  })

  it('takes its way as JSON; bad input: what is no crumb is left out', async () => {
    const element = await fixture<StratusBreadcrumbs>(
      html`<stratus-breadcrumbs crumbs='[{"label":"Images"},{"name":"x"},null]'></stratus-breadcrumbs>`,
    )
    expect(element.shadowRoot!.querySelectorAll('li').length).to.equal(1)
    expect(takeConsole()).to.deep.equal([
      '<stratus-breadcrumbs> crumbs must be an array of objects with the text `label`; others are left out.',
    ])
  })
})
