import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { executeServerCommand, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { emulated } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { middleOf, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './stratus-topology-balloon.define.js'
import './stratus-topology-flat.define.js'
import './stratus-topology-outline.define.js'
import './stratus-topology.define.js'
import type { StratusTopology } from './stratus-topology.js'

consoleGate()

const part = <Element extends globalThis.Element = HTMLElement>(element: StratusTopology, selector: string) =>
  element.shadowRoot!.querySelector<Element>(selector)!
type Tags = HTMLElementTagNameMap
const graphOf = (element: StratusTopology) => part<Tags['stratus-topology-graph']>(element, 'stratus-topology-graph')
const flatOf = (element: StratusTopology) => part<Tags['stratus-topology-flat']>(element, 'stratus-topology-flat')
const balloonOf = (element: StratusTopology) =>
  part<Tags['stratus-topology-balloon']>(element, 'stratus-topology-balloon')
const button = (element: StratusTopology, label: string) =>
  part<HTMLButtonElement>(element, `button[aria-label="${label}"]`)
const colours = (value: 'active' | 'none') =>
  executeServerCommand('emulate-features', [{ name: 'forced-colors', value }])
const web = { kind: 'server', id: 'web' } as const

async function make(properties: Partial<StratusTopology> = {}) {
  const element = await fixture<StratusTopology>(
    html`<stratus-topology without-cookies .model=${smallAnswer} .view=${properties.view ?? ''}></stratus-topology>`,
  )
  Object.assign(element, properties)
  await element.updateComplete
  const graph = element.shadowRoot!.querySelector('stratus-topology-graph')
  if (graph) await waitUntil(() => graph.settled)
  return element
}
async function openBalloon(element: StratusTopology) {
  const view = element.view === 'flat' ? flatOf(element) : graphOf(element)
  if (element.view === 'flat') await flatOf(element).focusNode(web)
  else {
    element.selected = web
    await element.updateComplete
    view.focus()
  }
  await sendKeys({ press: 'Enter' })
  await waitUntil(() => balloonOf(element).node?.id === 'web')
}

describe('<stratus-topology> and its tools', () => {
  emulated('W-PART-30 in forced colours the view that is shown looks chosen, as the system has it', async () => {
    await colours('active')
    try {
      const element = await make()
      const probe = element.parentElement!.appendChild(document.createElement('p'))
      probe.style.cssText = 'forced-color-adjust: none; background: SelectedItem; color: SelectedItemText'
      const look = (each: Element) => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]
      expect(look(part(element, '[data-view][aria-pressed=true]'))).to.deep.equal(look(probe))
    } finally {
      await colours('none')
    }
  })

  it('zooms, centres, gives a new layout, prints', async () => {
    const element = await make()
    const graph = graphOf(element)
    const home = { ...graph.viewport }
    button(element, 'Zoom out').click()
    expect(graph.viewport.scale).to.be.closeTo(home.scale * 0.8, 0.001)
    button(element, 'Zoom in').click()
    expect(graph.viewport.scale).to.be.closeTo(home.scale, 0.001)
    element.viewport = { scale: 0.4, x: 7, y: 8 }
    await element.updateComplete
    expect(graph.viewport).to.deep.equal({ scale: 0.4, x: 7, y: 8 })
    const called: string[] = []
    graph.center = () => called.push('center')
    graph.arrange = () => called.push('arrange')
    const { print } = window
    window.print = () => called.push('print')
    for (const label of ['Center Topology', 'Reset places', 'Print']) button(element, label).click()
    window.print = print
    expect(called).to.deep.equal(['center', 'arrange', 'print'])
  })

  it('offers only what leads somewhere: a neighbourhood of a chosen node, a picture of something', async () => {
    const element = await make()
    const around = () => button(element, 'Focus on selection').matches(':disabled')
    expect(around()).to.equal(true)
    element.selected = web
    await element.updateComplete
    expect(around()).to.equal(false)
    const files = () =>
      ['Save as SVG', 'Save as PNG', 'Print'].map((label) => button(element, label).matches(':disabled'))
    expect(files()).to.deep.equal([false, false, false])
    element.model = {}
    await element.updateComplete
    expect(files()).to.deep.equal([true, true, true])
  })

  it('without cookies it leaves none, whatever is chosen', async () => {
    const before = document.cookie
    const element = await make()
    for (const label of ['Toggle Labels', 'Toggle Network Collapse']) button(element, label).click()
    part(element, '[data-view=flat]').click()
    await element.updateComplete
    await waitUntil(() => flatOf(element).shadowRoot?.querySelector('[data-value=small]'))
    flatOf(element).shadowRoot!.querySelector<HTMLElement>('[data-value=small]')!.click()
    expect([element.labels, element.collapsed, element.view, flatOf(element).drawMode]).to.deep.equal([
      false,
      true,
      'flat',
      'small',
    ])
    expect(document.cookie).to.equal(before)
  })

  it('T-MODEL-11 what leaves the data is neither chosen nor the middle of a neighbourhood any more', async () => {
    const element = await make({ selected: web, neighbourhood: web })
    element.model = { ...smallAnswer, servers: [] }
    await element.updateComplete
    expect([element.selected, element.neighbourhood]).to.deep.equal([null, null])
  })

  it('T-MODEL-07 only an event sent to the element itself changes the model', async () => {
    const element = await make()
    const slotted = document.createElement('button')
    slotted.slot = 'actions'
    element.append(slotted)
    slotted.dispatchEvent(new CustomEvent('stratus-topology-changed', { detail: {}, bubbles: true }))
    await element.updateComplete
    expect(element.model).to.equal(smallAnswer)
  })

  it('Enter in the search chooses the first match and brings it into the middle', async () => {
    const element = await make()
    graphOf(element).viewport = { scale: 1, x: -5000, y: -5000 }
    const field = part<HTMLInputElement>(element, '.search')
    field.focus()
    await sendKeys({ type: 'web' })
    await sendKeys({ press: 'Enter' })
    expect(element.selected).to.deep.equal(web)
    const { left, right } = graphOf(element).getBoundingClientRect()
    await waitUntil(() => {
      const anchor = graphOf(element).anchorOf(web)!
      return anchor.left > left && anchor.right < right
    })
  })

  it('Enter in the search brings the first match of the flat view into sight, however far away it is', async () => {
    const servers = Array.from({ length: 200 }, (_, id) => ({ id: `v${id}`, name: `vm-${id}` }))
    const element = await make({ view: 'flat', model: { networks: [{ id: 'n' }], servers } })
    const far = { kind: 'server', id: 'v180' } as const
    await waitUntil(() => flatOf(element).shadowRoot?.querySelector('[data-key="server/v0"]'))
    expect(flatOf(element).anchorOf(far)).to.equal(null)
    part(element, '.search').focus()
    await sendKeys({ type: 'vm-180' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => flatOf(element).anchorOf(far))
    element.zoomTo('v3')
    await waitUntil(() => flatOf(element).anchorOf({ kind: 'server', id: 'v3' }))
  })

  it('T-GRAPH-08 a picture that moves closes its balloon; Escape brings the focus back', async () => {
    const element = await make()
    await openBalloon(element)
    graphOf(element).zoomBy(0.9)
    expect(balloonOf(element).node).to.equal(null)
    await openBalloon(element)
    await sendKeys({ press: 'Escape' })
    expect(balloonOf(element).node).to.equal(null)
    expect(element.shadowRoot!.activeElement).to.equal(graphOf(element))
  })

  it('T-GRAPH-08 a balloon goes with its node, when a layout or new data move that', async () => {
    const element = await make()
    const graph = graphOf(element)
    await openBalloon(element)
    const box = balloonOf(element).shadowRoot!.querySelector('.balloon')!
    const beside = () => box.getBoundingClientRect().left - graph.anchorOf(web)!.right
    await waitUntil(() => Math.abs(beside() - 12) < 2)
    element.viewport = { ...graph.viewport, x: graph.viewport.x - 60 }
    await waitUntil(() => Math.abs(beside() - 12) < 2)
    const layout = element.getLayout()!
    const [x, y] = layout.places['network/blue']!
    expect(element.setLayout({ ...layout, places: { ...layout.places, 'network/blue': [x - 50, y] } })).to.equal(true)
    await waitUntil(() => Math.abs(beside() - 12) < 2)
  })

  it('T-GRAPH-08 a balloon goes with the view that it was opened in, also when the page changes that', async () => {
    const element = await make()
    await openBalloon(element)
    element.view = 'outline'
    await element.updateComplete
    expect(balloonOf(element).node).to.equal(null)
  })

  it('a part of the graph that the page has chosen is seen when the graph is', async () => {
    const element = await make({ view: 'outline', viewport: { scale: 0.4, x: 7, y: 8 } })
    part(element, '[data-view=graph]').click()
    await element.updateComplete
    await waitUntil(() => graphOf(element).settled)
    expect(graphOf(element).viewport).to.deep.equal({ scale: 0.4, x: 7, y: 8 })
  })

  it('Escape brings the focus back to the tree beside the graph, when the balloon was opened there', async () => {
    const element = await make({ withOutline: true })
    const outline = part<Tags['stratus-topology-outline']>(element, 'stratus-topology-outline')
    await waitUntil(() => outline.shadowRoot?.querySelector('[role=treeitem]'))
    outline.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => balloonOf(element).node?.id === 'out')
    await sendKeys({ press: 'Escape' })
    expect(element.shadowRoot!.activeElement).to.equal(outline)
  })

  it('T-GRAPH-08 a balloon that was opened in the tree stays while the graph goes to its node', async () => {
    const element = await make({ withOutline: true })
    const outline = part<Tags['stratus-topology-outline']>(element, 'stratus-topology-outline')
    const line = () => outline.shadowRoot?.querySelectorAll<HTMLElement>('[role=treeitem]')[1]
    await waitUntil(line)
    const moved = oneEvent(element, 'stratus-topology-viewport-change')
    line()!.click()
    await moved
    expect(balloonOf(element).node?.id).to.equal('blue')
  })

  it('T-FLAT-11 the balloon of the flat view goes with the pointer; Escape brings the focus back', async () => {
    const element = await make({ view: 'flat' })
    const device = await waitUntil(() => flatOf(element).shadowRoot?.querySelector('[data-key="server/web"]'))
    device.dispatchEvent(new PointerEvent('pointerenter'))
    await waitUntil(() => balloonOf(element).node?.id === 'web')
    device.dispatchEvent(new PointerEvent('pointerleave'))
    await waitUntil(() => balloonOf(element).node === null)
    await openBalloon(element)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => flatOf(element).shadowRoot!.activeElement === device)
    expect(balloonOf(element).node).to.equal(null)
  })

  it('T-FLAT-10 a page may answer the click on a network of the flat view itself', async () => {
    const model = { networks: [{ id: 'n', name: 'n', url: '/n/' }] }
    const element = await make({ view: 'flat', model })
    const head = await waitUntil(() => flatOf(element).shadowRoot?.querySelector<HTMLElement>('a.head'))
    const asked: unknown[] = []
    element.addEventListener('stratus-topology-action', (event) => {
      event.preventDefault()
      asked.push((event as CustomEvent<unknown>).detail)
    })
    head.click()
    expect(asked).to.deep.equal([{ action: 'details', node: { kind: 'network', id: 'n' }, name: 'n', href: '/n/' }])
  })

  it('T-GRAPH-08 Escape closes a balloon that a click opened, then gives up what is chosen', async () => {
    const element = await make()
    const graph = graphOf(element)
    await sendMouse({ type: 'click', position: middleOf(graph, web) })
    await waitUntil(() => balloonOf(element).node?.id === 'web')
    await sendKeys({ press: 'Escape' })
    expect([balloonOf(element).node, element.selected]).to.deep.equal([null, web])
    expect(element.shadowRoot!.activeElement).to.equal(graph)
    await sendKeys({ press: 'Escape' })
    expect(element.selected).to.equal(null)
    await resetMouse()
  })
})
