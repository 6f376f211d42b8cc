import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import '../number-input/stratus-number-input.define.js'
import '../quota-bar/stratus-quota-bar.define.js'
import type { StratusElement } from './stratus-element.js'

consoleGate()

/** A page as a server that renders elements sends it. */
async function open(tag: string, attributes: string): Promise<StratusElement> {
  const page = document.createElement('div')
  const shadow =
    '<template shadowrootmode="open" shadowrootdelegatesfocus><style>p { color: red }</style><p>Old</p></template>'
  page.setHTMLUnsafe(`<${tag} ${attributes} defer-hydration>${shadow}</${tag}>`)
  document.body.append(page)
  const element = page.firstElementChild as StratusElement
  await element.updateComplete
  return element
}

describe('issue 15: what a server has rendered', () => {
  afterEach(() => document.body.replaceChildren())

  for (const [tag, attributes, text] of [
    ['stratus-quota-bar', 'heading="Instances" used="2" max="10"', 'Instances'],
    ['stratus-number-input', 'label="Count" value="3"', 'Count'],
  ] as const) {
    it(`<${tag}> draws itself once, with its own styles`, async () => {
      const element = await open(tag, attributes)
      const shadow = element.shadowRoot!
      expect(shadow.textContent).to.contain(text)
      expect(shadow.textContent).not.to.contain('Old')
      expect(shadow.querySelector('style') === null).to.equal(true)
      expect(shadow.adoptedStyleSheets.length).to.be.greaterThan(0)
      expect(shadow.delegatesFocus).to.equal(true)
      await expect(element).to.be.accessible()
    })
  }
})
