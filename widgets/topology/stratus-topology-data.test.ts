import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { emulate } from '../../tests/kit/suite.js'
import { emulated } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { middleOf } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './stratus-topology.define.js'
import type { TopologyData } from './model/data-model.js'
import type { NodeKinds } from './model/node-kinds.js'
import { parseTopology } from './model/parse-topology.js'
import type { StratusTopology } from './stratus-topology.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'

consoleGate()

const hostile = '<img src=x onerror="window.pwned=1">'
const nodeKinds: NodeKinds = {
  team: { label: 'Team', size: 'medium', holds: true },
  service: { label: hostile, icon: 'M4 4h16v16H4z', ground: 'accent' },
  database: { label: 'Database', ground: 'success', size: 'medium' },
}
const shop: TopologyData = {
  nodes: [
    { id: 'sales', kind: 'team', name: 'Sales' },
    { id: 'cart', kind: 'service', name: hostile, status: '3 of 3', group: 'sales', texts: ['v1.4'] },
    { id: 'pay', kind: 'service', name: 'payments', state: 'error', status: 'crash loop', group: 'sales' },
    { id: 'orders', kind: 'database', name: 'orders', facts: { Owner: 'Anna' }, url: '#orders', data: { shard: 4 } },
  ],
  links: [
    { from: 'cart', to: 'orders', label: 'writes', direction: 'forward' },
    { from: 'pay', to: 'orders', direction: 'both' },
  ],
}

async function make(properties: Partial<StratusTopology> = {}): Promise<StratusTopology> {
  const element = await fixture<StratusTopology>(
    html`<stratus-topology without-cookies label="Shop" .nodeKinds=${nodeKinds} .model=${shop}></stratus-topology>`,
  )
  Object.assign(element, properties)
  await element.updateComplete
  await waitUntil(() => !graphOf(element) || graphOf(element).settled)
  return element
}
const graphOf = (element: StratusTopology) =>
  element.shadowRoot!.querySelector<StratusTopologyGraph>('stratus-topology-graph')!
const textIn = (element: StratusTopology, selector: string) =>
  element.shadowRoot!.querySelector(selector)?.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? ''
const service = (id: string) => ({ kind: 'service', id })
const current = (element: StratusTopology) =>
  graphOf(element).shadowRoot!.querySelector('.current')?.getAttribute('aria-label') ?? ''

