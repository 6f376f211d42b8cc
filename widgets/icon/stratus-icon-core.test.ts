import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusIcon } from './stratus-icon.js'
import './stratus-icon-core.define.js'

consoleGate()

const shapes = (element: StratusIcon) => element.shadowRoot!.querySelector('svg')

describe('<stratus-icon> without the icons that only pages name', () => {
  it('draws its own at once, and the others when they have come', async () => {
    const own = await fixture<StratusIcon>(html`<stratus-icon name="search"></stratus-icon>`)
    expect(shapes(own)).not.to.equal(null)
    const other = await fixture<StratusIcon>(html`<stratus-icon name="server"></stratus-icon>`)
    expect(other.getBoundingClientRect().width).to.equal(16)
    await waitUntil(() => shapes(other), 'the icon is drawn')
    expect(shapes(other)!.childElementCount).to.be.greaterThan(0)
  })

  it('warns about an unknown name only when it knows all of them', async () => {
    const element = await fixture<StratusIcon>(html`<stratus-icon></stratus-icon>`)
    element.setAttribute('name', 'unicorn')
    let said: string[] = []
    await waitUntil(() => (said = [...said, ...takeConsole()]).length > 0, 'it says so')
    expect(said).to.deep.equal(['<stratus-icon> has no icon "unicorn".'])
    expect(shapes(element)).to.equal(null)
  })
})
