import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { generateTopology, sizes } from '../../docs/demos/generated-topology.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { atRest } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './stratus-topology-balloon.define.js'
import './stratus-topology-flat.define.js'
import './stratus-topology-outline.define.js'
import './stratus-topology.define.js'
import type { StratusTopology } from './stratus-topology.js'
import type { StratusTopologyFlat } from './stratus-topology-flat.js'
import type { StratusTopologyOutline } from './stratus-topology-outline.js'
import { topologyMemory } from './toolbar/topology-memory.js'

consoleGate()

const node = (id: string, more: object = {}) => ({ id, name: id, status: 'Active', original_status: 'ACTIVE', ...more })
const answer = {
  networks: [node('blue', { subnets: [{ id: 's', cidr: '10.0.0.0/24' }] }), node('green')],
  routers: [node('main')],
  servers: [node('web'), node('db', { status: 'Shutoff', original_status: 'SHUTOFF' })],
  ports: [
    { id: 'p1', network_id: 'blue', device_id: 'main', device_owner: 'network:router_interface' },
    {
      id: 'p2',
      network_id: 'blue',
      device_id: 'web',
      device_owner: 'compute:nova',
      fixed_ips: [{ ip_address: '10.0.0.5' }],
    },
    { id: 'p3', network_id: 'green', device_id: 'db', device_owner: 'compute:nova' },
  ],
}

async function make(properties: Partial<StratusTopology> = {}) {
  const element = await fixture<StratusTopology>(html`<stratus-topology .model=${answer}></stratus-topology>`)
  Object.assign(element, properties)
  await element.updateComplete
  await nextFrame()
  return element
}
const part = <Element extends globalThis.Element = HTMLElement>(element: StratusTopology, selector: string) =>
  element.shadowRoot!.querySelector<Element>(selector)!
const press = async (element: StratusTopology, label: string) => {
  part(element, `button[aria-label="${label}"]`).click()
  await element.updateComplete
}
const show = async (element: StratusTopology, view: string) => {
  part(element, `[data-view=${view}]`).click()
  await element.updateComplete
  await nextFrame()
}
const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)
const cookies = () => Object.fromEntries(document.cookie.split('; ').map((each) => each.split('=') as [string, string]))

