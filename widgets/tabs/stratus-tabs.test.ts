import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusTabs, Tab } from './stratus-tabs.js'
import './stratus-tabs.define.js'

consoleGate()

const tabs: readonly Tab[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'interfaces', label: 'Interfaces', badge: 2 },
  { id: 'audit', label: 'Audit', disabled: true },
  { id: 'log', label: 'Log', lazy: true },
]

const content = html`<p slot="overview">The overview</p>
  <p slot="interfaces">The interfaces</p>
  <p slot="audit">The audit</p>
  <p slot="log">The log</p>`

const seen = (element: StratusTabs) =>
  [...element.children].filter((child) => child.checkVisibility()).map((child) => child.textContent)
const tab = (element: StratusTabs, id: string) =>
  element.shadowRoot!.querySelector<HTMLButtonElement>(`[data-id=${id}]`)!
const forget = () => void (document.cookie = 'tabs=; path=/; max-age=0')

describe('<stratus-tabs>', () => {
  beforeEach(forget)
  afterEach(forget)

  it('on a narrow screen the chosen tab is in sight, however it was chosen and when the screen becomes narrow', async () => {
    const many = Array.from({ length: 9 }, (_, at): Tab => ({ id: `t${at}`, label: `A tab of many, ${at}` }))
    const frame = await fixture<HTMLElement>(
      html`<div style="inline-size: 300px">
        <stratus-tabs label="Details" active="t8" .tabs=${many}></stratus-tabs>
      </div>`,
    )
    const element = frame.querySelector('stratus-tabs')!
    const isInSight = (id: string) => {
      const [box, room] = [tab(element, id).getBoundingClientRect(), frame.getBoundingClientRect()]
      return box.left >= room.left - 1 && box.right <= room.right + 1
    }
    await waitUntil(() => isInSight('t8'))
    element.active = 't0'
    await waitUntil(() => isInSight('t0'))
    frame.style.inlineSize = '3000px'
    element.active = 't8'
    await element.updateComplete
    // As wide as it is when its size is looked at.
    await nextFrame()
    await nextFrame()
    frame.style.inlineSize = '300px'
    await waitUntil(() => isInSight('t8'))
  })

  it('issue 15: what a server has written below it does not move when its tabs come', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <stratus-tabs label="Details"><div slot="overview" style="block-size: 200px">The overview</div></stratus-tabs>
        <p>Below</p>
      </div>`,
    )
    const element = page.querySelector('stratus-tabs')!
    const below = () => Math.round(page.querySelector('p')!.getBoundingClientRect().top)
    const before = below()
    expect(getComputedStyle(element.querySelector('div')!).visibility).to.equal('hidden')
    element.tabs = tabs
    await element.updateComplete
    expect(getComputedStyle(element.querySelector('div')!).visibility).to.equal('visible')
    expect(below()).to.equal(before)
  })

  it('shows one tab at a time, accessibly', async () => {
    const element = await fixture<StratusTabs>(
      html`<stratus-tabs label="Details" .tabs=${tabs}>${content}</stratus-tabs>`,
    )
    expect(seen(element)).to.deep.equal(['The overview'])
    await expect(element).to.be.accessible()
    const changes: string[] = []
    element.addEventListener('stratus-tab-change', (event) =>
      changes.push((event as CustomEvent<{ tab: string }>).detail.tab),
    )
    tab(element, 'interfaces').click()
    await element.updateComplete
    expect(seen(element)).to.deep.equal(['The interfaces'])
    element.active = 'overview'
    await element.updateComplete
    expect(changes).to.deep.equal(['interfaces'])
  })

  it('goes round with the arrow keys, past disabled tabs, and to the ends with Home and End', async () => {
    const element = await fixture<StratusTabs>(html`<stratus-tabs .tabs=${tabs}>${content}</stratus-tabs>`)
    tab(element, 'overview').focus()
    const walk: string[] = []
    for (const press of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await sendKeys({ press })
      await element.updateComplete
      walk.push((element.shadowRoot!.activeElement as HTMLElement).dataset.id!)
    }
    expect(walk).to.deep.equal(['interfaces', 'log', 'overview', 'log', 'overview', 'log'])
  })

  it('leaves keys of the browser alone: with Alt, an arrow goes back to the page before', async () => {
    const element = await fixture<StratusTabs>(html`<stratus-tabs .tabs=${tabs}>${content}</stratus-tabs>`)
    const press = (key: string, modifier: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifier })
      tab(element, 'overview').dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press('ArrowLeft', { altKey: true }), press('ArrowRight', { metaKey: true })]).to.deep.equal([false, false])
    expect(element.active).to.equal('')
  })

  it('W-TAB-01 loads a lazy tab once, when it is first shown, and says so meanwhile', async () => {
    const asked: string[] = []
    let done = () => {}
    const load = (id: string) => {
      asked.push(id)
      return new Promise<void>((resolve) => (done = resolve))
    }
    const element = await fixture<StratusTabs>(
      html`<stratus-tabs .tabs=${tabs} .load=${load}>${content}</stratus-tabs>`,
    )
    expect(asked).to.deep.equal([])
    tab(element, 'log').click()
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('#panel-log .waiting')!.textContent).to.contain('Loading')
    expect(seen(element)).to.deep.equal([])
    await expect(element).to.be.accessible()
    done()
    await waitUntil(() => seen(element).length)
    expect(seen(element)).to.deep.equal(['The log'])
    tab(element, 'overview').click()
    tab(element, 'log').click()
    await element.updateComplete
    expect(asked).to.deep.equal(['log'])
  })

  it('W-TAB-01 offers a retry when a tab could not be loaded', async () => {
    let fails = true
    const load = () => (fails ? Promise.reject(new Error('no')) : Promise.resolve())
    const element = await fixture<StratusTabs>(
      html`<stratus-tabs active="log" .tabs=${tabs} .load=${load}>${content}</stratus-tabs>`,
    )
    const failed = () => element.shadowRoot!.querySelector('#panel-log .failed')
    await waitUntil(failed)
    await expect(element).to.be.accessible()
    fails = false
    failed()!.querySelector('button')!.focus()
    failed()!.querySelector('button')!.click()
    await waitUntil(() => seen(element).length)
    expect(seen(element)).to.deep.equal(['The log'])
    expect(element.shadowRoot!.activeElement).to.equal(tab(element, 'log'))
  })

  it('W-TAB-02 remembers the last tab of a group in the cookie tabs', async () => {
    const first = await fixture<StratusTabs>(
      html`<stratus-tabs group="instance_details" .tabs=${tabs}>${content}</stratus-tabs>`,
    )
    tab(first, 'interfaces').click()
    expect(decodeURIComponent(document.cookie)).to.contain('tabs={"instance_details":"#instance_details__interfaces"}')

    const sticky = await fixture<StratusTabs>(
      html`<stratus-tabs group="instance_details" sticky .tabs=${tabs}>${content}</stratus-tabs>`,
    )
    expect(seen(sticky)).to.deep.equal(['The interfaces'])
    const asked = await fixture<StratusTabs>(
      html`<stratus-tabs group="instance_details" sticky active="overview" .tabs=${tabs}>${content}</stratus-tabs>`,
    )
    expect(seen(asked)).to.deep.equal(['The overview'])
  })

  it('W-TAB-02 remembers also where the tabs come late, and never against the user', async () => {
    document.cookie = `tabs=${encodeURIComponent('{"instance_details":"#instance_details__interfaces"}')}; path=/`
    const element = await fixture<StratusTabs>(
      html`<stratus-tabs group="instance_details" sticky>${content}</stratus-tabs>`,
    )
    element.tabs = tabs
    await element.updateComplete
    expect(seen(element)).to.deep.equal(['The interfaces'])
    tab(element, 'overview').click()
    element.tabs = [...tabs]
    await element.updateComplete
    expect(seen(element)).to.deep.equal(['The overview'])
  })

  it('has no row of tabs for a single one, unless asked for', async () => {
    const element = await fixture<StratusTabs>(html`<stratus-tabs .tabs=${tabs.slice(0, 1)}>${content}</stratus-tabs>`)
    const row = element.shadowRoot!.querySelector('[role=tablist]')!
    expect(row.checkVisibility()).to.equal(false)
    expect(seen(element)).to.deep.equal(['The overview'])
    element.withSingleTab = true
    await element.updateComplete
    expect(row.checkVisibility()).to.equal(true)
  })

  it('W-TAB-01 says what a tab is and why it shows nothing; a disabled one is not chosen', async () => {
    const element = await fixture<StratusTabs>(
      html`<stratus-tabs .tabs=${tabs} .load=${() => Promise.reject(new Error('no'))}>${content}</stratus-tabs>`,
    )
    const state = (name: string) => tabs.map(({ id }) => tab(element, id).getAttribute(name))
    expect(state('aria-disabled')).to.deep.equal([null, null, 'true', null])
    tab(element, 'audit').click()
    await element.updateComplete
    expect(state('aria-selected')).to.deep.equal(['true', 'false', 'false', 'false'])
    const panelOf = (id: string) =>
      element.shadowRoot!.querySelector(`#${tab(element, id).getAttribute('aria-controls')}`)!
    expect(panelOf('overview').getAttribute('aria-busy')).to.equal(null)
    tab(element, 'log').click()
    await waitUntil(() => panelOf('log').querySelector('[role=alert]'))
    const said = panelOf('log').querySelector('[role=alert]')!.textContent!.replace(/\s+/g, ' ').trim()
    expect(said).to.equal('An error occurred. Please try again later. Retry')
    expect([panelOf('log').getAttribute('aria-busy'), seen(element)]).to.deep.equal([null, []])
  })
})
