import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusMenuButton } from './stratus-menu-button.js'
import './stratus-menu-button.define.js'

consoleGate()

const actions = [
  { id: 'start', label: 'Start' },
  { id: 'stop', label: 'Stop', disabled: 'It is stopped.' },
  { id: 'delete', label: 'Delete', danger: true },
]

const itemsOf = (element: StratusMenuButton): HTMLElement[] => [
  ...element.shadowRoot!.querySelector('stratus-action-menu')!.shadowRoot!.querySelectorAll<HTMLElement>('.item'),
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

  it('W-PART-38 an action whose `disabled` is true is blocked, for the usual reason', async () => {
    const blocked = [{ id: 'start', label: 'Start', disabled: true }]
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button label="Actions" .actions=${blocked}></stratus-menu-button>`,
    )
    element.shadowRoot!.querySelector('button')!.click()
    await waitUntil(() => element.open)
    const [item] = itemsOf(element)
    expect(item?.ariaDisabled).to.equal('true')
    expect(item?.textContent).to.contain('Start').and.to.contain('The action cannot be performed.')
    item!.click()
    expect(element.open).to.equal(true)
  })

  it('W-PART-16 takes no press before it stands, and does not move away under one', async () => {
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button label="Actions" .actions=${actions}></stratus-menu-button>`,
    )
    const told: string[] = []
    element.addEventListener('stratus-action', ({ detail }) => told.push(detail.action.id))
    const pointer = () => getComputedStyle(itemsOf(element)[0]!).pointerEvents
    let atFirst = ''
    element.addEventListener('stratus-menu', () => (atFirst ||= pointer()))
    element.shadowRoot!.querySelector('button')!.click()
    await waitUntil(() => element.open && pointer() === 'auto')
    expect(atFirst).to.equal('none')

    const place = () => itemsOf(element)[0]!.getBoundingClientRect()
    const { left, top } = place()
    await sendMouse({ type: 'move', position: [Math.round(left) + 20, Math.round(top) + 10] })
    await sendMouse({ type: 'down' })
    element.style.marginInlineStart = '300px'
    for (let frame = 0; frame < 5; frame++) await nextFrame()
    expect(place().left).to.equal(left)
    await sendMouse({ type: 'up' })
    expect(told).to.deep.equal(['start'])
    await resetMouse()
  })

  it('W-PART-18 marks what holds and begins there; what is on the button is named by its label', async () => {
    const themes = ['Light', 'Dark'].map((label) => ({ id: label, label, group: 'Theme', checked: label === 'Dark' }))
    const more = { id: 'more', label: 'Show more', group: 'Settings', checked: false, toggle: true }
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button label="User: anna" .actions=${[...themes, more]}><b>anna</b></stratus-menu-button>`,
    )
    const button = element.shadowRoot!.querySelector('button')!
    expect(button.ariaLabel).to.equal('User: anna')
    button.click()
    await waitUntil(() => element.open)
    const items = itemsOf(element)
    expect(items.map((item) => [item.role, item.ariaChecked])).to.deep.equal([
      ['menuitemradio', 'false'],
      ['menuitemradio', 'true'],
      ['menuitemcheckbox', 'false'],
    ])
    expect(items[1]!.matches(':focus')).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('W-PART-18 stays open when its actions become many meanwhile, and the filter has the focus', async () => {
    const projects = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `project ${index}` }))
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button
        label="Project"
        filter-label="Filter projects"
        .actions=${projects.slice(0, 1)}
      ></stratus-menu-button>`,
    )
    element.shadowRoot!.querySelector('button')!.click()
    await waitUntil(() => itemsOf(element)[0]?.matches(':focus'))
    element.actions = projects
    await waitUntil(() => itemsOf(element).length === projects.length)
    expect(itemsOf(element)[0]!.checkVisibility()).to.equal(true)
    await sendKeys({ type: 'T 11' })
    expect(itemsOf(element).map((item) => item.textContent!.trim())).to.deep.equal(['project 11'])
    element.actions = projects.slice(0, 2)
    await waitUntil(() => itemsOf(element).length === 2)
    expect(itemsOf(element)[0]!.matches(':focus')).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('W-PART-16 actions that come meanwhile take neither the focus nor a press that was aimed at another', async () => {
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button label="Actions" .actions=${actions.slice(1)}></stratus-menu-button>`,
    )
    const chosen: string[] = []
    element.addEventListener('stratus-action', ({ detail }) => chosen.push(detail.action.id))
    const button = element.shadowRoot!.querySelector('button')!
    const open = async (): Promise<void> => {
      button.click()
      await waitUntil(() => itemsOf(element)[0]?.matches(':focus'))
    }
    await open()
    await sendKeys({ press: 'End' })
    element.actions = actions
    await waitUntil(() => itemsOf(element).length === 3)
    expect(itemsOf(element)[2]!.matches(':focus'), 'still on Delete').to.equal(true)
    const press = () => itemsOf(element)[0]!.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }))
    press()
    expect([element.open, chosen]).to.deep.equal([true, []])
    await sendKeys({ press: 'Enter' })
    expect(chosen).to.deep.equal(['delete'])

    await open()
    press()
    expect(chosen).to.deep.equal(['delete', 'start'])
    await open()
    element.actions = actions.slice(0, 2)
    await waitUntil(() => itemsOf(element).length === 2)
    press()
    expect(chosen.splice(0), 'it stands where it stood').to.deep.equal(['delete', 'start', 'start'])

    element.actions = actions.slice(1)
    await open()
    element.actions = actions
    await waitUntil(() => itemsOf(element).length === 3)
    await waitUntil(() => press() && !element.open)
    expect(chosen, 'seen long enough').to.deep.equal(['start'])
  })

  it('W-PART-18 Enter that ends a composed word takes nothing', async () => {
    const projects = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `project ${index}` }))
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button filter-label="Filter projects" .actions=${projects}></stratus-menu-button>`,
    )
    element.shadowRoot!.querySelector('button')!.click()
    await waitUntil(() => element.open)
    const filter = element.shadowRoot!.querySelector('stratus-action-menu')!.shadowRoot!.querySelector('input')!
    filter.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    )
    expect(element.open).to.equal(true)
  })

  it('W-PART-18 many are filtered by typing; Enter takes the first that is found', async () => {
    const projects = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `project ${index}` }))
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button
        label="Project"
        filter-label="Filter projects"
        .actions=${projects}
      ></stratus-menu-button>`,
    )
    const chosen: string[] = []
    element.addEventListener('stratus-action', ({ detail }) => chosen.push(detail.action.label))
    const button = element.shadowRoot!.querySelector('button')!
    button.click()
    await waitUntil(() => element.open)
    await sendKeys({ type: 'T 1' })
    expect(itemsOf(element).map((item) => item.textContent!.trim())).to.deep.equal([
      'project 1',
      'project 10',
      'project 11',
    ])
    await expect(element).to.be.accessible()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    expect(itemsOf(element)[1]!.matches(':focus')).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect(element.matches(':focus')).to.equal(true)
    button.click()
    await waitUntil(() => element.open)
    expect(itemsOf(element).length, 'it begins anew').to.equal(12)
    await sendKeys({ type: '7' })
    await sendKeys({ press: 'Enter' })
    expect(chosen).to.deep.equal(['project 7'])
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

  it('W-PART-26 a long label stays within its button in a narrow place', async () => {
    const element = await fixture<StratusMenuButton>(
      html`<stratus-menu-button label=${'averylongproject'.repeat(5)} .actions=${actions}></stratus-menu-button>`,
    )
    element.parentElement!.style.inlineSize = '200px'
    const button = element.shadowRoot!.querySelector('button')!
    expect(button.scrollWidth).to.be.at.most(button.clientWidth)
    expect(element.shadowRoot!.querySelector('stratus-icon')!.getBoundingClientRect().right).to.be.below(
      button.getBoundingClientRect().right,
    )
  })
})