describe('<stratus-topology>', () => {
  afterEach(() => ['tabs', 'show_labels', 'are_networks_collapsed', 'ntp_draw_mode'].forEach(forget))

  for (const view of ['graph', 'flat', 'outline', 'beside'])
    it(`M-LOOK-02 a height that the page gives is kept, and the picture takes what is left of it: ${view}`, async () => {
      const element = await make({ withOutline: view === 'beside' })
      if (view !== 'beside') await show(element, view)
      const bottom = () => element.getBoundingClientRect().bottom
      const pictures = () =>
        [...part(element, '.picture').querySelectorAll('*')].filter(
          ({ localName, shadowRoot }) => shadowRoot && localName.startsWith('stratus-topology-'),
        )
      expect(pictures()).to.have.length(view === 'beside' ? 2 : 1)
      for (const height of [320, 1000]) {
        element.style.blockSize = `${height}px`
        await nextFrame()
        expect(element.offsetHeight).to.equal(height)
        for (const picture of pictures()) {
          const below = bottom() - picture.getBoundingClientRect().bottom
          expect(below, `${picture.localName} in ${height} px`).to.be.at.least(0)
          if (view === 'graph' || height === 320) expect(below).to.be.below(120)
        }
        if (view === 'graph') expect(bottom() - pictures()[0]!.getBoundingClientRect().bottom).to.be.below(1)
      }
      element.style.blockSize = ''
    })

  for (const display of ['block', 'inline-block'])
    it(`M-LOOK-03 where a page makes it ${display}, its height is kept, too`, async () => {
      const element = await make()
      const box = () => part(element, 'stratus-topology-graph').getBoundingClientRect()
      const own = box().height
      element.style.cssText = `display: ${display}; inline-size: 100%`
      expect(box().height).to.equal(own)
      element.style.blockSize = '400px'
      expect(box().bottom).to.be.closeTo(element.getBoundingClientRect().bottom, 1)
      expect(box().height).to.be.above(250)
    })

  it('T-MODEL-07 holds graph, flat view and outline of one model', async () => {
    const element = await make()
    expect(part(element, 'stratus-topology-graph')).not.to.equal(null)
    await expect(element).to.be.accessible()
    await show(element, 'flat')
    expect(part(element, 'stratus-topology-flat')).not.to.equal(null)
    await show(element, 'outline')
    expect(part(element, 'stratus-topology-outline')).not.to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('T-MODEL-07 T-MODEL-09 both views react to a topology-changed event', async () => {
    const element = await make()
    const changed = { ...answer, servers: [...answer.servers, node('new')] }
    element.dispatchEvent(new CustomEvent('stratus-topology-changed', { detail: changed }))
    await element.updateComplete
    const graph = part<HTMLElementTagNameMap['stratus-topology-graph']>(element, 'stratus-topology-graph')
    await graph.updateComplete
    expect(graph.anchorOf({ kind: 'server', id: 'new' })).not.to.equal(null)
    await show(element, 'flat')
    const flat = part<HTMLElementTagNameMap['stratus-topology-flat']>(element, 'stratus-topology-flat')
    await waitUntil(() => flat.anchorOf({ kind: 'server', id: 'new' }) !== null)
  })

  it('T-GRAPH-05 T-GRAPH-06 W-SHELL-12 remembers labels, collapse and view in their cookies', async () => {
    const element = await make()
    expect([element.labels, element.collapsed]).to.deep.equal([true, false])
    await press(element, 'Toggle Labels')
    await press(element, 'Toggle Network Collapse')
    await show(element, 'flat')
    expect([cookies().show_labels, cookies().are_networks_collapsed]).to.deep.equal(['false', 'true'])
    expect(JSON.parse(decodeURIComponent(cookies().tabs!))).to.deep.equal({ topology_tabs: '#topology_tabs__topology' })
    const later = await make()
    expect([later.labels, later.collapsed]).to.deep.equal([false, true])
    expect(part(later, 'stratus-topology-flat')).not.to.equal(null)
    await show(later, 'graph')
    await press(later, 'Toggle Labels')
    expect(cookies().show_labels).to.equal('true')
    const apart = await fixture<StratusTopology>(
      html`<stratus-topology without-cookies .model=${answer}></stratus-topology>`,
    )
    expect([apart.collapsed, part(apart, 'stratus-topology-graph') !== null]).to.deep.equal([false, true])
  })

  it('W-SHELL-12 what another tab chooses does not change what is looked at here, until the view is left to the cookie again', async () => {
    const element = await make()
    topologyMemory.view = 'flat'
    document.cookie = 'ntp_draw_mode=normal; path=/'
    element.model = { ...answer, servers: [] }
    await element.updateComplete
    expect(part(element, 'stratus-topology-graph')).not.to.equal(null)
    element.view = 'outline'
    await element.updateComplete
    element.view = ''
    await element.updateComplete
    const flat = part<StratusTopologyFlat>(element, 'stratus-topology-flat')
    const pressed = () => flat.shadowRoot!.querySelector<HTMLElement>('[aria-pressed=true]')?.dataset['value']
    expect(pressed()).to.equal('normal')
    document.cookie = 'ntp_draw_mode=small; path=/'
    element.model = answer
    await element.updateComplete
    expect(pressed()).to.equal('normal')
  })

  it('T-GRAPH-16 shows names unless the page or a visitor wants none', async () => {
    const names = async (element: StratusTopology) => (await element.exportSvg({ whole: true })).includes('>web</text>')
    expect(await names(await make())).to.equal(true)
    const without = await fixture<StratusTopology>(
      html`<stratus-topology labels="false" without-cookies .model=${answer}></stratus-topology>`,
    )
    await nextFrame()
    expect(await names(without)).to.equal(false)
  })

  it('T-GRAPH-16 tools have words where there is room, and only their icons where there is none', async () => {
    const element = await make()
    const word = () => getComputedStyle(part(element, 'button[aria-label="Reset places"] .word')).display
    element.style.width = '900px'
    await waitUntil(() => word() !== 'none')
    await expect(element).to.be.accessible()
    element.style.width = '520px'
    await waitUntil(() => word() === 'none')
  })

  it('T-GRAPH-17 is an outline below 480 px until somebody chooses a view, and a graph with more room', async () => {
    const element = await make()
    element.style.width = '400px'
    await waitUntil(() => part(element, 'stratus-topology-outline') !== null)
    await expect(element).to.be.accessible()
    element.style.width = '700px'
    await waitUntil(() => part(element, 'stratus-topology-graph') !== null)
    await show(element, 'graph')
    element.style.width = '400px'
    await nextFrame()
    await nextFrame()
    expect(part(element, 'stratus-topology-graph')).not.to.equal(null)
  })

  it('T-GRAPH-04 has the buttons of the page under their names', async () => {
    const element = await make()
    const labels = [...element.shadowRoot!.querySelectorAll('button[aria-label]')].map((each) => each.ariaLabel)
    expect(labels).to.include.members(['Toggle Labels', 'Toggle Network Collapse', 'Center Topology'])
    await press(element, 'Center Topology')
  })

  it('T-GRAPH-08 T-MODEL-11 opens the balloon from the keyboard; it closes when its node is gone', async () => {
    const element = await make()
    const graph = part<HTMLElementTagNameMap['stratus-topology-graph']>(element, 'stratus-topology-graph')
    graph.selected = { kind: 'server', id: 'web' }
    await graph.updateComplete
    graph.focus()
    await sendKeys({ press: 'Enter' })
    const balloon = part<HTMLElementTagNameMap['stratus-topology-balloon']>(element, 'stratus-topology-balloon')
    await waitUntil(() => balloon.node?.id === 'web')
    element.model = { ...answer, servers: [node('db')] }
    await element.updateComplete
    await balloon.updateComplete
    expect(balloon.node).to.equal(null)
  })

  it('T-GRAPH-08 a second click on the node closes its balloon, a third opens it again', async () => {
    const element = await make()
    const graph = part<HTMLElementTagNameMap['stratus-topology-graph']>(element, 'stratus-topology-graph')
    const balloon = part<HTMLElementTagNameMap['stratus-topology-balloon']>(element, 'stratus-topology-balloon')
    await atRest(graph)
    const click = async () => {
      const { x, y, width, height } = graph.anchorOf({ kind: 'server', id: 'web' })!
      await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
    }
    await click()
    await waitUntil(() => balloon.node?.id === 'web')
    await click()
    expect(balloon.node).to.equal(null)
    await click()
    await waitUntil(() => balloon.node?.id === 'web')
    await resetMouse()
  })

  it('the outline also stands beside the graph: what is chosen there comes into the picture', async () => {
    const element = await make()
    await press(element, 'Show list')
    const outline = await waitUntil(() =>
      part<StratusTopologyOutline>(element, 'stratus-topology-outline:defined'),
    ).then(() => part<StratusTopologyOutline>(element, 'stratus-topology-outline'))
    await waitUntil(() => outline.shadowRoot!.querySelector('[role=treeitem]'))
    expect(part(element, 'stratus-topology-graph')).not.to.equal(null)
    outline.focus()
    await sendKeys({ press: 'ArrowDown' })
    await waitUntil(() => element.selected?.id === 'green')
    const graph = part<HTMLElementTagNameMap['stratus-topology-graph']>(element, 'stratus-topology-graph')
    await graph.updateComplete
    expect(graph.selected).to.deep.equal({ kind: 'network', id: 'green' })
    await expect(element).to.be.accessible()
  })

  it('a large model is there when the update is complete', async () => {
    const element = await make()
    element.model = generateTopology(sizes.medium)
    await element.updateComplete
    const graph = part<HTMLElementTagNameMap['stratus-topology-graph']>(element, 'stratus-topology-graph')
    await graph.updateComplete
    expect(graph.anchorOf({ kind: 'network', id: 'net-150' })).not.to.equal(null)
  })

  it('a page may refuse a balloon', async () => {
    const element = await make()
    element.addEventListener('stratus-topology-open', (event) => event.preventDefault())
    const graph = part<HTMLElementTagNameMap['stratus-topology-graph']>(element, 'stratus-topology-graph')
    graph.focus()
    for (const key of ['ArrowDown', 'Enter']) await sendKeys({ press: key })
    expect(part<HTMLElementTagNameMap['stratus-topology-balloon']>(element, 'stratus-topology-balloon').node).to.equal(
      null,
    )
  })

  it('searches by name, address, status and type, and tells how many match', async () => {
    const element = await make()
    const field = part<HTMLInputElement>(element, '.search')
    const found = () => part(element, '.found').textContent!.trim()
    field.focus()
    await sendKeys({ type: '10.0.0.5' })
    await element.updateComplete
    expect(found()).to.equal('1 match')
    await sendKeys({ press: 'Enter' })
    expect(element.selected).to.deep.equal({ kind: 'server', id: 'web' })
    element.search = { text: 'active', kind: 'network', state: '' }
    await element.updateComplete
    expect(found()).to.equal('2 matches')
  })

  it('announces changes politely and in one breath', async () => {
    let run: () => void = () => undefined
    const clock = { now: () => 0, after: (_: number, what: () => void) => ((run = what), () => undefined) }
    const element = await make({ clock })
    element.model = { ...answer, servers: [...answer.servers, node('n1'), node('n2')] }
    await element.updateComplete
    run()
    await element.updateComplete
    const said = [...element.shadowRoot!.querySelectorAll('[role=status]')].map((each) => each.textContent!.trim())
    expect(said).to.include('2 devices were added.')
  })

  it('W-SHELL-08 says when there is no access, and keeps the old picture when a reload fails', async () => {
    const empty = await fixture<StratusTopology>(html`<stratus-topology state="no-access"></stratus-topology>`)
    expect(part(empty, '.state').textContent).to.contain('You are not allowed to see the network topology.')
    await expect(empty).to.be.accessible()
    const element = await make({ state: 'failed' })
    expect(part(element, 'stratus-topology-graph')).not.to.equal(null)
    // One line: the picture stays nearly where it was.
    expect(part(element, '.state').offsetHeight).to.be.below(70)
    expect(part(element, '.state').textContent).to.contain('There was a problem communicating with the server')
    element.error = { message: 'Unable to retrieve the <b>topology</b>.', requestId: 'req-7' }
    await element.updateComplete
    expect(part(element, '.state').innerText.replaceAll(/\s+/g, ' ')).to.contain(
      'Unable to retrieve the <b>topology</b>. Request ID: req-7',
    )
    expect(part(element, '.state').offsetHeight).to.be.below(70)
    await expect(element).to.be.accessible()
    let reloads = 0
    element.addEventListener('stratus-topology-reload', () => reloads++)
    part(element, '.state button').click()
    expect(reloads).to.equal(1)
  })

  it('issue 4: while data are awaited the tools are there, and nobody is told that there is nothing', async () => {
    const element = await fixture<StratusTopology>(html`<stratus-topology without-cookies></stratus-topology>`)
    expect(part(element, '.state').textContent).to.contain('Loading')
    expect(getComputedStyle(part(element, 'stratus-topology-graph')).visibility).to.equal('hidden')
    await expect(element).to.be.accessible()
    const field = part<HTMLInputElement>(element, '.search')
    field.focus()
    await sendKeys({ type: 'web' })
    element.model = answer
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('.state')).to.equal(null)
    expect(getComputedStyle(part(element, 'stratus-topology-graph')).visibility).to.equal('visible')
    expect([field.value, part(element, '.found').textContent!.trim()]).to.deep.equal(['web', '1 match'])
  })

  it('issue 4: the tree beside a large picture comes after it, and follows', async () => {
    const element = await make({ withOutline: true })
    const outline = await waitUntil(() =>
      part<StratusTopologyOutline>(element, 'stratus-topology-outline:defined'),
    ).then(() => part<StratusTopologyOutline>(element, 'stratus-topology-outline'))
    element.model = generateTopology(sizes.medium)
    await waitUntil(() => outline.shadowRoot!.querySelector('.name')?.textContent === 'public-0', 'follows')
    await waitUntil(() => outline.shadowRoot!.querySelectorAll('[role=treeitem]').length > 5, 'lines')
  })

  it('issue 4: saves what is on screen of graph and flat view as SVG and PNG', async () => {
    const element = await make()
    const saved: string[] = []
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this.download)
    }
    try {
      for (const view of ['graph', 'flat']) {
        await show(element, view)
        await waitUntil(() => part(element, `stratus-topology-${view}:defined`), view)
        await waitUntil(async () => (await element.exportSvg()).includes('>10.0.0.5') || view === 'graph')
        for (const format of ['SVG', 'PNG']) await press(element, `Save as ${format}`)
        await waitUntil(() => saved.length === 2, 'saved')
        expect(saved.splice(0).sort()).to.deep.equal(['topology.png', 'topology.svg'])
        const drawn = new DOMParser().parseFromString(await element.exportSvg({ whole: true }), 'image/svg+xml')
        expect(drawn.querySelector('parsererror')).to.equal(null)
        const titles = [...drawn.querySelectorAll('title')].map(({ textContent }) => textContent!)
        expect(titles.some((title) => title.startsWith('web'))).to.equal(true)
      }
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
    await show(element, 'outline')
    expect(await element.exportSvg()).to.equal('')
  })

  it('bad input: one odd answer after another leaves the console silent in every view', async () => {
    const element = await make({ withoutCookies: true })
    const odd = [
      null,
      7,
      [],
      { networks: {}, servers: 'x', ports: [null, { id: 'p', network_id: 'ghost', device_id: 'ghost' }] },
      { ...answer, servers: [...answer.servers, ...answer.servers], ports: [...answer.ports, ...answer.ports] },
      { servers: [node('alone', { name: `<img src=x onerror="window.pwned=1">${'🦊'.repeat(150)}` })] },
      answer,
    ]
    for (const view of ['graph', 'flat', 'outline']) {
      await show(element, view)
      for (const model of odd) {
        element.model = model as object
        await element.updateComplete
        await nextFrame()
      }
    }
    expect('pwned' in window).to.equal(false)
    expect(part<StratusTopologyOutline>(element, 'stratus-topology-outline').shadowRoot!.textContent).to.contain('blue')
  })

  it('bad input: a model that is none, a view that is none', async () => {
    const element = await make({ model: 'nonsense' as never, view: 'map' as never })
    expect(takeConsole()).to.deep.equal(['<stratus-topology> knows no view "map".'])
    const graph = part(element, 'stratus-topology-graph')
    expect(graph.shadowRoot!.querySelector('.empty')).not.to.equal(null)
  })
})

