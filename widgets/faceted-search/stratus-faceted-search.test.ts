import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { deepActiveElement } from '../internal/focus.js'
import type { Facet, Term } from './query-model.js'
import type { StratusFacetedSearch } from './stratus-faceted-search.js'
import type { SearchDetail } from './stratus-faceted-search.events.js'
import './stratus-faceted-search.define.js'

consoleGate()

const facets: readonly Facet[] = [
  { name: 'name', label: 'Name', singleton: true, isServer: true, persistent: true },
  {
    name: 'status',
    label: 'Status',
    options: [
      { key: 'a', label: 'Active' },
      { key: 'd', label: 'Down' },
    ],
  },
  { name: 'vis', label: 'Visibility', singleton: true, isServer: true, options: [{ key: 'p', label: 'Public' }] },
]

async function created(terms: readonly Term[] = []) {
  const element = await fixture<StratusFacetedSearch>(
    html`<stratus-faceted-search .facets=${facets} .terms=${terms}></stratus-faceted-search>`,
  )
  const said: SearchDetail[] = []
  element.addEventListener('stratus-search', (event) => said.push((event as CustomEvent<SearchDetail>).detail))
  return { element, said, root: element.shadowRoot! }
}

const optionsOf = (element: StratusFacetedSearch) =>
  [...element.shadowRoot!.querySelectorAll('[role="option"]')]
    .filter((option) => option.checkVisibility())
    .map((option) => option.textContent!.trim())
const chipsOf = (element: StratusFacetedSearch) =>
  [...element.shadowRoot!.querySelectorAll('li > span')].map((chip) => chip.textContent!.replace(/\s+/g, ' '))
const inputOf = (element: StratusFacetedSearch) => element.shadowRoot!.querySelector('input')!
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key })
}

