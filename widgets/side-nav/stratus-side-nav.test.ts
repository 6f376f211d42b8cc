import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { NavDashboard } from './side-nav-model.js'
import type { StratusSideNav } from './stratus-side-nav.js'
import './stratus-side-nav.define.js'

consoleGate()

const items: readonly NavDashboard[] = [
  {
    id: 'project',
    label: 'Project',
    groups: [
      { label: null, panels: [{ id: 'api', label: 'API Access', href: '#api' }] },
      {
        label: 'Compute',
        panels: [
          { id: 'overview', label: 'Overview', href: '#overview' },
          { id: 'instances', label: 'Instances', href: '#instances' },
        ],
      },
    ],
  },
  {
    id: 'identity',
    label: 'Identity',
    groups: [{ label: null, panels: [{ id: 'users', label: 'Users', href: '#users' }] }],
  },
]

async function sideNav(width: number) {
  await setViewport({ width, height: 700 })
  return await fixture<StratusSideNav>(html`<stratus-side-nav .items=${items} current="instances"></stratus-side-nav>`)
}

const nav = (element: StratusSideNav) => element.shadowRoot!.querySelector('nav')!
const toggle = (element: StratusSideNav) => element.shadowRoot!.querySelector<HTMLButtonElement>('.toggle')!
const fold = (element: StratusSideNav, label: string) =>
  [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('.fold')].find((button) =>
    button.textContent!.includes(label),
  )!
const seenLinks = (element: StratusSideNav) =>
  [...element.shadowRoot!.querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.textContent)