describe('a topology of a graph of anything', () => {
  it('T-DATA-02 filters by the kinds that the page has registered, and shows them in the legend', async () => {
    const element = await make()
    const root = element.shadowRoot!
    const kinds = [...root.querySelectorAll('select')].find(({ ariaLabel }) => ariaLabel === 'Type')!
    expect([...kinds.options].map(({ text }) => text)).to.deep.equal(['All types', 'Team', hostile, 'Database'])
    kinds.value = 'database'
    kinds.dispatchEvent(new Event('change'))
    await element.updateComplete
    expect(root.querySelector('.found')!.textContent).to.equal('1 match')
    root.querySelector<HTMLDetailsElement>('.legend')!.open = true
    await waitUntil(() => root.querySelector('.legend')!.textContent.includes('Database'))
    expect(root.querySelector('.legend')!.textContent).not.to.contain('Router')
    expect('pwned' in window).to.equal(false)
    await expect(element).to.be.accessible()
  })

  it('T-DATA-02 the keyboard follows links, and says kind, state and texts', async () => {
    const element = await make()
    element.focus()
    await sendKeys({ press: 'Home' })
    await waitUntil(() => current(element).includes('Sales, Team'))
    element.selected = service('cart')
    await element.updateComplete
    await sendKeys({ press: 'ArrowRight' })
    expect(element.selected).to.deep.equal({ kind: 'database', id: 'orders' })
    await waitUntil(() => current(element).includes('orders, Database'))
    expect(current(element)).to.contain('2 links: ')
  })

  it('T-DATA-02 the balloon has facts, links with their direction, and entries of the page', async () => {
    const element = await make({ nodeActions: () => [{ id: 'own', label: 'Restart' }] })
    element.selected = { kind: 'database', id: 'orders' }
    await element.updateComplete
    element.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => textIn(element, 'stratus-topology-balloon').includes('Owner'))
    const text = textIn(element, 'stratus-topology-balloon')
    for (const each of ['Anna', 'Links', hostile, 'incoming', 'writes', 'payments', 'Restart', 'View Details'])
      expect(text).to.contain(each)
    expect(text).not.to.contain('Delete')
    await expect(element).to.be.accessible()
    await sendKeys({ press: 'Escape' })
  })

  it('T-DATA-02 T-DATA-03 the outline lists groups with members, and what is linked to each', async () => {
    const element = await make({ view: 'outline' })
    const outline = () => element.shadowRoot!.querySelector('stratus-topology-outline')!
    await waitUntil(() => Boolean(outline().shadowRoot?.querySelector('[role=treeitem]')))
    outline().focus()
    for (const press of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await sendKeys({ press })
      await outline().updateComplete
    }
    const lines = [...outline().shadowRoot!.querySelectorAll('[role=treeitem]')]
    expect(lines.map((line) => [line.ariaLevel, line.querySelector('.name')!.textContent])).to.deep.equal([
      ['1', 'Sales'],
      ['2', hostile],
      ['3', 'orders'],
      ['2', 'payments'],
      ['1', 'Others'],
    ])
    expect(lines[2]!.querySelector('.addresses')!.textContent).to.equal('→ writes')
    await expect(element).to.be.accessible()
  })

  it('T-DATA-03 a collapsed group hides its members; there is no flat view without columns', async () => {
    const element = await make({ collapsed: true })
    await waitUntil(() => graphOf(element).anchorOf(service('cart')) === null)
    element.selected = { kind: 'team', id: 'sales' }
    await waitUntil(() => current(element).includes('2 hidden members'))
    expect(element.shadowRoot!.querySelector('[data-view=flat]')).to.equal(null)
    element.view = 'flat'
    await element.updateComplete
    expect(graphOf(element)).not.to.equal(null)
  })

  it('T-DATA-03 a saved picture has arrows, labels and names', async () => {
    const element = await make()
    const svg = new DOMParser().parseFromString(await element.exportSvg({ whole: true, legend: true }), 'image/svg+xml')
    const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts).to.include.members(['writes', 'orders', 'Team'])
    expect(svg.querySelectorAll('path[transform*=rotate]').length).to.equal(3)
    expect(svg.querySelector('parsererror, img')).to.equal(null)
  })

  it('T-DATA-02 without nodes no view speaks of networks', async () => {
    for (const view of ['graph', 'outline'] as const) {
      const element = await make({ view, model: { nodes: [] } })
      await waitUntil(() => textIn(element, `stratus-topology-${view}`).includes('No items to display.'))
      expect(textIn(element, `stratus-topology-${view}`)).not.to.contain('networks')
    }
  })

  it('T-DATA-04 what a node has that is no JSON stays with the page', async () => {
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    const element = await make({
      model: {
        nodes: [
          { id: 'a', data: loop },
          { id: 'b', data: 7n },
          { id: 'c', data: 'x' },
        ],
      },
    })
    const { nodes } = await element.exportData()
    expect(nodes.map(({ id, data }) => [id, data])).to.deep.equal([
      ['a', undefined],
      ['b', undefined],
      ['c', 'x'],
    ])
  })

  it('T-DATA-04 nodes and links can be given again', async () => {
    const element = await make()
    const data = await element.exportData()
    const again = parseTopology(structuredClone(data), undefined, nodeKinds)
    expect(again.nodes.map(({ key, name, sign }) => [key, name, sign])).to.deep.equal([
      ['team/sales', 'Sales', 'active'],
      ['service/cart', hostile, 'active'],
      ['service/pay', 'payments', 'down'],
      ['database/orders', 'orders', 'active'],
    ])
    expect(data.nodes.map(({ id, data: own }) => [id, own])).to.deep.include.members([
      ['orders', { shard: 4 }],
      ['pay', undefined],
    ])
    element.model = {
      networks: [{ id: 'n', name: 'net' }],
      servers: [{ id: 'v' }],
      ports: [{ id: 'p', network_id: 'n', device_id: 'v' }],
    }
    await element.updateComplete
    expect(await element.exportData()).to.deep.include({ links: [{ id: 'p/v/n', from: 'network/n', to: 'server/v' }] })
  })

  for (const [name, value] of [
    ['prefers-color-scheme', 'dark'],
    ['forced-colors', 'active'],
  ] as const) {
    emulated(`T-DATA-02 a click chooses, in ${value} ${name} too`, async () => {
      await emulate({ [name]: value })
      try {
        expect(matchMedia(`(${name}: ${value})`).matches).to.equal(true)
        const element = await make()
        const [x, y] = middleOf(graphOf(element), service('pay'))
        await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] })
        await waitUntil(() => element.selected?.id === 'pay')
        await expect(element).to.be.accessible()
      } finally {
        await resetMouse()
        await emulate({})
      }
    })
  }

  it('T-DATA-02 other kinds are seen at once; the same graph moves nothing', async () => {
    const element = await make()
    const before = graphOf(element).anchorOf(service('cart'))!
    element.model = structuredClone(shop)
    element.nodeKinds = { ...nodeKinds, database: { label: 'Store', ground: 'info', size: 'medium' } }
    await element.updateComplete
    expect(graphOf(element).anchorOf(service('cart'))!.x).to.equal(before.x)
    expect(element.shadowRoot!.querySelector('.toolbar')!.textContent).to.contain('Store')
  })

  it('T-DATA-05 a graph of 10,000 nodes is drawn, in both layouts', async () => {
    const nodes = Array.from({ length: 10_000 }, (_, index) => ({
      id: `n${index}`,
      kind: 'service',
      name: `n${index}`,
    }))
    const links = nodes
      .slice(1)
      .map(({ id }, index) => ({ from: `n${index >> 2}`, to: id, direction: 'forward' as const }))
    const element = await fixture<StratusTopology>(
      html`<stratus-topology without-cookies .nodeKinds=${nodeKinds} .model=${{ nodes, links }}></stratus-topology>`,
    )
    await element.updateComplete
    await graphOf(element).updateComplete
    expect(graphOf(element).anchorOf(service('n9999'))).not.to.equal(null)
    element.layout = 'layered'
    await element.updateComplete
    const [top, below] = ['n0', 'n9999'].map((id) => graphOf(element).anchorOf(service(id))!.y)
    expect(top).to.be.lessThan(below!)
  })
})
