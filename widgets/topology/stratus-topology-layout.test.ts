import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { middleOf, network, server, settledGraph, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { TopologyLayout } from './model/topology-layout.js'
import type { StratusTopology } from './stratus-topology.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'
import './stratus-topology.define.js'

consoleGate()

const nodes = [network('out'), network('blue'), network('green'), server('web'), server('both')]
const press = async (...keys: string[]) => {
  await sendKeys({ down: 'Control' })
  for (const key of keys) await sendKeys({ press: key })
  await sendKeys({ up: 'Control' })
}

describe('layouts of the topology', () => {
  it('T-GRAPH-15 what one element gives puts everything in another where it was, also after JSON', async () => {
    const first = await settledGraph()
    first.selected = network('green')
    first.focus()
    await first.updateComplete
    await press('ArrowRight', 'ArrowDown')
    first.viewport = { scale: 0.8, x: 40, y: 30 }
    await first.updateComplete
    const layout = JSON.parse(JSON.stringify(first.getLayout())) as TopologyLayout
    const before = nodes.map((node) => middleOf(first, node))
    first.remove()
    const second = await settledGraph()
    expect(nodes.map((node) => middleOf(second, node))).not.to.deep.equal(before)
    expect(second.setLayout(layout)).to.equal(true)
    await second.updateComplete
    for (const [at, node] of nodes.entries()) {
      const [x, y] = middleOf(second, node)
      expect(Math.abs(x - before[at]![0])).to.be.at.most(1)
      expect(Math.abs(y - before[at]![1])).to.be.at.most(1)
    }
    expect(second.settled).to.equal(true)
    expect(second.getLayout()).to.deep.equal(layout)
  })

  it('T-GRAPH-15 what was collapsed all at once is so in the other, too, but for what was expanded again', async () => {
    const shownOf = (element: StratusTopologyGraph) => nodes.map((node) => element.anchorOf(node) !== null)
    const first = await settledGraph({ collapsed: true })
    const [folded, shown] = [first.getLayout(), shownOf(first)]
    expect(shown).to.include(false)
    first.toggleNetwork(network('blue'))
    await first.updateComplete
    const opened = first.getLayout()
    first.remove()
    const second = await settledGraph()
    second.setLayout(folded)
    expect([shownOf(second), second.getLayout().collapsed]).to.deep.equal([shown, { blue: true }])
    second.setLayout(opened)
    expect([shownOf(second), second.getLayout().collapsed]).to.deep.equal([nodes.map(() => true), { blue: false }])
  })

  it('T-GRAPH-15 an event tells what the user changed, none what the page did; a new layout gives places up', async () => {
    const element = await settledGraph()
    const told: TopologyLayout[] = []
    element.addEventListener('stratus-topology-layout-change', ({ detail }) => told.push(detail))
    element.setLayout({ ...element.getLayout(), collapsed: { blue: true }, layout: 'layered' })
    await element.updateComplete
    expect([told, element.anchorOf(server('web')), element.layout]).to.deep.equal([[], null, 'layered'])
    element.toggleNetwork(network('blue'))
    expect(told.at(-1)!.collapsed).to.deep.equal({ blue: false })
    element.selected = network('green')
    element.focus()
    await element.updateComplete
    await press('ArrowRight')
    expect(told).to.have.length(2)
    const moved = told[1]!.places['network/green']
    element.arrange()
    await waitUntil(() => element.settled)
    expect(told).to.have.length(3)
    expect(element.getLayout().places['network/green']).not.to.deep.equal(moved)
  })

  it('T-GRAPH-15 what is no layout changes nothing, with a warning', async () => {
    const element = await settledGraph()
    const before = element.getLayout()
    expect(element.setLayout({ places: 'x' })).to.equal(false)
    expect(takeConsole().join()).to.contain('setLayout() takes what getLayout() gave.')
    expect(element.getLayout()).to.deep.equal(before)
  })

  it('T-GRAPH-15 the whole topology takes one with its model, and saves it from the toolbar', async () => {
    const layout = { version: 1, layout: 'force', places: { 'network/out': [0, 0], 'network/blue': [300, 5] } }
    const element = await fixture<StratusTopology>(html`<stratus-topology without-cookies></stratus-topology>`)
    element.model = smallAnswer
    expect(element.setLayout(layout)).to.equal(true)
    const graph = element.shadowRoot!.querySelector('stratus-topology-graph')!
    await waitUntil(() => graph.settled)
    expect(element.getLayout()!.places['network/blue']).to.deep.equal([300, 5])
    const saved: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
    element.shadowRoot!.querySelector<HTMLElement>('[aria-label="Save layout"]')!.click()
    await waitUntil(() => saved.length)
    HTMLAnchorElement.prototype.click = click
    expect(saved).to.deep.equal(['topology.json'])
    // A file that holds something else: whoever looks at the page is told as well.
    const press = HTMLInputElement.prototype.click
    HTMLInputElement.prototype.click = function () {
      const { items, files } = new DataTransfer()
      items.add(new File(['{}'], 'other.json'))
      this.files = files
      this.dispatchEvent(new Event('change'))
    }
    element.shadowRoot!.querySelector<HTMLElement>('[aria-label="Open layout"]')!.click()
    const alert = await waitUntil(() => element.shadowRoot!.querySelector('stratus-alert:defined'))
    HTMLInputElement.prototype.click = press
    const { type, message } = alert as HTMLElementTagNameMap['stratus-alert']
    expect([type, message]).to.deep.equal(['error', 'This file has no layout.'])
    expect(takeConsole().join()).to.contain('setLayout() takes what getLayout() gave.')
    element.view = 'outline'
    await element.updateComplete
    expect([element.getLayout(), element.setLayout(layout)]).to.deep.equal([undefined, false])
  })

  it('T-GRAPH-15 the graph is as it was left after another view: zoom, places and collapsed networks', async () => {
    const element = await fixture<StratusTopology>(html`<stratus-topology without-cookies></stratus-topology>`)
    element.model = smallAnswer
    const graph = () => element.shadowRoot!.querySelector('stratus-topology-graph')!
    await element.updateComplete
    await waitUntil(() => graph().settled)
    graph().toggleNetwork(network('blue'))
    graph().viewport = { scale: 0.8, x: 40, y: 30 }
    await waitUntil(() => graph().settled)
    const left = element.getLayout()
    element.view = 'outline'
    await element.updateComplete
    element.view = 'graph'
    await element.updateComplete
    expect(element.getLayout()).to.deep.equal(left)
    element.view = 'outline'
    await element.updateComplete
    element.collapsed = true
    element.view = 'graph'
    await element.updateComplete
    expect(graph().anchorOf(server('web'))).to.equal(null)
    element.collapsed = false
    await element.updateComplete
    await graph().updateComplete
    expect(graph().anchorOf(server('web'))).not.to.equal(null)
    expect(element.getLayout()!.collapsed).to.deep.equal({})
  })
})