describe('<stratus-side-nav>', () => {
  afterEach(async () => {
    await resetMouse()
    await setViewport({ width: 800, height: 600 })
  })

  describe('on a wide screen', () => {
    it('shows the dashboard of the current panel and marks the panel', async () => {
      const element = await sideNav(1280)
      expect(seenLinks(element)).to.deep.equal(['API Access', 'Overview', 'Instances'])
      expect(element.shadowRoot!.querySelector('[aria-current=page]')!.textContent).to.equal('Instances')
      expect(element.getBoundingClientRect().width).to.equal(232)
      expect(toggle(element).getAttribute('aria-expanded')).to.equal('true')
      await expect(element).to.be.accessible()
    })

    it('issue 16: the current panel comes into sight, and nothing but the navigation moves', async () => {
      const element = await sideNav(1280)
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const panels = Array.from({ length: 60 }, (_, at) => ({ id: `p${at}`, label: `Panel ${at}`, href: `#p${at}` }))
      element.style.cssText = 'display: block; block-size: 300px; overflow-y: auto; margin-block-end: 3000px'
      element.items = [{ id: 'project', label: 'Project', groups: [{ label: null, panels }] }]
      element.current = 'p50'
      await frame()
      const seen = (id: number) => {
        const { top, bottom } = element.shadowRoot!.querySelectorAll('a')[id]!.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        return top >= box.top && bottom <= box.bottom
      }
      expect([seen(0), seen(50), window.scrollY]).to.deep.equal([false, true, 0])
      // What people scroll to stays, whatever else changes.
      element.scrollTop = 0
      element.items = [...element.items]
      await frame()
      expect([seen(0), seen(50)]).to.deep.equal([true, false])
    })

    it('W-SHELL-05 folds away and back with its toggle', async () => {
      const element = await sideNav(1280)
      const seen: unknown[] = []
      element.addEventListener('stratus-navigation-change', (event) => seen.push((event as CustomEvent).detail))
      toggle(element).click()
      await element.updateComplete
      expect(nav(element).checkVisibility()).to.equal(false)
      expect(toggle(element).getAttribute('aria-expanded')).to.equal('false')
      await expect(element).to.be.accessible()
      toggle(element).click()
      await element.updateComplete
      expect(nav(element).checkVisibility()).to.equal(true)
      expect(seen).to.deep.equal([
        { open: false, collapsed: true },
        { open: false, collapsed: false },
      ])
    })

    it('folds dashboards and groups, and remembers it', async () => {
      const kept = new Map<string, unknown>()
      const store = {
        get: (key: string) => kept.get(key),
        set: (key: string, value: unknown) => void kept.set(key, value),
      }
      const element = await sideNav(1280)
      element.store = store
      await element.updateComplete
      fold(element, 'Compute').click()
      fold(element, 'Identity').click()
      await element.updateComplete
      expect(seenLinks(element)).to.deep.equal(['API Access', 'Users'])
      const open = ['Project', 'Compute', 'Identity'].map((label) => fold(element, label).ariaExpanded)
      expect(open).to.deep.equal(['true', 'false', 'true'])

      const again = await fixture<StratusSideNav>(
        html`<stratus-side-nav .store=${store} .items=${items} current="instances"></stratus-side-nav>`,
      )
      expect(seenLinks(again)).to.deep.equal(['API Access', 'Users'])
    })

    it('takes a store that comes later; one that fails costs the memory, not the navigation', async () => {
      const element = await sideNav(1280)
      element.store = { get: (key) => key.endsWith('collapsed'), set: () => undefined }
      await element.updateComplete
      expect(toggle(element).getAttribute('aria-expanded')).to.equal('false')
      const fail = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      element.store = { get: fail, set: fail }
      await element.updateComplete
      toggle(element).click()
      await element.updateComplete
      expect(toggle(element).getAttribute('aria-expanded')).to.equal('false')
      expect(takeConsole().map((said) => said.split('. ')[0])).to.deep.equal([
        '<stratus-side-nav> its store cannot be read',
        '<stratus-side-nav> its store cannot be written',
      ])
    })

    it('goes through what is seen with the arrow keys, Home and End', async () => {
      const element = await sideNav(1280)
      fold(element, 'Project').focus()
      const focused = () => element.shadowRoot!.activeElement!.textContent!.trim()
      const walk: string[] = []
      for (const press of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home']) {
        await sendKeys({ press })
        walk.push(focused())
      }
      expect(walk).to.deep.equal(['API Access', 'Compute', 'Overview', 'Compute', 'Identity', 'Identity', 'Project'])
    })

    it('has real links, whose clicks the page can follow', async () => {
      const element = await sideNav(1280)
      let followed = ''
      const follow = (event: Event) => {
        event.preventDefault()
        followed = (event.composedPath()[0] as HTMLAnchorElement).getAttribute('href')!
      }
      document.addEventListener('click', follow)
      element.shadowRoot!.querySelector('a')!.click()
      document.removeEventListener('click', follow)
      expect(followed).to.equal('#api')
    })
  })

  describe('on a small screen', () => {
    it('W-SHELL-05 is a drawer over a mask; a press on the mask closes it', async () => {
      const element = await sideNav(390)
      expect(nav(element).checkVisibility()).to.equal(false)
      toggle(element).click()
      await element.updateComplete
      expect(nav(element).matches(':popover-open')).to.equal(true)
      expect(getComputedStyle(nav(element), '::backdrop').backgroundColor).to.match(/^rgba\(15, 20, 27, 0\.4/)
      await expect(element).to.be.accessible()
      await sendMouse({ type: 'click', position: [380, 400] })
      await element.updateComplete
      expect(nav(element).matches(':popover-open')).to.equal(false)
      expect(element.open).to.equal(false)
    })

    it('W-SHELL-05 one that left the page with its drawer open opens at the first press when it is back', async () => {
      const element = await sideNav(390)
      toggle(element).click()
      await element.updateComplete
      const { parentElement } = element
      element.remove()
      await new Promise((resolve) => setTimeout(resolve))
      parentElement!.append(element)
      await element.updateComplete
      expect([element.open, toggle(element).ariaExpanded]).to.deep.equal([false, 'false'])
      toggle(element).click()
      await element.updateComplete
      expect(nav(element).matches(':popover-open')).to.equal(true)
    })

    it('closes with Escape, and the focus goes back to the toggle', async () => {
      const element = await sideNav(390)
      toggle(element).focus()
      await sendKeys({ press: 'Enter' })
      await element.updateComplete
      await sendKeys({ press: 'Tab' })
      void sendKeys({ press: 'Escape' })
      await oneEvent(element, 'stratus-navigation-change')
      expect(nav(element).matches(':popover-open')).to.equal(false)
      expect(element.shadowRoot!.activeElement === toggle(element)).to.equal(true)
    })

    it('closes with its own button', async () => {
      const element = await sideNav(390)
      element.toggle()
      await element.updateComplete
      expect(toggle(element).ariaExpanded).to.equal('true')
      const close = nav(element).querySelector<HTMLButtonElement>('[aria-label=Close]')!
      expect(element.shadowRoot!.activeElement).to.equal(close)
      close.click()
      await element.updateComplete
      expect(nav(element).matches(':popover-open')).to.equal(false)
    })

    it('closes when a link was chosen', async () => {
      const element = await sideNav(390)
      element.toggle()
      await element.updateComplete
      const stay = (event: Event) => event.preventDefault()
      document.addEventListener('click', stay)
      element.shadowRoot!.querySelector('a')!.click()
      document.removeEventListener('click', stay)
      await element.updateComplete
      expect(nav(element).matches(':popover-open')).to.equal(false)
    })

    it('becomes a column again when the screen gets wide', async () => {
      const element = await sideNav(390)
      element.toggle()
      await element.updateComplete
      await setViewport({ width: 1280, height: 700 })
      await waitUntil(() => !nav(element).hasAttribute('popover'))
      expect(nav(element).checkVisibility()).to.equal(true)
      expect(element.open).to.equal(false)
    })
  })

  it('takes properties that were set before it was attached, and survives a move', async () => {
    await setViewport({ width: 1280, height: 700 })
    const element = document.createElement('stratus-side-nav')
    element.current = 'users'
    element.items = items
    document.body.append(element)
    await element.updateComplete
    element.remove()
    document.body.append(element)
    await element.updateComplete
    expect(seenLinks(element)).to.deep.equal(['Users'])
    element.remove()
  })
})