describe('<stratus-faceted-search>', () => {
  it('a press beside the lines of the menu, such as on its scroll bar, leaves it open', async () => {
    const { element, root } = await created()
    element.focus()
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    const menu = root.querySelector<HTMLElement>('.menu')!
    await waitUntil(() => menu.getBoundingClientRect().top > 0 && getComputedStyle(menu).opacity === '1', 'it stands')
    const { left, top, width } = menu.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + 2)] })
    await sendMouse({ type: 'down' })
    await element.updateComplete
    const stays = menu.matches(':popover-open')
    await sendMouse({ type: 'up' })
    await resetMouse()
    expect(stays).to.equal(true)
  })

  it('W-SEARCH-02 W-SEARCH-05 chooses a facet and an option with the keyboard', async () => {
    const { element, said } = await created()
    element.focus()
    await press('ArrowDown', 'ArrowDown')
    await element.updateComplete
    expect(optionsOf(element)).to.deep.equal(['Name', 'Status', 'Visibility'])
    expect(inputOf(element).getAttribute('aria-activedescendant')).to.equal('choice-1')
    await expect(element).to.be.accessible()
    await press('Enter')
    await element.updateComplete
    expect(optionsOf(element)).to.deep.equal(['Active', 'Down'])
    await press('ArrowDown', 'Enter')
    await element.updateComplete
    expect(chipsOf(element)).to.deep.equal(['Status: Active'])
    expect(said.map(({ clientTerms, query }) => [clientTerms, query])).to.deep.equal([
      [[{ name: 'status', value: 'a' }], ''],
    ])
    await press('ArrowDown')
    await element.updateComplete
    expect(optionsOf(element)).to.deep.equal(['Name', 'Status', 'Visibility'])
    await expect(element).to.be.accessible()
  })

  it('facets that come anew leave what is being chosen and typed alone, unless its facet is gone', async () => {
    const { element } = await created()
    element.focus()
    await press('ArrowDown', 'ArrowDown', 'Enter')
    await sendKeys({ type: 'do' })
    element.facets = facets.map((facet) => ({ ...facet }))
    await element.updateComplete
    expect([inputOf(element).value, ...optionsOf(element)]).to.deep.equal(['do', 'Down'])
    element.facets = facets.slice(0, 1)
    await element.updateComplete
    expect(inputOf(element).value).to.equal('')
    await press('ArrowDown')
    await element.updateComplete
    expect(optionsOf(element)).to.deep.equal(['Name'])
  })

  it('keys of an input method, and those with a modifier, are not its own', async () => {
    const { element, said } = await created([{ name: 'status', value: 'a' }])
    const input = inputOf(element)
    const key = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init })
      input.dispatchEvent(event)
      return event.defaultPrevented
    }
    const taken = [
      key({ key: 'Enter', isComposing: true }),
      key({ key: 'Backspace', altKey: true }),
      key({ key: 'Backspace', ctrlKey: true }),
      key({ key: 'Backspace', metaKey: true }),
    ]
    await element.updateComplete
    expect(taken).to.deep.equal([false, false, false, false])
    expect([chipsOf(element).length, said.length]).to.deep.equal([1, 0])
  })

  it('W-SEARCH-02 W-SEARCH-04 chooses with the pointer; a value may contain & and =', async () => {
    const { element, said, root } = await created()
    root.querySelector<HTMLElement>('.box')!.click()
    await element.updateComplete
    root.querySelector<HTMLElement>('[role="option"]')!.click()
    await element.updateComplete
    expect(deepActiveElement()).to.equal(inputOf(element))
    expect(root.querySelector('.waiting')!.textContent).to.equal('Name:')
    await sendKeys({ type: 'a&b=c' })
    await press('Enter')
    await element.updateComplete
    expect(said).to.have.length(1)
    expect(said[0]!.serverQuery).to.deep.equal({ name: 'a&b=c' })
    expect(said[0]!.query).to.equal('name=a%26b%3Dc')
    expect(optionsOf(element)).to.deep.equal(['Status', 'Visibility'])
  })

  it('W-SEARCH-03 removes a chip by its button, with the keyboard too', async () => {
    const { element, said } = await created([{ name: 'vis', value: 'p' }])
    element.shadowRoot!.querySelector<HTMLElement>('[aria-label="Remove Visibility: Public"]')!.focus()
    await press('Enter')
    await element.updateComplete
    expect(chipsOf(element)).to.deep.equal([])
    expect(said[0]!.terms).to.deep.equal([])
    expect(deepActiveElement()).to.equal(inputOf(element))
  })

  it('W-SEARCH-06 Backspace removes the last chip', async () => {
    const { element } = await created([
      { name: 'name', value: 'x' },
      { name: 'status', value: 'a' },
    ])
    element.focus()
    await press('Backspace')
    await element.updateComplete
    expect(element.terms).to.deep.equal([{ name: 'name', value: 'x' }])
    await press('Escape', 'Backspace')
    expect(element.terms).to.deep.equal([])
  })

  it('W-SEARCH-07 Tab takes the only choice and otherwise leaves the box', async () => {
    const { element } = await created()
    // There is something to go to: else Firefox leaves the page for its own bars, and is not back by itself.
    element.before(document.createElement('button'))
    element.focus()
    await sendKeys({ type: 'sta' })
    await sendKeys({ down: 'Shift' })
    await press('Tab')
    await sendKeys({ up: 'Shift' })
    expect(deepActiveElement()).not.to.equal(inputOf(element))
    element.focus()
    await press('ArrowDown', 'Tab')
    await element.updateComplete
    expect(optionsOf(element)).to.deep.equal(['Active', 'Down'])
    await press('Tab')
    await element.updateComplete
    expect(optionsOf(element)).to.deep.equal([])
    expect(deepActiveElement()).not.to.equal(inputOf(element))
  })

  it('W-SEARCH-07 Escape closes the menu and reaches a dialog only when there is nothing to close', async () => {
    const { element } = await created()
    const unhandled: boolean[] = []
    element.addEventListener('keydown', (event) => unhandled.push(!(event as KeyboardEvent).defaultPrevented))
    element.focus()
    await press('ArrowDown', 'Escape')
    await element.updateComplete
    expect(optionsOf(element)).to.deep.equal([])
    await press('Escape')
    expect(unhandled).to.deep.equal([false, false, true])
  })

  it('W-SEARCH-08 a space opens the menu', async () => {
    const { element } = await created()
    element.focus()
    await press('Space')
    await element.updateComplete
    expect(inputOf(element).value).to.equal('')
    expect(optionsOf(element).length).to.equal(3)
  })

  it('W-SEARCH-09 searches for text that matches no facet, and keeps it as a chip on Enter', async () => {
    const { element, said } = await created()
    element.focus()
    await sendKeys({ type: 'web' })
    expect(said.map(({ text }) => text)).to.deep.equal(['w', 'we', 'web'])
    await press('Enter')
    await element.updateComplete
    expect(chipsOf(element)).to.deep.equal(['Contains: web'])
    expect(element.text).to.equal('web')
  })

  it('shows the prompt only while there is no chip; × clears all', async () => {
    const { element, said, root } = await created()
    expect(inputOf(element).placeholder).to.equal('Click here for filters or full text search.')
    element.terms = [{ name: 'name', value: 'x' }]
    element.text = 'hello'
    await element.updateComplete
    expect(inputOf(element).placeholder).to.equal('')
    expect(said).to.deep.equal([])
    root.querySelector<HTMLElement>('[aria-label="Clear search"]')!.click()
    await element.updateComplete
    expect(said.map(({ terms, text }) => [terms, text])).to.deep.equal([[[], '']])
  })

  it('keeps terms whose facet is not known yet, and shows them when it comes', async () => {
    const element = await fixture<StratusFacetedSearch>(
      html`<stratus-faceted-search .terms=${[{ name: 'status', value: 'd' }]}></stratus-faceted-search>`,
    )
    expect(chipsOf(element)).to.deep.equal([])
    element.facets = facets
    await element.updateComplete
    expect(chipsOf(element)).to.deep.equal(['Status: Down'])
  })

  it('remembers the terms of persistent facets', async () => {
    const kept = new Map<string, unknown>()
    const store = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: unknown) => void kept.set(key, value),
    }
    const create = () =>
      fixture<StratusFacetedSearch>(
        html`<stratus-faceted-search name="images" .store=${store} .facets=${facets}></stratus-faceted-search>`,
      )
    const first = await create()
    first.focus()
    await press('ArrowDown', 'Enter')
    await sendKeys({ type: 'cirros' })
    await press('Enter')
    const second = await create()
    await second.updateComplete
    expect(chipsOf(second)).to.deep.equal(['Name: cirros'])
    // A facet that was persistent once is not any more.
    kept.set('images', [{ name: 'status', value: 'a' }])
    const third = await create()
    await third.updateComplete
    expect(chipsOf(third)).to.deep.equal([])
  })

  it('shows hostile values as text, and is laid out from right to left', async () => {
    const page = await fixture(html`<div dir="rtl"><stratus-faceted-search></stratus-faceted-search></div>`)
    const element = page.querySelector('stratus-faceted-search')!
    element.facets = facets
    element.terms = [{ name: 'name', value: '<img src=x onerror=alert(1)>' }]
    await element.updateComplete
    expect(chipsOf(element)).to.deep.equal(['Name: <img src=x onerror=alert(1)>'])
    await expect(element).to.be.accessible()
  })

  it('takes wrong values with a warning, and properties set before it was defined', async () => {
    const element = document.createElement('stratus-faceted-search')
    Object.assign(element, { facets: 'all', terms: [{ name: 1 }] })
    document.body.append(element)
    await element.updateComplete
    expect(takeConsole()).to.deep.equal([
      '<stratus-faceted-search> facets must be an array.',
      '<stratus-faceted-search> terms must be an array of {name, value}.',
    ])
    element.facets = facets
    element.remove()
    document.body.append(element)
    element.focus()
    await press('ArrowDown')
    await element.updateComplete
    expect(optionsOf(element).length).to.equal(3)
    element.remove()
  })

  it('draws of 5,000 options only those in sight, tells how many there are, and reaches the last', async () => {
    const options = Array.from({ length: 5000 }, (_, index) => ({ key: `k${index}`, label: `Image ${index}` }))
    const element = await fixture<StratusFacetedSearch>(
      html`<stratus-faceted-search .facets=${[{ name: 'image', label: 'Image', options }]}></stratus-faceted-search>`,
    )
    const lines = () => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.option')]
    element.focus()
    for (const press of ['ArrowDown', 'Enter']) await sendKeys({ press })
    await element.updateComplete
    expect([lines().length, lines()[0]!.ariaSetSize, lines()[0]!.ariaPosInSet]).to.deep.equal([60, '5000', '1'])
    const menu = element.shadowRoot!.querySelector('.menu')!
    menu.scrollTop = menu.scrollHeight
    await waitUntil(() => lines().length === 120)
    await sendKeys({ press: 'ArrowUp' })
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('[aria-selected=true]')!.textContent!.trim()).to.equal('Image 4999')
    await sendKeys({ type: '499' })
    await element.updateComplete
    expect(lines().map((line) => line.textContent!.trim())).to.deep.equal(
      options.map(({ label }) => label).filter((label) => label.includes('499')),
    )
  })
})
