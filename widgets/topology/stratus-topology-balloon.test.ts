import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { fakeClock } from '../../tests/support/clock.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { parseCloud as parseTopology } from './model/read-cloud.js'
import type { StratusTopologyBalloon } from './stratus-topology-balloon.js'
import './stratus-topology-balloon.define.js'

consoleGate()

const hostile = '<img src=x onerror="window.pwned=1">😀'.padEnd(300, 'x')
const answer = (extra: object = {}) => ({
  networks: [
    {
      id: 'n1',
      name: 'net-alpha',
      status: 'Active',
      original_status: 'ACTIVE',
      allow_delete_subnet: true,
      url: '/n1/',
      subnets: [{ id: 's1', cidr: '10.0.0.0/24', url: '/s1/' }],
    },
  ],
  routers: [{ id: 'r1', name: 'router-main', status: 'Active', original_status: 'ACTIVE', url: '/r1/' }],
  servers: [
    {
      id: 'v1',
      name: hostile,
      status: 'Error',
      original_status: 'ERROR',
      console: 'auto_console',
      url: '/project/instances/v1/',
    },
  ],
  ports: [
    {
      id: 'p1',
      device_id: 'r1',
      network_id: 'n1',
      device_owner: 'network:router_interface',
      fixed_ips: [{ ip_address: '10.0.0.1' }],
      status: 'Active',
      original_status: 'ACTIVE',
      url: '/p1/',
    },
  ],
  ...extra,
})
const show = async (
  kind: 'network' | 'router' | 'server',
  id: string,
  source: 'hover' | 'keyboard' | 'pointer' = 'keyboard',
) => {
  const element = await fixture<StratusTopologyBalloon>(
    html`<stratus-topology-balloon .model=${parseTopology(answer())} base="/t/"></stratus-topology-balloon>`,
  )
  await element.show({ kind, id }, () => new DOMRect(100, 100, 40, 40), source)
  return element
}
const all = (element: StratusTopologyBalloon, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
]
const one = (element: StratusTopologyBalloon, selector: string) => all(element, selector)[0]!
const words = (node: Element) => node.textContent!.replace(/\s+/g, ' ').trim()
const escape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

