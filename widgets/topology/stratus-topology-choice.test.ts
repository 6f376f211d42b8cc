import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { atRest, middleOf, network, server, settledGraph, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusTopology } from './stratus-topology.js'
import './stratus-topology.define.js'

consoleGate()
const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).sort()

const withKey = async (held: string, press: string) => {
  await sendKeys({ down: held })
  await sendKeys({ press })
  await sendKeys({ up: held })
}

describe('choosing nodes of a topology', () => {
  afterEach(() => resetMouse())

  it('T-GRAPH-13 Shift with a click chooses several, without a balloon; a click alone gives them up', async () => {
    const element = await settledGraph()
    const told: string[][] = []
    let opened = 0
    element.addEventListener('stratus-topology-selection-change', ({ detail }) => told.push(ids(detail)))
    element.addEventListener('stratus-topology-open', () => opened++)
    await sendMouse({ type: 'click', position: middleOf(element, server('web')) })
    await sendKeys({ down: 'Shift' })
    await sendMouse({ type: 'click', position: middleOf(element, server('db')) })
    await sendKeys({ up: 'Shift' })
    expect([told, opened]).to.deep.equal([[['web'], ['db', 'web']], 1])
    expect([ids(element.selection), element.selected]).to.deep.equal([['db', 'web'], server('db')])
    await sendMouse({ type: 'click', position: middleOf(element, server('both')) })
    expect(ids(element.selection)).to.deep.equal(['both'])
  })

  it('T-GRAPH-13 a rubber band chooses what is in it, and does not move the picture', async () => {
    const element = await settledGraph()
    const before = { ...element.viewport }
    const band = element.shadowRoot!.querySelector<HTMLElement>('.band')!
    const { left, top, right, bottom } = element.getBoundingClientRect()
    await sendKeys({ down: 'Shift' })
    await sendMouse({ type: 'move', position: [Math.ceil(left) + 3, Math.ceil(top) + 3] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [Math.floor(right) - 3, Math.floor(bottom) - 3] })
    expect(band.hidden).to.equal(false)
    expect(band.getBoundingClientRect().width).to.be.closeTo(right - left - 6, 3)
    await sendMouse({ type: 'up' })
    await sendKeys({ up: 'Shift' })
    expect(band.hidden).to.equal(true)
    expect(element.selection).to.have.length(8)
    expect(element.viewport).to.deep.equal(before)
  })

  it('T-GRAPH-20 a chosen node that is dragged takes along what is chosen with it, networks with their instances', async () => {
    const element = await settledGraph()
    const refs = [network('out'), network('blue'), server('web'), server('both'), network('green')]
    const places = () => refs.map((ref) => middleOf(element, ref))
    const by = (before: [number, number][]) => places().map(([x, y], at) => [x - before[at]![0], y - before[at]![1]])
    const drag = async ([x, y]: [number, number]) => {
      await sendMouse({ type: 'move', position: [x, y] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [x + 20, y + 10] })
      await sendMouse({ type: 'move', position: [x + 40, y + 20] })
      await sendMouse({ type: 'up' })
    }
    element.selection = [network('blue'), server('web'), server('both')]
    await element.updateComplete
    const before = places()
    await drag(before[3]!)
    const [still, moved] = [
      [0, 0],
      [40, 20],
    ]
    expect(by(before)).to.deep.equal([still, moved, moved, moved, still])
    expect(ids(element.selection)).to.deep.equal(['blue', 'both', 'web'])
    const next = places()
    await drag(next[4]!)
    expect(by(next)).to.deep.equal([still, still, still, still, moved])
  })

  it('T-GRAPH-13 a menu that is asked for meanwhile takes the rubber band away', async () => {
    const element = await settledGraph()
    const band = element.shadowRoot!.querySelector<HTMLElement>('.band')!
    const { left, top } = element.getBoundingClientRect()
    await sendKeys({ down: 'Shift' })
    await sendMouse({ type: 'move', position: [Math.ceil(left) + 3, Math.ceil(top) + 3] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [Math.ceil(left) + 40, Math.ceil(top) + 40] })
    expect(band.hidden).to.equal(false)
    element.shadowRoot!.querySelector('.canvas')!.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }))
    expect(band.hidden).to.equal(true)
    await sendMouse({ type: 'up' })
    await sendKeys({ up: 'Shift' })
    expect(element.selection).to.deep.equal([])
  })

  it('T-GRAPH-13 by keys: Shift with Space here and there, Control with A; a screen reader hears how many', async () => {
    const element = await settledGraph()
    element.focus()
    await sendKeys({ press: 'Home' })
    await withKey('Shift', 'Space')
    await sendKeys({ press: 'ArrowDown' })
    await element.updateComplete
    const heard = () => element.shadowRoot!.querySelector('.current')!.getAttribute('aria-label')
    expect(heard()).to.contain('not selected, 1 selected in all')
    await withKey('Shift', 'Space')
    await element.updateComplete
    expect(heard()).to.contain(', selected, 2 selected in all')
    expect(ids(element.selection)).to.deep.equal(['blue', 'out'])
    await withKey('Control', 'a')
    expect(element.selection).to.have.length(8)
    await sendKeys({ press: 'Escape' })
    expect([element.selection, element.selected]).to.deep.equal([[], null])
  })

  it('T-GRAPH-12 a page chooses, lights and zooms by id, at once after the model, without events', async () => {
    const element = await fixture<StratusTopology>(html`<stratus-topology without-cookies></stratus-topology>`)
    const told: string[] = []
    for (const name of ['stratus-topology-select', 'stratus-topology-selection-change'] as const)
      element.addEventListener(name, () => told.push(name))
    element.model = smallAnswer
    element.select(['web', { kind: 'network', id: 'blue' }])
    element.highlight('network/blue')
    await element.updateComplete
    const graph = element.shadowRoot!.querySelector('stratus-topology-graph')!
    await waitUntil(() => graph.settled)
    expect([ids(graph.selection), graph.selected]).to.deep.equal([['blue', 'web'], network('blue')])
    expect([element.selected, graph.highlighted]).to.deep.equal([network('blue'), [network('blue')]])
    element.zoomTo('web')
    await waitUntil(() => graph.viewport.scale === 1)
    const { left, width, top, height } = graph.getBoundingClientRect()
    const [x, y] = middleOf(graph, server('web'))
    expect(x).to.be.closeTo(left + width / 2, 3)
    expect(y).to.be.closeTo(top + height / 2, 3)
    element.zoomTo(['web', 'out'])
    await waitUntil(() => middleOf(graph, server('web')).join() !== `${x},${y}`)
    element.fit()
    element.selected = server('db')
    await element.updateComplete
    expect(ids(element.selection)).to.deep.equal(['db'])
    expect(ids(graph.selection)).to.deep.equal(['db'])
    element.highlight()
    expect([element.highlighted, told]).to.deep.equal([[], []])
  })

  it('T-GRAPH-12 an unknown id is left out, with a warning', async () => {
    const element = await settledGraph()
    element.select(['nobody', 'web'])
    expect(takeConsole().join()).to.contain('knows no node "nobody"')
    expect(ids(element.selection)).to.deep.equal(['web'])
  })

  it('T-GRAPH-13 what leaves the model is not chosen any more; the outline chooses one alone', async () => {
    const element = await fixture<StratusTopology>(
      html`<stratus-topology without-cookies with-outline .model=${smallAnswer}></stratus-topology>`,
    )
    element.select(['web', 'db'])
    element.model = { ...smallAnswer, servers: smallAnswer.servers.slice(1) }
    await element.updateComplete
    expect(ids(element.selection)).to.deep.equal(['db'])
    const told: string[][] = []
    element.addEventListener('stratus-topology-selection-change', ({ detail }) => told.push(ids(detail)))
    const outline = element.shadowRoot!.querySelector('stratus-topology-outline')!
    await waitUntil(() => outline.shadowRoot?.querySelector('.scroll'))
    outline.focus()
    await sendKeys({ press: 'End' })
    await sendKeys({ press: 'Home' })
    expect(told.at(-1)).to.deep.equal(['out'])
    expect(element.selected).to.deep.equal(network('out'))
  })

  it('T-BAL-08 entries of a page are in the balloon and come back as an event', async () => {
    const element = await fixture<StratusTopology>(
      html`<stratus-topology
        without-cookies
        .model=${smallAnswer}
        .nodeActions=${([node]: readonly { name: string }[]) => [
          { id: 'ping', label: `Ping ${node!.name}`, icon: 'network' },
          { id: 'wiki', label: 'Wiki', href: '#wiki' },
          { id: 'stop', label: 'Stop', unavailable: 'It is down.' },
        ]}
      ></stratus-topology>`,
    )
    const graph = element.shadowRoot!.querySelector('stratus-topology-graph')!
    await atRest(graph)
    const told: unknown[] = []
    element.addEventListener('stratus-topology-node-action', (event) => {
      event.preventDefault()
      told.push(event.detail)
    })
    await sendMouse({ type: 'click', position: middleOf(graph, server('web')) })
    const root = () => element.shadowRoot!.querySelector('stratus-topology-balloon')?.shadowRoot
    await waitUntil(() => root()?.querySelector('[data-own]'))
    const own = (id: string) => root()!.querySelector<HTMLElement>(`[data-own="${id}"]`)!
    for (const id of ['ping', 'wiki', 'stop']) own(id).click()
    expect(own('ping').textContent.trim()).to.equal('Ping web')
    expect(told).to.deep.equal([
      { action: 'ping', nodes: [server('web')], href: undefined },
      { action: 'wiki', nodes: [server('web')], href: '#wiki' },
    ])
    expect(location.hash).to.equal('')
    expect([own('stop').getAttribute('aria-disabled'), own('stop').title]).to.deep.equal(['true', 'It is down.'])
  })
})
