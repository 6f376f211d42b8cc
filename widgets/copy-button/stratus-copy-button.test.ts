import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusCopyButton } from './stratus-copy-button.js'
import './stratus-copy-button.define.js'

consoleGate()

describe('<stratus-copy-button>', () => {
  const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')
  afterEach(() => {
    if (original) Object.defineProperty(navigator, 'clipboard', { ...original, configurable: true })
  })
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

  async function pressed(element: StratusCopyButton) {
    const told = new Promise<unknown>((resolve) =>
      element.addEventListener('stratus-copy', ({ detail }) => resolve(detail)),
    )
    element.shadowRoot!.querySelector('button')!.click()
    const detail = await told
    await element.updateComplete
    return detail
  }

  it('W-PART-08 copies its text and says so', async () => {
    const element = await fixture<StratusCopyButton>(
      html`<stratus-copy-button text="8d3a" label="Copy ID"></stratus-copy-button>`,
    )
    const texts: string[] = []
    clipboard(async (text) => void texts.push(text))
    await expect(element).to.be.accessible()
    const button = element.shadowRoot!.querySelector('button')!
    expect(button.textContent!.trim()).to.equal('Copy ID')
    expect(await pressed(element)).to.deep.equal({ text: '8d3a', copied: true })
    expect(texts).to.deep.equal(['8d3a'])
    expect([button.textContent!.trim(), element.shadowRoot!.querySelector('[role=status]')!.textContent]).to.deep.equal(
      ['Copied', 'Copied'],
    )
  })

  it('W-PART-08 without a text there is nothing to copy: what is on the clipboard stays', async () => {
    const element = await fixture<StratusCopyButton>(
      html`<stratus-copy-button .text=${undefined as unknown as string}></stratus-copy-button>`,
    )
    const texts: string[] = []
    clipboard(async (text) => void texts.push(text))
    const button = element.shadowRoot!.querySelector('button')!
    button.click()
    expect([texts, button.disabled]).to.deep.equal([[], true])
  })

  it('W-PART-08 says where copying is not allowed; an icon alone has its name', async () => {
    const element = await fixture<StratusCopyButton>(
      html`<stratus-copy-button text="8d3a" label="Copy ID" icon-only></stratus-copy-button>`,
    )
    clipboard(() => Promise.reject(new Error('no')))
    expect(await pressed(element)).to.deep.equal({ text: '8d3a', copied: false })
    const button = element.shadowRoot!.querySelector('button')!
    expect([button.ariaLabel, button.title]).to.deep.equal(['Copy ID', 'The browser does not allow copying.'])
  })
})
