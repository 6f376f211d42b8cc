import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { icons } from './icons.js'
import type { StratusIcon } from './stratus-icon.js'
import './stratus-icon.define.js'

consoleGate()

const shapes = (element: StratusIcon) => element.shadowRoot!.querySelector('svg')

describe('<stratus-icon>', () => {
  it('draws every icon of the set in the colour of the text', async () => {
    for (const name of Object.keys(icons)) {
      const element = await fixture<StratusIcon>(html`<stratus-icon name=${name as keyof typeof icons}></stratus-icon>`)
      expect(shapes(element)!.childElementCount, name).to.be.greaterThan(0)
      expect(shapes(element)!.firstElementChild!.namespaceURI, name).to.equal('http://www.w3.org/2000/svg')
    }
  })

  it('is 16 px, or what --stratus-icon-size says', async () => {
    const element = await fixture<StratusIcon>(html`<stratus-icon name="server"></stratus-icon>`)
    expect(element.getBoundingClientRect().width).to.equal(16)
    element.style.setProperty('--stratus-icon-size', '20px')
    expect(element.getBoundingClientRect().height).to.equal(20)
  })

  it('is hidden from screen readers unless it has a label', async () => {
    const element = await fixture<StratusIcon>(html`<stratus-icon name="lock"></stratus-icon>`)
    expect(shapes(element)!.getAttribute('aria-hidden')).to.equal('true')
    element.label = 'Locked'
    await element.updateComplete
    expect(shapes(element)!.getAttribute('aria-hidden')).to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('points the other way in right-to-left pages', async () => {
    const page = await fixture(html`<div dir="rtl"><stratus-icon name="chevron-right"></stratus-icon></div>`)
    const element = page.querySelector('stratus-icon')!
    await element.updateComplete
    expect(getComputedStyle(shapes(element)!).transform).to.equal('matrix(-1, 0, 0, 1, 0, 0)')
  })

  it('warns about an unknown name and draws nothing', async () => {
    const element = await fixture<StratusIcon>(html`<stratus-icon></stratus-icon>`)
    element.setAttribute('name', 'unicorn')
    await element.updateComplete
    expect(shapes(element)).to.equal(null)
    expect(takeConsole()).to.deep.equal(['<stratus-icon> has no icon "unicorn".'])
  })
})