describe('<stratus-topology-outline>', () => {
  const outlineOf = async (model: unknown) => {
    const element = await make({ model: model as object, view: 'outline' })
    await nextFrame()
    return part<StratusTopologyOutline>(element, 'stratus-topology-outline')
  }
  const lines = (outline: StratusTopologyOutline) => [...outline.shadowRoot!.querySelectorAll('[role=treeitem]')]
  const names = (outline: StratusTopologyOutline) =>
    lines(outline).map((line) => line.querySelector('.name')!.textContent!.trim())

  it('is a tree to walk through with the keyboard, with the same balloon', async () => {
    const outline = await outlineOf(answer)
    expect(names(outline)).to.deep.equal(['blue', 'green'])
    const opened: string[] = []
    outline.addEventListener('stratus-topology-open', (event) =>
      opened.push((event as CustomEvent<{ id: string }>).detail.id),
    )
    outline.focus()
    await sendKeys({ press: 'ArrowRight' })
    await outline.updateComplete
    expect(names(outline)).to.deep.equal(['blue', '10.0.0.0/24', 'main', 'web', 'green'])
    await sendKeys({ type: 'web' })
    await sendKeys({ press: 'Enter' })
    expect(opened).to.deep.equal(['web'])
    await expect(outline).to.be.accessible()
  })

  it('a line that goes leaves the reader where it was; another search begins at its top', async () => {
    const networks = Array.from({ length: 60 }, (_, id) => ({ id: `n${id}`, name: `net ${id}` }))
    const outline = await outlineOf({ networks })
    const current = () => outline.shadowRoot!.querySelector('.current .name')!.textContent
    outline.selected = { kind: 'network', id: 'n40' }
    await outline.updateComplete
    outline.model = { networks: networks.filter(({ id }) => id !== 'n40') }
    await outline.updateComplete
    await waitUntil(() => outline.shadowRoot!.querySelector('.current'))
    expect(current()).to.equal('net 41')
    outline.search = { text: 'net 5', kind: '', state: '' }
    await outline.updateComplete
    await waitUntil(() => outline.shadowRoot!.querySelector('.current'))
    expect(current()).to.equal('net 5')
  })

  it('issue 4: follows what is chosen in the picture: its network opens', async () => {
    const outline = await outlineOf(answer)
    const current = () => outline.shadowRoot!.querySelector('.current .name')!.textContent
    outline.selected = { kind: 'server', id: 'web' }
    await outline.updateComplete
    expect([current(), names(outline)]).to.deep.equal(['web', ['blue', '10.0.0.0/24', 'main', 'web', 'green']])
    outline.selected = { kind: 'network', id: 'green' }
    await outline.updateComplete
    expect(current()).to.equal('green')
    const late = await make({ model: undefined, view: 'outline', selected: { kind: 'server', id: 'db' } })
    late.model = answer
    await late.updateComplete
    const follower = part<StratusTopologyOutline>(late, 'stratus-topology-outline')
    await waitUntil(() => follower.shadowRoot!.querySelector('.current .name')?.textContent === 'db')
  })

  it('draws only the lines in sight of five hundred networks', async () => {
    const outline = await outlineOf(generateTopology(sizes.large))
    await nextFrame()
    expect(lines(outline).length).to.be.within(5, 80)
    outline.focus()
    await sendKeys({ press: 'End' })
    await waitUntil(() => names(outline).includes('net-499'))
    expect(lines(outline).length).to.be.within(5, 80)
  })

  it('issue 4: tells which layout and neighbourhood the user chose, so that a page can keep them', async () => {
    const element = await make({ selected: { kind: 'server', id: 'web' } })
    const told: unknown[] = []
    for (const name of ['stratus-topology-layout', 'stratus-topology-neighbourhood'])
      element.addEventListener(name, (event) => told.push((event as CustomEvent).detail))
    const press = async (label: string) => {
      part(element, `button[aria-label="${label}"]`).click()
      await element.updateComplete
    }
    await press('Layered')
    await press('Layered')
    await press('Focus on selection')
    await press('Focus on selection')
    expect(told).to.deep.equal([{ layout: 'layered' }, { layout: 'force' }, { kind: 'server', id: 'web' }, null])
  })
})
