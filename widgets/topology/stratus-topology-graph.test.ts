import { aTimeout, expect, fixture, html, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse, resetMouse } from '@web/test-runner-commands'
import { emulated, emulateMedia } from '../../tests/support/engine.js'
import { generateTopology, sizes } from '../../docs/demos/generated-topology.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './stratus-topology-graph.define.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'
import type { NodeRef } from './model/topology-model.js'
import type { OpenDetail } from './stratus-topology-graph.events.js'

consoleGate()

const port = (id: string, network_id: string, device_id: string, device_owner = 'compute:nova') => ({
  id,
  network_id,
  device_id,
  device_owner,
})
const node = (id: string, name = id) => ({ id, name, status: 'Active', original_status: 'ACTIVE' })
const answer = {
  networks: [{ ...node('out'), 'router:external': true }, node('blue'), node('green')],
  routers: [node('main')],
  servers: [node('web'), node('db'), node('both')],
  ports: [
    port('p1', 'out', 'main', 'network:router_gateway'),
    port('p2', 'blue', 'main', 'network:router_interface'),
    port('p3', 'blue', 'web'),
    port('p4', 'blue', 'db'),
    port('p5', 'blue', 'both'),
    port('p6', 'green', 'both'),
  ],
}

async function make(model: unknown = answer, properties: Partial<StratusTopologyGraph> = {}) {
  const element = await fixture<StratusTopologyGraph>(
    html`<stratus-topology-graph .model=${model}></stratus-topology-graph>`,
  )
  Object.assign(element, properties)
  await element.updateComplete
  await waitUntil(() => element.settled, 'settled')
  await nextFrame()
  await nextFrame()
  return element
}
const canvas = (element: StratusTopologyGraph) => element.shadowRoot!.querySelector<HTMLElement>('.canvas')!
const centreOf = (element: StratusTopologyGraph, ref: NodeRef): [number, number] => {
  const { x, y, width, height } = element.anchorOf(ref)!
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}
const server = (id: string): NodeRef => ({ kind: 'server', id })
const network = (id: string): NodeRef => ({ kind: 'network', id })
const details = <Detail>(element: HTMLElement, type: string) => {
  const seen: Detail[] = []
  element.addEventListener(type, (event) => seen.push((event as CustomEvent<Detail>).detail))
  return seen
}
/** Colour at the middle of a node, without its icon: 14 px left of its centre at scale 1. */
const isDrawn = (element: StratusTopologyGraph) => {
  const canvas = element.shadowRoot!.querySelector<HTMLCanvasElement>('.picture')!
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  const colors = new Set<number>()
  for (let at = 0; at < data.length; at += 4 * 37) colors.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!)
  return colors.size > 3
}

