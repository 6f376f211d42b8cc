import { expect, nextFrame } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'
import { consoleGate } from '../../tests/support/expect-console.js'
import { colourAt, middleOf, network, server, settledGraph } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'
import type { NodeRef } from './model/topology-model.js'

consoleGate()

/** Its left edge: neither icon nor sign is there. */
const edgeOf = (element: StratusTopologyGraph, ref: NodeRef) => {
  const { x, y, height } = element.anchorOf(ref)!
  return colourAt(element, x, y + height / 2)
}
/** What is seen along the line between two nodes. */
const between = (element: StratusTopologyGraph, one: NodeRef, other: NodeRef) => {
  const [[x1, y1], [x2, y2]] = [middleOf(element, one), middleOf(element, other)]
  const at = [0.42, 0.47, 0.52, 0.57, 0.62, 0.67]
  return at.map((part) => colourAt(element, x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))
}
/** Brings a node into the middle, so large. */
const seeNear = (element: StratusTopologyGraph, ref: NodeRef, scale: number) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = middleOf(element, ref)
  const { viewport } = element
  const at = { x: (x - left - viewport.x) / viewport.scale, y: (y - top - viewport.y) / viewport.scale }
  element.viewport = { scale, x: width / 2 - at.x * scale, y: height / 2 - at.y * scale }
}
/** What is seen where the name of a node belongs. */
const belowOf = (element: StratusTopologyGraph, ref: NodeRef) => {
  const { left, width, bottom } = element.anchorOf(ref)!
  const seen: string[] = []
  for (let x = left + width / 2 - 15; x < left + width / 2 + 15; x++) seen.push(colourAt(element, x, bottom + 9))
  return seen.join(' ')
}

describe('<stratus-topology-graph> as it is seen', () => {
  afterEach(() => resetMouse())

  it('T-MODEL-12 shows the state of each node in its own colour', async () => {
    const element = await settledGraph()
    seeNear(element, network('blue'), 1.5)
    const signOf = (id: string) => {
      const [x, y] = middleOf(element, server(id))
      // The left of the sign, which is 7 px round.
      return colourAt(element, x + (20 * 0.72 - 5) * 1.5, y - 20 * 0.72 * 1.5)
    }
    const colours = ['28,138,78,255', '196,43,34,255', '199,125,0,255']
    await waitUntil(() => ['web', 'db', 'new'].map(signOf).join(' ') === colours.join(' '), colours.join(' '))
  })

  it('T-GRAPH-07 a collapsed network shows how many instances it hides', async () => {
    const element = await settledGraph()
    const badge = () => {
      const { scale } = element.viewport
      const [x, y] = middleOf(element, network('blue'))
      return colourAt(element, x + (30 * 0.62 + 3) * scale, y + (30 * 0.5 + 9) * scale)
    }
    const before = badge()
    const { left, top } = element.getBoundingClientRect()
    const ground = colourAt(element, left + 4, top + 4)
    element.toggleNetwork(network('blue'))
    await waitUntil(() => badge() !== before && badge() !== ground)
    element.toggleNetwork(network('blue'))
    await waitUntil(() => badge() === before)
  })

  it('T-GRAPH-05 names appear with the labels; addresses below them only near enough', async () => {
    const element = await settledGraph()
    seeNear(element, server('web'), 1)
    const { viewport } = element
    await nextFrame()
    const before = belowOf(element, server('web'))
    element.labels = true
    await waitUntil(() => belowOf(element, server('web')) !== before, 'its name')
    const tells = async () => (await element.exportSvg()).includes('>10.0.0.5<')
    expect(await tells()).to.equal(false)
    seeNear(element, server('web'), 1.2)
    expect(await tells()).to.equal(true)
    element.viewport = viewport
    element.labels = false
    await waitUntil(() => belowOf(element, server('web')) === before, 'no name')
  })

  it('what the pointer is on has its links lit', async () => {
    const element = await settledGraph()
    const lit = () => between(element, network('green'), server('both'))
    const before = lit()
    // A name may lie over a part of it.
    const changed = () => lit().filter((colour, at) => colour !== before[at]).length
    await sendMouse({ type: 'move', position: middleOf(element, network('green')) })
    await waitUntil(() => changed() >= 3, 'lit')
    const { right, bottom } = element.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(right) - 5, Math.round(bottom) - 5] })
    await waitUntil(() => changed() === 0, 'as before')
  })

  it('issue 4: matches of a search are lit and the rest is dimmed; so is what a neighbourhood leaves out', async () => {
    const element = await settledGraph()
    const [web, out] = [edgeOf(element, server('web')), edgeOf(element, network('out'))]
    element.search = { text: 'web', kind: '', state: '' }
    await waitUntil(() => edgeOf(element, network('out')) !== out, 'dimmed')
    expect(edgeOf(element, server('web'))).to.equal(web)
    element.search = { text: '', kind: '', state: '' }
    await waitUntil(() => edgeOf(element, network('out')) === out, 'as before')
    element.neighbourhood = { kind: 'router', id: 'main' }
    await waitUntil(() => edgeOf(element, server('web')) !== web, 'dimmed too')
    expect(edgeOf(element, network('out'))).to.equal(out)
  })

  it('follows the page into the dark and back', async () => {
    const element = await settledGraph()
    const { left, top } = element.getBoundingClientRect()
    const ground = () => colourAt(element, left + 4, top + 4)
    const light = ground()
    element.style.colorScheme = 'dark'
    await waitUntil(() => ground() !== light, 'dark')
    element.style.colorScheme = 'light'
    await waitUntil(() => ground() === light, 'light')
  })
})
