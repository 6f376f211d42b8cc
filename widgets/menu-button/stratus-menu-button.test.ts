import { expect, fixture, html, waitUntil } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusMenuButton } from './stratus-menu-button.js'
import './stratus-menu-button.define.js'

consoleGate()

const actions = [
  { id: 'start', label: 'Start' },
  { id: 'stop', label: 'Stop', disabled: 'It is stopped.' },
  { id: 'delete', label: 'Delete', danger: true },
]

describe('<stratus-menu-button>', () => {
  it('W-PART-16 opens its menu by a press and by arrows, and tells what was chosen', async () => {
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button label="Actions" .actions=${actions}></stratus-menu-button>`,
    )
    const told: string[] = []
    element.addEventListener('stratus-action', ({ detail }) => told.push(detail.action.id))
    element.addEventListener('stratus-menu', ({ detail }) => told.push(`open ${detail.open}`))
    const button = element.shadowRoot!.querySelector('button')!
    await expect(element).to.be.accessible()
    button.click()
    await waitUntil(() => element.open)
    await element.updateComplete
    expect(button.ariaExpanded).to.equal('true')
    await sendKeys({ press: 'Enter' })
    expect(told).to.deep.equal(['open true', 'open false', 'start'])
    expect([element.open, element.matches(':focus')]).to.deep.equal([false, true])
    await sendKeys({ press: 'ArrowUp' })
    await waitUntil(() => element.open)
    await sendKeys({ press: 'Enter' })
    expect(told.at(-1)).to.equal('delete')
  })

  it('bad input: an unknown variant is normal; an icon alone has its name', async () => {
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button label="Tools" icon="info" icon-only variant="loud"></stratus-menu-button>`,
    )
    expect(element.shadowRoot!.querySelector('button')!.ariaLabel).to.equal('Tools')
    expect(takeConsole()).to.deep.equal([
      '<stratus-menu-button> variant must be one of normal, primary, danger, quiet; "loud" is shown as normal.',
    ])
  })
})