describe('<stratus-topology-graph>', () => {
  afterEach(async () => {
    await resetMouse()
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('T-GRAPH-01 T-GRAPH-11 draws networks, external networks, routers and instances in their sizes', async () => {
    const element = await make()
    expect(isDrawn(element)).to.equal(true)
    const { scale } = element.viewport
    const radius = (ref: NodeRef) => Math.round(element.anchorOf(ref)!.width / 2 / scale)
    expect([
      radius(network('out')),
      radius(network('blue')),
      radius({ kind: 'router', id: 'main' }),
      radius(server('web')),
    ]).to.deep.equal([35, 30, 25, 20])
    await expect(element).to.be.accessible()
  })

  it('T-GRAPH-08 asks for the balloon on click, with where the node is', async () => {
    const element = await make()
    const opens = details<OpenDetail>(element, 'stratus-topology-open')
    const selects = details<NodeRef | null>(element, 'stratus-topology-select')
    const [x, y] = centreOf(element, server('web'))
    await sendMouse({ type: 'click', position: [x, y] })
    expect(selects).to.deep.equal([server('web')])
    expect(opens.map(({ kind, id, source }) => [kind, id, source])).to.deep.equal([['server', 'web', 'pointer']])
    expect(opens[0]!.anchor.x).to.be.lessThan(x)
    await sendMouse({ type: 'click', position: [Math.round(canvas(element).getBoundingClientRect().x) + 5, y] })
    expect(selects.at(-1)).to.equal(null)
    expect(opens.length).to.equal(1)
  })

  it('T-GRAPH-02 drags nodes and the ground; a dragged place is kept by id', async () => {
    const kept = new Map<string, unknown>()
    const store = {
      get: (key: string) => kept.get(key),
      set: (key: string, value: unknown) => void kept.set(key, value),
    }
    const element = await make(answer, { store })
    const opens = details(element, 'stratus-topology-open')
    const [x, y] = centreOf(element, network('green'))
    const [wx] = centreOf(element, server('web'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 30, y + 20] })
    await sendMouse({ type: 'move', position: [x + 60, y + 40] })
    await sendMouse({ type: 'up' })
    expect(centreOf(element, network('green'))).to.deep.equal([x + 60, y + 40])
    expect(centreOf(element, server('web'))[0]).to.equal(wx)
    expect(Object.keys(kept.get('topology.places') as object)).to.deep.equal(['network/green'])
    expect(opens.length).to.equal(0)
    element.model = {
      ...answer,
      servers: [...answer.servers, node('new')],
      ports: [...answer.ports, port('p7', 'green', 'new')],
    }
    await element.updateComplete
    expect(centreOf(element, network('green'))).to.deep.equal([x + 60, y + 40])
    element.arrange()
    expect(kept.get('topology.places')).to.deep.equal({})
  })

  it('T-GRAPH-03 zooms with the wheel between 0.1 and 1.5', async () => {
    const element = await make()
    const wheel = (deltaY: number) =>
      canvas(element).dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 100, clientY: 100, cancelable: true }))
    for (let turn = 0; turn < 40; turn++) wheel(-300)
    expect(element.viewport.scale).to.equal(1.5)
    for (let turn = 0; turn < 40; turn++) wheel(300)
    expect(element.viewport.scale).to.equal(0.1)
    element.viewport = { scale: 7, x: 0, y: 0 }
    expect(element.viewport.scale).to.equal(1.5)
  })

  emulated('T-GRAPH-04 goes back to the centre in 1500 ms, at once with less motion', async () => {
    const element = await make()
    const home = { ...element.viewport }
    element.viewport = { scale: 0.5, x: -900, y: 40 }
    const started = performance.now()
    element.center()
    await nextFrame()
    expect(element.viewport).not.to.deep.equal(home)
    await waitUntil(() => Math.abs(element.viewport.x - home.x) < 0.01, 'centred')
    expect(performance.now() - started).to.be.greaterThan(1450)
    await emulateMedia({ reducedMotion: 'reduce' })
    element.viewport = { scale: 0.5, x: -900, y: 40 }
    element.center()
    expect(element.viewport.scale).to.be.closeTo(home.scale, 0.001)
  })

  it('T-GRAPH-06 T-GRAPH-07 collapses all networks or one, and restores what it hid', async () => {
    const element = await make(answer, { collapsed: true })
    expect(element.anchorOf(server('web'))).to.equal(null)
    expect(element.anchorOf(server('both'))).not.to.equal(null)
    element.selected = network('blue')
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('.current')!.getAttribute('aria-label')).to.contain('2 hidden instances')
    const seen = details(element, 'stratus-topology-collapse')
    element.focus()
    await sendKeys({ press: 'Space' })
    expect(seen).to.deep.equal([{ kind: 'network', id: 'blue', collapsed: false }])
    expect(element.anchorOf(server('web'))).not.to.equal(null)
  })

  it('a network with many instances starts as a group with their count', async () => {
    const element = await make(answer, { groupAbove: 1 })
    expect(element.anchorOf(server('web'))).to.equal(null)
    element.toggleNetwork(network('blue'))
    expect(element.anchorOf(server('web'))).not.to.equal(null)
  })

  it('is complete by keyboard: one tab stop, links, Enter, names', async () => {
    const element = await make()
    const selects = details<NodeRef | null>(element, 'stratus-topology-select')
    const opens = details<OpenDetail>(element, 'stratus-topology-open')
    element.focus()
    for (const press of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await sendKeys({ press })
    expect(selects.map((each) => each?.id)).to.deep.equal(['out', 'main', 'blue'])
    expect(opens.map(({ id, source }) => [id, source])).to.deep.equal([['blue', 'keyboard']])
    const current = () => element.shadowRoot!.querySelector('.current')!
    expect(current().getAttribute('aria-label')).to.equal('blue, Network, Active, 4 links: main, web, db …, 2 of 2')
    await sendKeys({ type: 'both' })
    await element.updateComplete
    expect(element.selected).to.deep.equal(server('both'))
    expect(canvas(element).getAttribute('aria-activedescendant')).to.equal(current().id)
    expect(current().getAttribute('aria-label')).to.equal('both, Instance, Active, 2 links: blue, green')
    expect(element.shadowRoot!.querySelectorAll('[tabindex="0"]').length).to.equal(1)
    await expect(element).to.be.accessible()
  })

  emulated(
    'issue 4: what leaves fades over the next picture, unless another part of it is shown or motion is reduced',
    async () => {
      const element = await make()
      const [first, second] = element.shadowRoot!.querySelectorAll<HTMLCanvasElement>('.canvas canvas:not(.print)')
      const fading: HTMLCanvasElement[] = []
      for (const canvas of [first!, second!]) {
        canvas.animate = (...how) => {
          fading.push(canvas)
          return Element.prototype.animate.apply(canvas, how)
        }
      }
      const withServers = async (...names: string[]) => {
        element.model = { ...answer, servers: answer.servers.filter(({ id }) => names.includes(id)) }
        await element.updateComplete
        await nextFrame()
        await nextFrame()
        expect(isDrawn(element)).to.equal(true)
      }
      await withServers('db', 'both')
      expect([fading, second!.className]).to.deep.equal([[first], 'picture'])
      await withServers('web', 'both')
      expect([fading, first!.className]).to.deep.equal([[first, second], 'picture'])
      element.model = { ...answer, servers: [] }
      element.viewport = { scale: 1, x: 10, y: 10 }
      await element.updateComplete
      await nextFrame()
      await nextFrame()
      expect(second!.getAnimations()).to.deep.equal([])
      await emulateMedia({ reducedMotion: 'reduce' })
      await withServers('db', 'both')
      expect(fading).to.deep.equal([first, second])
    },
  )

  it('unchanged data moves nothing; a status change recolours in place', async () => {
    const element = await make()
    const before = ['out', 'blue', 'green'].map((id) => centreOf(element, network(id)))
    element.model = structuredClone(answer)
    await element.updateComplete
    element.model = {
      ...answer,
      servers: answer.servers.map((each) => ({ ...each, status: 'Error', original_status: 'ERROR' })),
    }
    await element.updateComplete
    await waitUntil(() => element.settled)
    expect(['out', 'blue', 'green'].map((id) => centreOf(element, network(id)))).to.deep.equal(before)
  })

  it('T-MODEL-11 what disappears while it is dragged ends the drag, and nothing breaks', async () => {
    const element = await make()
    const [x, y] = centreOf(element, server('both'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 20, y] })
    element.model = { ...answer, servers: [node('web')] }
    await element.updateComplete
    await sendMouse({ type: 'move', position: [x + 60, y] })
    await sendMouse({ type: 'up' })
    expect(element.anchorOf(server('both'))).to.equal(null)
    expect(element.anchorOf(server('web'))).not.to.equal(null)
  })

  it('a model that changes while dragging does not take the node away from the pointer', async () => {
    const element = await make()
    const [x, y] = centreOf(element, network('green'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 20, y] })
    element.model = { ...answer, networks: [...answer.networks, node('new')], servers: [...answer.servers, node('v9')] }
    await element.updateComplete
    await sendMouse({ type: 'move', position: [x + 50, y] })
    await sendMouse({ type: 'up' })
    await waitUntil(() => element.settled)
    expect(centreOf(element, network('green'))).to.deep.equal([x + 50, y])
  })

  it('a container without size that appears later shows everything then', async () => {
    const box = await fixture<HTMLElement>(
      html`<div hidden><stratus-topology-graph .model=${answer}></stratus-topology-graph></div>`,
    )
    const element = box.querySelector('stratus-topology-graph')!
    await waitUntil(() => element.settled)
    box.hidden = false
    await waitUntil(() => isDrawn(element))
    const { left, right } = canvas(element).getBoundingClientRect()
    const [x] = centreOf(element, network('blue'))
    expect(x).to.be.within(left, right)
  })

  it('survives being taken out and put back', async () => {
    const element = await make()
    const before = element.getLayout().places
    const parent = element.parentElement!
    element.remove()
    await aTimeout(0)
    parent.append(element)
    await element.updateComplete
    element.model = { ...answer, networks: [...answer.networks, node('late')] }
    await element.updateComplete
    await waitUntil(() => element.settled)
    await waitUntil(() => isDrawn(element))
    expect(element.getLayout().places).to.deep.include(before)
  })

  it('T-GRAPH-07 what a collapsed network hides is looked for at the network', async () => {
    const element = await make(answer, { collapsed: true })
    await waitUntil(() => element.settled)
    element.viewport = { scale: 1, x: -5000, y: -5000 }
    element.reveal(server('web'))
    const { left, right } = element.getBoundingClientRect()
    await waitUntil(() => {
      const anchor = element.anchorOf(network('blue'))!
      return anchor.left > left && anchor.right < right
    })
  })

  it('says so when there is nothing', async () => {
    const element = await make({ networks: [], routers: [], servers: [], ports: [] })
    expect(element.shadowRoot!.querySelector('.empty')!.textContent!.trim()).to.equal(
      'There are no networks, routers, or connected instances to display.',
    )
    await expect(element).to.be.accessible()
  })

  it('warns about what it does not know and goes on', async () => {
    const element = await make(answer, { layout: 'spiral' as never })
    element.viewport = 'near' as never
    expect(element.layout).to.equal('force')
    expect(takeConsole()).to.deep.equal([
      '<stratus-topology-graph> knows no layout "spiral".',
      '<stratus-topology-graph> viewport must be {scale, x, y} or null.',
    ])
  })

  it('bad input: hostile names stay text everywhere', async () => {
    const name = `<img src=x onerror="window.broken = true">${'x'.repeat(300)}🦊`
    const element = await make({ ...answer, servers: [node('web', name)] }, { labels: true, selected: server('web') })
    expect(element.shadowRoot!.querySelector('img')).to.equal(null)
    const document = new DOMParser().parseFromString(await element.exportSvg(), 'image/svg+xml')
    expect(document.querySelector('parsererror')).to.equal(null)
    expect(document.querySelector('img')).to.equal(null)
    expect([...document.querySelectorAll('title')].some(({ textContent }) => textContent!.startsWith(name))).to.equal(
      true,
    )
    expect((await element.exportPng()).type).to.equal('image/png')
  })

  it('lays out hundreds of devices in a worker and shows a map of them', async () => {
    const element = await make(generateTopology(sizes.small))
    expect(element.shadowRoot!.querySelector('.minimap')).not.to.equal(null)
    expect(isDrawn(element)).to.equal(true)
  })

  emulated('on paper there is all of the picture, whatever is in sight', async () => {
    const element = await make()
    element.viewport = { scale: 1.5, x: -5000, y: -5000 }
    await nextFrame()
    await nextFrame()
    const paper = element.shadowRoot!.querySelector<HTMLCanvasElement>('.print')!
    expect(getComputedStyle(paper).display).to.equal('none')
    await emulateMedia({ media: 'print' })
    window.dispatchEvent(new Event('beforeprint'))
    expect(getComputedStyle(paper).display).to.equal('block')
    const { width, height } = paper
    const { data } = paper.getContext('2d')!.getImageData(0, 0, width, height)
    const ground = data.slice(0, 3).join()
    const isEmpty = (part: 'left' | 'right') => {
      for (let at = 0; at < data.length; at += 4) {
        const isLeft = (at / 4) % width < width / 2
        if (isLeft === (part === 'left') && data.slice(at, at + 3).join() !== ground) return false
      }
      return true
    }
    expect([isEmpty('left'), isEmpty('right')]).to.deep.equal([false, false])
    expect(paper.getBoundingClientRect().right).to.be.at.most(innerWidth)
    window.dispatchEvent(new Event('afterprint'))
    await emulateMedia({ media: 'screen' })
    expect([paper.width, element.viewport.x]).to.deep.equal([0, -5000])
  })

  it('issue 4: of thousands of instances from afar each is a spot in the colour of its state', async () => {
    const answer = generateTopology({ ...sizes.medium, servers: 3000 })
    const element = await make(answer)
    expect(element.viewport.scale).to.be.lessThan(0.3)
    const canvas = element.shadowRoot!.querySelector<HTMLCanvasElement>('.picture')!
    const { left, top } = canvas.getBoundingClientRect()
    const colorAt = (id: string) => {
      const { x, y, width, height } = element.anchorOf(server(id))!
      const at = [x + width / 2 - left, y + height / 2 - top].map((px) => Math.floor(px * devicePixelRatio)) as [
        number,
        number,
      ]
      return canvas
        .getContext('2d')!
        .getImageData(...at, 1, 1)
        .data.join()
    }
    // Some lie under others, some out of sight.
    const mostly = (state: string) => {
      const all = answer.servers.filter(
        ({ id, original_status: status }) => status === state && element.anchorOf(server(id)),
      )
      const colors = all.slice(0, 60).map(({ id }) => colorAt(id))
      const count = (color: string) => colors.filter((each) => each === color).length
      return colors.toSorted((one, other) => count(other) - count(one))[0]
    }
    expect(['ACTIVE', 'ERROR', 'BUILD'].map(mostly)).to.deep.equal(['28,138,78,255', '196,43,34,255', '199,125,0,255'])
  })
})
