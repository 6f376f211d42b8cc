import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusDrawer } from './stratus-drawer.js'
import './stratus-drawer.define.js'

consoleGate()

describe('<stratus-drawer>', () => {
  const opened = (markup: ReturnType<typeof html>) => fixture<StratusDrawer>(markup)
  const dialog = (element: StratusDrawer) => element.shadowRoot!.querySelector('dialog')!

  it('W-PART-15 stands at the end of the window over its whole height, and gives the focus back', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Open</button>`)
    opener.focus()
    const element = await opened(
      html`<stratus-drawer heading="Filters" open><input aria-label="Name" /></stratus-drawer>`,
    )
    await element.updateComplete
    const box = dialog(element).getBoundingClientRect()
    const width = document.documentElement.clientWidth
    expect([Math.round(box.right), Math.round(box.top), Math.round(box.height)]).to.deep.equal([
      width,
      0,
      window.innerHeight,
    ])
    expect(element.querySelector('input')!.matches(':focus')).to.equal(true)
    await expect(element).to.be.accessible()
    element.placement = 'start'
    await element.updateComplete
    expect(Math.round(dialog(element).getBoundingClientRect().left)).to.equal(0)
    element.close()
    await element.updateComplete
    expect([dialog(element).open, opener.matches(':focus')]).to.deep.equal([false, true])
  })

  it('bad input: an unknown side is the end', async () => {
    await opened(html`<stratus-drawer heading="x" placement="top"></stratus-drawer>`)
    expect(takeConsole()).to.deep.equal(['<stratus-drawer> knows no placement "top"; use start or end.'])
  })
})
