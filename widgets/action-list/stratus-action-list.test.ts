import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Action } from '../internal/actions.js'
import type { StratusActionList } from './stratus-action-list.js'
import type { StratusActionMenu } from './stratus-action-menu.js'
import './stratus-action-list.define.js'

consoleGate()

const actions: Action[] = [
  { id: 'start', label: 'Start' },
  { id: 'stop', label: 'Stop', disabled: 'Only an active instance can be stopped.' },
  { id: 'console', label: 'Console', href: '#console' },
  { id: 'delete', label: 'Delete', danger: true, icon: 'trash' },
]

async function list(set: Partial<StratusActionList> = {}): Promise<StratusActionList> {
  const element = await fixture<StratusActionList>(html`<stratus-action-list label="web-1"></stratus-action-list>`)
  Object.assign(element, { actions, ...set })
  await element.updateComplete
  return element
}

const text = (element: Element) => element.textContent!.replace(/\s+/g, ' ').trim()
const buttons = (element: StratusActionList) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.button')]
const menuOf = (element: StratusActionList) =>
  element.shadowRoot!.querySelector<StratusActionMenu>('stratus-action-menu')!
const items = (element: StratusActionList) => [
  ...menuOf(element).shadowRoot!.querySelectorAll<HTMLElement>('[role=menuitem]'),
]
const focused = (element: StratusActionList) => menuOf(element).shadowRoot?.activeElement
const opener = (element: StratusActionList) => element.shadowRoot!.querySelector<HTMLElement>('[aria-haspopup]')!

async function open(element: StratusActionList): Promise<void> {
  opener(element).click()
  await opened(element)
}

/** Its code comes with the first one. */
async function opened(element: StratusActionList): Promise<void> {
  await waitUntil(() => menuOf(element).open && focused(element), 'the menu has the focus')
  await element.updateComplete
}

function heard<Detail>(element: Element, type: string): Detail[] {
  const details: Detail[] = []
  element.addEventListener(type, (event) => details.push((event as CustomEvent<Detail>).detail))
  return details
}

