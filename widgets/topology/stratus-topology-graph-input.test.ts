import { expect } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { generateTopology, sizes } from '../../docs/demos/generated-topology.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { middleOf, network, server, settledGraph, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'

consoleGate()

const canvas = (element: StratusTopologyGraph) => element.shadowRoot!.querySelector<HTMLElement>('.canvas')!
/** Pointer events of a finger, which this browser does not send by itself. */
const touch = (element: StratusTopologyGraph, type: string, pointerId: number, x: number, y: number) => {
  const { left, top } = canvas(element).getBoundingClientRect()
  canvas(element).setPointerCapture = () => undefined
  canvas(element).dispatchEvent(
    new PointerEvent(type, { pointerId, pointerType: 'touch', clientX: left + x, clientY: top + y, button: 0 }),
  )
}
const shelf = (start: Record<string, unknown> = {}) => {
  const kept = new Map(Object.entries(start))
  return { kept, get: (key: string) => kept.get(key), set: (key: string, value: unknown) => void kept.set(key, value) }
}

describe('<stratus-topology-graph> in the hand', () => {
  afterEach(() => resetMouse())

  it('T-GRAPH-02 drags the ground: the picture moves, nothing in it, and no balloon opens', async () => {
    const element = await settledGraph()
    let opened = 0
    element.addEventListener('stratus-topology-open', () => opened++)
    const before = { ...element.viewport }
    const { left, top } = canvas(element).getBoundingClientRect()
    await sendMouse({ type: 'move', position: [left + 10, top + 10] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [left + 50, top + 40] })
    await sendMouse({ type: 'up' })
    expect(element.viewport).to.deep.equal({ scale: before.scale, x: before.x + 40, y: before.y + 30 })
    expect(opened).to.equal(0)
  })

  it('keys that come before what hears them is loaded are heard when it is', async () => {
    const element = document.createElement('stratus-topology-graph')
    element.model = smallAnswer
    document.body.append(element)
    while (!element.shadowRoot?.querySelector('.canvas')) await Promise.resolve()
    const early = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true })
    canvas(element).dispatchEvent(early)
    expect([early.defaultPrevented, canvas(element).getAttribute('aria-activedescendant')]).to.deep.equal([true, null])
    await element.updateComplete
    expect(canvas(element).getAttribute('aria-activedescendant')).not.to.equal(null)
    element.remove()
  })

  it('T-GRAPH-08 a press that trembles is a click; the other button is none', async () => {
    const element = await settledGraph()
    const opened: string[] = []
    element.addEventListener('stratus-topology-open', (event) =>
      opened.push((event as CustomEvent).detail.id as string),
    )
    const [x, y] = middleOf(element, server('web'))
    await sendMouse({ type: 'click', position: [x, y], button: 'right' })
    expect([opened, element.selected]).to.deep.equal([[], null])
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 2, y + 1] })
    await sendMouse({ type: 'up' })
    expect(opened).to.deep.equal(['web'])
    expect(middleOf(element, server('web'))).to.deep.equal([x, y])
  })

  it('T-GRAPH-02 two fingers zoom where they are', async () => {
    const element = await settledGraph()
    element.viewport = { scale: 0.5, x: 0, y: 0 }
    touch(element, 'pointerdown', 1, 100, 100)
    touch(element, 'pointerdown', 2, 200, 100)
    touch(element, 'pointermove', 2, 300, 100)
    touch(element, 'pointerup', 2, 300, 100)
    touch(element, 'pointerup', 1, 100, 100)
    expect(element.viewport.scale).to.be.closeTo(1, 0.001)
    // What was in the middle of both is there again: 150 px before, 200 px now.
    expect(150 / 0.5).to.be.closeTo((200 - element.viewport.x) / element.viewport.scale, 0.5)
  })

  it('T-GRAPH-07 a double click collapses and expands a network; the toggle for all takes both back', async () => {
    const element = await settledGraph()
    const double = () => {
      const [clientX, clientY] = middleOf(element, network('blue'))
      canvas(element).dispatchEvent(new MouseEvent('dblclick', { clientX, clientY }))
    }
    double()
    expect(element.anchorOf(server('web'))).to.equal(null)
    double()
    expect(element.anchorOf(server('web'))).not.to.equal(null)
    double()
    for (const collapsed of [true, false]) {
      element.collapsed = collapsed
      await element.updateComplete
      expect(element.anchorOf(server('web')) === null).to.equal(collapsed)
    }
  })

  it('T-GRAPH-07 expanding puts instances where they were', async () => {
    const element = await settledGraph()
    const places = () => ['web', 'db', 'new'].map((id) => middleOf(element, server(id)))
    const before = places()
    for (const collapsed of [true, false]) {
      element.collapsed = collapsed
      await element.updateComplete
    }
    expect(places()).to.deep.equal(before)
  })

  it('places chosen by hand come from the store, by id; keys move a node and keep it there', async () => {
    const store = shelf({ 'topology.places': { 'network/green': [700, -300], 'server/gone': [0, 0], bad: 'x' } })
    const element = await settledGraph({ store })
    const [x, y] = middleOf(element, network('green'))
    const [bx, by] = middleOf(element, network('out'))
    element.selected = network('green')
    await element.updateComplete
    element.focus()
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ up: 'Control' })
    expect(middleOf(element, network('green'))[0]).to.be.closeTo(x + 10 * element.viewport.scale, 1)
    const kept = store.kept.get('topology.places') as Record<string, [number, number]>
    expect(kept['network/green']![0]).to.be.closeTo(710, 0.01)
    expect(kept['network/green']![1]).to.be.closeTo(-300, 0.01)
    expect([middleOf(element, network('out')), y < by || x > bx]).to.deep.equal([[bx, by], true])
  })

  it('a dragged instance keeps its place beside its network, whatever comes', async () => {
    const store = shelf()
    const element = await settledGraph({ store })
    const [x, y] = middleOf(element, server('web'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 40, y + 30] })
    await sendMouse({ type: 'up' })
    element.model = { ...smallAnswer, servers: [...smallAnswer.servers, { id: 'more', name: 'more' }] }
    await element.updateComplete
    await waitUntil(() => element.settled)
    expect(middleOf(element, server('web'))).to.deep.equal([x + 40, y + 30])
    const again = await settledGraph({ store })
    const from = (one: StratusTopologyGraph) => {
      const [wx, wy] = middleOf(one, server('web'))
      const [nx, ny] = middleOf(one, network('blue'))
      return [(wx - nx) / one.viewport.scale, (wy - ny) / one.viewport.scale].map((each) => Math.round(each / 4))
    }
    expect(from(again)).to.deep.equal(from(element))
  })

  it('another layout arranges at once: external networks above routers above networks', async () => {
    const element = await settledGraph()
    element.layout = 'layered'
    await element.updateComplete
    const y = (ref: Parameters<typeof middleOf>[1]) => middleOf(element, ref)[1]
    expect(y(network('out'))).to.be.below(y({ kind: 'router', id: 'main' }))
    expect(y({ kind: 'router', id: 'main' })).to.be.below(y(network('blue')))
    expect(y(network('blue'))).to.be.below(y(server('both')))
  })

  it('right-to-left: Left follows a link, Right goes back', async () => {
    const element = await settledGraph()
    element.dir = 'rtl'
    element.focus()
    const went: (string | undefined)[] = []
    for (const press of ['Home', 'ArrowLeft', 'ArrowRight']) {
      await sendKeys({ press })
      went.push(element.selected?.id)
    }
    expect(went).to.deep.equal(['out', 'main', 'out'])
  })

  it('a press on the small map brings that part into the middle', async () => {
    const element = await settledGraph({}, generateTopology(sizes.small))
    const map = element.shadowRoot!.querySelector<HTMLElement>('.minimap')!
    const { left, top, width, height } = map.getBoundingClientRect()
    element.viewport = { scale: 1, x: 0, y: 0 }
    const press = (clientX: number) =>
      map.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY: top + height / 2, buttons: 1 }))
    press(left + width * 0.25)
    const first = element.viewport.x
    press(left + width * 0.75)
    expect(element.viewport.x).to.be.below(first)
    expect(element.viewport.scale).to.equal(1)
    const none = await settledGraph()
    expect(none.shadowRoot!.querySelector('.minimap')).to.equal(null)
  })

  it('a drag that begins on the small map goes on beside it', async () => {
    const element = await settledGraph({}, generateTopology(sizes.small))
    const map = element.shadowRoot!.querySelector<HTMLElement>('.minimap')!
    const { left, top, width, height } = map.getBoundingClientRect()
    element.viewport = { scale: 1, x: 0, y: 0 }
    const move = (x: number) => sendMouse({ type: 'move', position: [Math.round(x), Math.round(top + height / 2)] })
    await move(left + width / 2)
    await sendMouse({ type: 'down' })
    await move(left + 2)
    const edge = element.viewport.x
    await move(left - 40)
    expect(element.viewport.x).to.be.above(edge)
    await sendMouse({ type: 'up' })
    const end = element.viewport.x
    await move(left + width / 2)
    expect(element.viewport.x).to.equal(end)
  })
})
