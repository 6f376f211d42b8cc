import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { middleOf, network, server, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './stratus-topology.define.js'
import type { StratusTopology } from './stratus-topology.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'

consoleGate()

const hostile = '<img src=x onerror="window.pwned=1">'
async function make(properties: Partial<StratusTopology> = {}) {
  const element = await fixture<StratusTopology>(
    html`<stratus-topology without-cookies view="graph" .model=${smallAnswer} base="/t/"></stratus-topology>`,
  )
  Object.assign(element, properties)
  await element.updateComplete
  await waitUntil(() => graphOf(element).settled)
  // What hears the pointer comes behind the first picture.
  await graphOf(element).updateComplete
  return element
}
const graphOf = (element: StratusTopology) =>
  element.shadowRoot!.querySelector<StratusTopologyGraph>('stratus-topology-graph')!
const menuOf = (element: StratusTopology) => element.shadowRoot!.querySelector('stratus-action-menu')!
const itemsOf = (element: StratusTopology) => [
  ...(menuOf(element).shadowRoot?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]
const labelsOf = (element: StratusTopology) => itemsOf(element).map((item) => item.textContent.trim())
const opened = (element: StratusTopology) => waitUntil(() => itemsOf(element).length > 0, 'the menu')
const rightClick = (position: [number, number]) => sendMouse({ type: 'click', button: 'right', position })

describe('the menu of the topology', () => {
  it('T-GRAPH-18 the right button on a node offers what its balloon does, the page has added, and deletion last', async () => {
    const element = await make({ nodeActions: () => [{ id: 'own', label: hostile }] })
    await rightClick(middleOf(graphOf(element), server('web')))
    await opened(element)
    const labels = labelsOf(element)
    expect(labels).to.include.members(['Focus on selection', hostile])
    expect(labels.at(-1)).to.equal('Delete Instance')
    expect('pwned' in window).to.equal(false)
    await expect(element).to.be.accessible()
    const sent = new Promise<object>((resolve) =>
      element.addEventListener('stratus-topology-node-action', ({ detail }) => resolve(detail)),
    )
    itemsOf(element)[labels.indexOf(hostile)]!.click()
    expect(element.neighbourhood).to.equal(null)
    expect(await sent).to.deep.include({ action: 'own', nodes: [server('web')] })
  })

  it('T-GRAPH-18 offers nothing that is forbidden, and nothing but facts where all is read only', async () => {
    const element = await make({ forbidden: ['delete-server'] })
    await rightClick(middleOf(graphOf(element), server('web')))
    await opened(element)
    expect(labelsOf(element)).not.to.include('Delete Instance')
    await sendKeys({ press: 'Escape' })
    element.forbidden = []
    element.readOnly = true
    await element.updateComplete
    await rightClick(middleOf(graphOf(element), server('web')))
    await opened(element)
    expect(labelsOf(element)).not.to.include('Delete Instance')
  })

  it('T-GRAPH-18 Shift with F10 opens the menu of the ground and of a node; Escape leads back to the graph', async () => {
    const element = await make()
    const graph = graphOf(element)
    graph.focus()
    const press = async () => {
      await sendKeys({ down: 'Shift' })
      await sendKeys({ press: 'F10' })
      await sendKeys({ up: 'Shift' })
      await opened(element)
    }
    await press()
    expect(labelsOf(element)).to.include.members(['Center Topology', 'Reset places', 'Save as SVG'])
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => element.shadowRoot!.activeElement === graph, 'the focus')
    await sendKeys({ press: 'Home' })
    await press()
    expect(labelsOf(element)).to.include('Focus on selection')
  })

  it('T-GRAPH-18 the menu of the ground switches names off', async () => {
    const element = await make()
    graphOf(element).focus()
    const { left, top } = graphOf(element).getBoundingClientRect()
    await rightClick([Math.round(left) + 6, Math.round(top) + 6])
    await opened(element)
    const names = itemsOf(element)[labelsOf(element).indexOf('Labels')]!
    expect(names.ariaChecked).to.equal('true')
    names.click()
    expect(element.labels).to.equal(false)
  })

  it('T-GRAPH-18 the menu of a node that leaves with new data closes; that of another stays', async () => {
    const element = await make()
    const graph = graphOf(element)
    await rightClick(middleOf(graph, server('web')))
    await opened(element)
    element.model = { ...smallAnswer, servers: [] }
    await waitUntil(() => itemsOf(element).length === 0, 'the menu gone')
    expect(element.shadowRoot!.activeElement).to.equal(graph)
    await rightClick(middleOf(graph, network('blue')))
    await opened(element)
    element.model = smallAnswer
    await element.updateComplete
    expect(menuOf(element).open).to.equal(true)
  })

  it('T-GRAPH-18 a page that prevents the request shows its own', async () => {
    const element = await make()
    const asked = new Promise<object>((resolve) =>
      element.addEventListener('stratus-topology-menu', (event) => {
        event.preventDefault()
        resolve(event.detail)
      }),
    )
    await rightClick(middleOf(graphOf(element), server('web')))
    expect(await asked).to.deep.include({ node: server('web') })
    await element.updateComplete
    expect(itemsOf(element)).to.have.length(0)
  })

  it('T-GRAPH-19 a legend tells shapes and signs, on screen and in files', async () => {
    const element = await make()
    const legend = element.shadowRoot!.querySelector('details')!
    legend.open = true
    await waitUntil(() => legend.querySelectorAll('li').length > 0, 'the legend')
    await expect(element).to.be.accessible()
    const words = [...legend.querySelectorAll('li')].map((item) => item.textContent.trim())
    expect(words).to.deep.equal([
      'External Network',
      'Network',
      'Router',
      'Instance',
      'Active',
      'In progress',
      'Off or down',
      'Error',
    ])
    for (const options of [{ legend: true }, { legend: true, whole: true }]) {
      const drawn = new DOMParser().parseFromString(await element.exportSvg(options), 'image/svg+xml')
      expect(drawn.querySelector('parsererror')).to.equal(null)
      const texts = [...drawn.querySelectorAll('text')].map((text) => text.textContent)
      expect(texts).to.include.members(words)
    }
    expect(await element.exportSvg({ whole: true })).not.to.contain('Off or down')
  })
})