describe('<stratus-topology-balloon>', () => {
  it('T-BAL-01 T-BAL-02 shows a router with its interface, and where it can be gone', async () => {
    const element = await show('router', 'r1')
    expect(words(one(element, 'h2'))).to.equal('router-main')
    expect(words(one(element, 'li'))).to.equal('net-alpha 10.0.0.1router_interface Active')
    expect(one(element, 'li .name').title).to.equal('p1')
    expect(one(element, '[data-action="add-interface"]').getAttribute('href')).to.equal('/t/router/r1/addinterface')
    expect(one(element, '[data-action="details"]').getAttribute('href')).to.equal('/r1/')
    await expect(element).to.be.accessible()
  })

  it('lies inside the window, beside its node', async () => {
    const element = await show('network', 'n1')
    const box = () => one(element, '.balloon').getBoundingClientRect()
    await waitUntil(() => box().left > 140, 'beside it')
    expect(box().right).to.be.at.most(window.innerWidth)
  })

  it('takes the focus when the keyboard opened it; Escape closes it and says so', async () => {
    const element = await show('network', 'n1')
    expect(element.shadowRoot!.activeElement).to.equal(one(element, '.balloon'))
    const closed = oneEvent(element, 'stratus-close')
    escape()
    expect((await closed).detail).to.deep.equal({ node: { kind: 'network', id: 'n1' }, byUser: true, focused: true })
    expect(element.node).to.equal(null)
  })

  it('opened by the pointer it leaves the focus, and closes after it; one opened on purpose stays', async () => {
    const { clock, advance } = fakeClock()
    const element = await show('router', 'r1', 'hover')
    element.clock = clock
    expect(element.shadowRoot!.activeElement).to.equal(null)
    element.leave()
    one(element, '.balloon').dispatchEvent(new PointerEvent('pointerenter'))
    advance(350)
    expect(element.node?.id, 'the pointer went into the balloon').to.equal('r1')
    const closed = oneEvent(element, 'stratus-close')
    one(element, '.balloon').dispatchEvent(new PointerEvent('pointerleave'))
    advance(299)
    expect(element.node?.id, 'not at once').to.equal('r1')
    advance(1)
    await closed
    await element.show({ kind: 'router', id: 'r1' }, () => new DOMRect(9, 9, 9, 9), 'pointer')
    await element.show({ kind: 'network', id: 'n1' }, () => new DOMRect(9, 9, 9, 9), 'hover')
    element.leave()
    advance(350)
    expect(element.node?.id).to.equal('r1')
  })

  it('T-MODEL-11 closes when its node leaves the model; shows the newest model while it is open', async () => {
    const element = await show('router', 'r1')
    element.model = parseTopology(answer({ routers: [{ id: 'r1', name: 'renamed' }] }))
    await element.updateComplete
    expect(words(one(element, 'h2'))).to.equal('renamed')
    element.model = parseTopology(answer({ routers: [] }))
    await oneEvent(element, 'stratus-close')
    expect(one(element, '.balloon')).to.equal(undefined)
  })

  it('links are requests that a page may answer itself', async () => {
    const element = await show('network', 'n1')
    element.addEventListener('stratus-topology-action', (event) => event.preventDefault())
    const request = oneEvent(element, 'stratus-topology-action')
    one(element, '[data-action="create-subnet"]').click()
    const { detail } = await request
    expect(detail).to.deep.equal({
      action: 'create-subnet',
      node: { kind: 'network', id: 'n1' },
      name: 'net-alpha',
      href: '/t/network/n1/subnet/create',
    })
  })

  it('T-BAL-06 opens the console in a window of 760 by 560', async () => {
    const element = await show('server', 'v1')
    const opened: unknown[][] = []
    const { open } = window
    window.open = (...args) => (opened.push(args), null)
    one(element, '[data-action="console"]').click()
    window.open = open
    expect(opened).to.have.length(1)
    const [href, , features] = opened[0]!
    expect(href).to.equal('/project/instances/v1/auto_console')
    expect(features).to.match(/^width=760,height=560(,|$)/)
  })

  it('T-DEL-01 asks to delete; while the device is loading the button is disabled', async () => {
    const element = await show('router', 'r1')
    const request = oneEvent(element, 'stratus-topology-delete')
    one(element, '[data-delete="router"]').click()
    expect((await request).detail.target).to.include({ kind: 'router', id: 'r1' })
    element.pending = { ...element.pending, loading: new Set(['router/r1']) }
    await element.updateComplete
    for (const button of all(element, '[data-delete]')) expect(button.matches(':disabled')).to.equal(true)
  })

  it('T-MODEL-12 says a state by colour, sign and word', async () => {
    const element = await show('server', 'v1')
    const state = one(element, '.state')
    expect([state.className, words(state)]).to.deep.equal(['state down', 'Error'])
    expect(state.querySelector('stratus-icon')!.getAttribute('name')).to.equal('warning')
    element.pending = { ...element.pending, loading: new Set(['server/v1']) }
    await element.updateComplete
    expect(one(element, '.state').className).to.equal('state loading')
  })

  it('a link that is opened in another tab is the browser’s', async () => {
    const element = await show('network', 'n1')
    let asked = 0
    element.addEventListener('stratus-topology-action', () => asked++)
    element.addEventListener('click', (event) => event.preventDefault())
    one(element, '[data-action="details"]').dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
    )
    expect(asked).to.equal(0)
  })

  it('offers only facts when it is read-only', async () => {
    const element = await show('server', 'v1')
    element.readOnly = true
    await element.updateComplete
    expect(all(element, '[data-delete], [data-action="console"], [data-action="add-interface"]')).to.have.length(0)
    expect(all(element, '[data-action="details"]')).to.have.length(1)
    const router = await show('router', 'r1')
    router.readOnly = true
    await router.updateComplete
    expect(all(router, '[data-delete], [data-action="add-interface"]')).to.have.length(0)
  })

  it('does not offer what this user may not do', async () => {
    const offers = (element: StratusTopologyBalloon) =>
      all(element, '[data-delete], [data-action]').map(({ dataset }) => dataset['delete'] ?? dataset['action'])
    const forbidden = ['add-interface', 'create-subnet', 'console', 'delete-port', 'delete-subnet', 'delete-router']
    for (const [kind, id, free, left] of [
      ['router', 'r1', ['add-interface', 'port', 'details', 'router'], ['details']],
      ['network', 'n1', ['create-subnet', 'subnet', 'details', 'network'], ['details', 'network']],
      ['server', 'v1', ['details', 'console', 'server'], ['details', 'server']],
    ] as const) {
      const element = await show(kind, id)
      expect(offers(element)).to.deep.equal(free)
      element.forbidden = forbidden as StratusTopologyBalloon['forbidden']
      await element.updateComplete
      expect(offers(element)).to.deep.equal(left)
    }
  })

  it('takes a hostile name as a name', async () => {
    const element = await show('server', 'v1')
    expect(words(one(element, 'h2'))).to.equal(hostile)
    expect('pwned' in window).to.equal(false)
    await expect(element).to.be.accessible()
  })

  it('an unknown node opens nothing; removed and added again it is closed', async () => {
    const element = await show('router', 'ghost')
    expect(element.node).to.equal(null)
    await element.show({ kind: 'router', id: 'r1' }, () => new DOMRect())
    const parent = element.parentElement!
    element.remove()
    expect(element.node).to.equal(null)
    parent.append(element)
    await element.show({ kind: 'router', id: 'r1' }, () => new DOMRect())
    expect(element.node?.id).to.equal('r1')
  })
})