describe('<stratus-action-list>', () => {
  describe('layouts', () => {
    it('issue 16, part 4: split: buttons that a phone has no room for stand below one another, all in reach', async () => {
      const room = await fixture<HTMLElement>(
        html`<div style="inline-size: 240px"><stratus-action-list label="web-1"></stratus-action-list></div>`,
      )
      const element = room.querySelector('stratus-action-list')!
      const leading = (id: string, label: string): Action => ({ id, label, primary: true })
      const confirm = [leading('a', 'Confirm Resize/Migrate'), leading('b', 'Revert Resize/Migrate')]
      Object.assign(element, { actions: [...confirm, ...actions], layout: 'split' })
      await element.updateComplete
      expect(buttons(element).map(text)).to.deep.equal(['Confirm Resize/Migrate', 'Revert Resize/Migrate', ''])
      const end = room.getBoundingClientRect().right
      for (const button of buttons(element)) expect(button.getBoundingClientRect().right).to.be.at.most(end)
      await setViewport({ width: 390, height: 844 })
      try {
        const corners = buttons(element).map((button) => {
          const { borderStartStartRadius: start, borderStartEndRadius: end } = getComputedStyle(button)
          return [start !== '0px', end !== '0px']
        })
        expect(corners, 'only the menu is joined').to.deep.equal([
          [true, true],
          [true, false],
          [false, true],
        ])
      } finally {
        await setViewport({ width: 800, height: 600 })
      }
    })

    it('row: the first action is a button, the rest a menu', async () => {
      const element = await list()
      expect(buttons(element).map(text)).to.deep.equal(['Start', ''])
      await open(element)
      expect(items(element).map((item) => item.querySelector('.label')!.textContent)).to.deep.equal([
        'Stop',
        'Console',
        'Delete',
      ])
      await expect(element).to.be.accessible()
    })

    it('P-INST-04 two that come next are both buttons; in a table row there is room for one', async () => {
      const next = actions.map((action, index) => (index < 2 ? action : { ...action, primary: index < 4 }))
      const element = await list({ actions: next, layout: 'split' })
      expect(buttons(element).map(text)).to.deep.equal(['Console', 'Delete', ''])
      expect(buttons(element).map(({ classList }) => classList.contains('primary'))).to.deep.equal([true, false, false])
      await open(element)
      expect(items(element).map((item) => item.querySelector('.label')!.textContent)).to.deep.equal(['Start', 'Stop'])
    })

    it('P-INST-05 groups have headings; what is blocked stands below, its reason said once', async () => {
      const grouped = [
        actions[0]!,
        { id: 'pause', label: 'Pause', group: 'State', disabled: 'It is off.' },
        { id: 'edit', label: 'Edit', group: 'Configuration' },
        { id: 'suspend', label: 'Suspend', group: 'State', disabled: 'It is off.' },
        actions[3]!,
      ]
      const element = await list({ actions: grouped })
      await open(element)
      expect(items(element).map(text)).to.deep.equal(['Edit', 'Delete', 'Pause', 'Suspend'])
      const groups = [...menuOf(element).shadowRoot!.querySelectorAll('[role=group]')]
      expect(groups.map((group) => group.getAttribute('aria-label'))).to.deep.equal(['Configuration', 'It is off.'])
      expect(groups.map((group) => group.querySelector('.heading')!.textContent)).to.deep.equal([
        'Configuration',
        'It is off.',
      ])
      await sendKeys({ press: 's' })
      expect(focused(element)).to.equal(items(element)[3])
      const events = heard(element, 'stratus-action')
      items(element)[3]!.click()
      expect(events.length).to.equal(0)
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-106 an action that takes the place of the one that was pressed does not get its focus', async () => {
      const next = actions.map((action, index) => ({ ...action, primary: index < 1 }))
      const element = await list({ actions: next, layout: 'split' })
      buttons(element)[0]!.focus()
      element.busy = true
      await element.updateComplete
      element.busy = false
      await element.updateComplete
      expect(text(element.shadowRoot!.activeElement!)).to.equal('Start')
      element.actions = [{ id: 'pause', label: 'Pause' }, ...actions.slice(1)]
      await element.updateComplete
      expect(text(buttons(element)[0]!)).to.equal('Pause')
      expect(element.shadowRoot!.activeElement!.classList.contains('more')).to.equal(true)
    })

    it('one permitted action is a plain button', async () => {
      const element = await list({ actions: [actions[0]!, { id: 'no', label: 'No', allowed: () => false }] })
      expect(buttons(element).map(text)).to.deep.equal(['Start'])
      expect(opener(element)).to.equal(null)
    })

    it('batch: separate buttons, what is too much goes into More Actions', async () => {
      const element = await list({ layout: 'batch' })
      expect(buttons(element).map(text)).to.deep.equal(['Start', 'Stop', 'More Actions'])
      element.max = 4
      await element.updateComplete
      expect(buttons(element).map(text)).to.deep.equal(['Start', 'Stop', 'Console', 'Delete'])
      await expect(element).to.be.accessible()
    })

    it('menu: one button for all', async () => {
      const element = await list({ layout: 'menu' })
      expect(buttons(element).map(text)).to.deep.equal(['Actions'])
      await open(element)
      expect(items(element).length).to.equal(4)
    })

    it('nothing permitted shows nothing', async () => {
      const element = await list({ actions: [] })
      expect(element.getBoundingClientRect().width).to.equal(0)
    })
  })

  describe('choosing', () => {
    it('tells which action was chosen, from button and menu', async () => {
      const element = await list()
      const events = heard<{ action: Action }>(element, 'stratus-action')
      buttons(element)[0]!.click()
      await open(element)
      items(element)[2]!.click()
      expect(events.map(({ action }) => action.id)).to.deep.equal(['start', 'delete'])
      expect(menuOf(element).open).to.equal(false)
    })

    it('W-TABLE-23 a blocked action stays reachable, says why and does nothing', async () => {
      const element = await list()
      const events = heard(element, 'stratus-action')
      await open(element)
      expect(focused(element)).to.equal(items(element)[0])
      expect(text(items(element)[0]!)).to.equal('Stop Only an active instance can be stopped.')
      items(element)[0]!.click()
      expect(events.length).to.equal(0)
      expect(menuOf(element).open).to.equal(true)
    })

    it('a link is followed, not told', async () => {
      const element = await list()
      const events = heard(element, 'stratus-action')
      await open(element)
      expect(items(element)[1]!.getAttribute('href')).to.equal('#console')
      items(element)[1]!.click()
      expect(events.length).to.equal(0)
      await waitUntil(() => location.hash === '#console', 'the link is followed')
      history.replaceState(null, '', location.pathname + location.search)
    })

    it('busy: nothing can be chosen', async () => {
      const element = await list({ busy: true })
      const events = heard(element, 'stratus-action')
      for (const button of buttons(element)) button.click()
      expect(events.length).to.equal(0)
      expect(opener(element).getAttribute('aria-expanded')).to.equal('false')
      await expect(element).to.be.accessible()
    })

    it('W-TABLE-27 answers that come late belong to the list that was asked', async () => {
      const answers: Array<(allowed: boolean) => void> = []
      const late = (id: string): Action => ({
        id,
        label: id,
        allowed: () => new Promise((resolve) => answers.push(resolve)),
      })
      const element = await list({ actions: [late('old')] })
      element.actions = [late('new')]
      await element.updateComplete
      answers[1]!(true)
      await nextFrame()
      answers[0]!(true)
      await nextFrame()
      await element.updateComplete
      expect(buttons(element).map(text)).to.deep.equal(['new'])
    })
  })

  describe('keyboard', () => {
    it('Down opens on the first action, Up on the last, arrows go round, Home and End jump', async () => {
      const element = await list()
      opener(element).focus()
      await sendKeys({ press: 'ArrowUp' })
      await opened(element)
      expect(focused(element)).to.equal(items(element)[2])
      await sendKeys({ press: 'ArrowDown' })
      expect(focused(element)).to.equal(items(element)[0])
      await sendKeys({ press: 'End' })
      expect(focused(element)).to.equal(items(element)[2])
      await sendKeys({ press: 'Home' })
      expect(focused(element)).to.equal(items(element)[0])
    })

    it('letters lead to an action, Enter chooses it, the focus goes back to the button', async () => {
      const element = await list()
      const events = heard<{ action: Action }>(element, 'stratus-action')
      opener(element).focus()
      await sendKeys({ press: 'Enter' })
      await opened(element)
      await sendKeys({ type: 'de' })
      await sendKeys({ press: 'Enter' })
      expect(events.map(({ action }) => action.id)).to.deep.equal(['delete'])
      expect(element.shadowRoot!.activeElement).to.equal(opener(element))
    })

    it('W-PART-25 a space goes on with what is typed where a label does; else it chooses', async () => {
      const actions = ['Soft Reboot', 'Soft Stop', 'Start'].map((label) => ({ id: label, label }))
      const element = await list({ actions, layout: 'menu' })
      const events = heard<{ action: Action }>(element, 'stratus-action')
      await open(element)
      await sendKeys({ type: 'soft s' })
      expect([events.length, focused(element)!.textContent!.trim()]).to.deep.equal([0, 'Soft Stop'])
      await sendKeys({ press: 'Space' })
      expect(events.map(({ action }) => action.id)).to.deep.equal(['Soft Stop'])
    })

    it('Escape closes the menu only; Tab closes it too', async () => {
      const element = await list()
      let outside = 0
      element.addEventListener('keydown', (event) => event.key === 'Escape' && outside++)
      await open(element)
      await sendKeys({ press: 'Escape' })
      expect(menuOf(element).open).to.equal(false)
      expect(outside).to.equal(0)
      expect(element.shadowRoot!.activeElement).to.equal(opener(element))
      await open(element)
      await sendKeys({ press: 'Tab' })
      expect(menuOf(element).open).to.equal(false)
    })
  })

  describe('menu', () => {
    it('W-TABLE-18 tells when it opens and closes; a press outside closes it', async () => {
      const element = await list()
      const events = heard<{ open: boolean }>(element, 'stratus-menu')
      await open(element)
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
      expect(events).to.deep.equal([{ open: true }, { open: false }])
      opener(element).click()
      opener(element).click()
      await nextFrame()
      expect(menuOf(element).open).to.equal(false)
    })

    it('closes when the list leaves the page', async () => {
      const element = await list()
      await open(element)
      const home = element.parentElement!
      element.remove()
      home.append(element)
      await element.updateComplete
      expect(menuOf(element).open).to.equal(false)
      await open(element)
      expect(menuOf(element).open).to.equal(true)
    })
  })

  it('takes properties that were set before it was defined', async () => {
    const tag = 'stratus-action-list-late'
    const element = document.createElement(tag) as StratusActionList
    Object.assign(element, { actions, layout: 'batch' })
    document.body.append(element)
    const { StratusActionList: Base } = await import('./stratus-action-list.js')
    customElements.define(tag, class extends Base {})
    await element.updateComplete
    expect(buttons(element).map(text)).to.deep.equal(['Start', 'Stop', 'More Actions'])
    element.remove()
  })
})
