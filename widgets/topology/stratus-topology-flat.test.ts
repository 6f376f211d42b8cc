import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { emulated, emulateMedia } from '../../tests/support/engine.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { parseCloud as parseTopology } from './model/read-cloud.js'
import type { StratusTopologyFlat } from './stratus-topology-flat.js'
import './stratus-topology-flat.define.js'

consoleGate()

const hostile = '<img src=x onerror="window.pwned=1">😀'.padEnd(300, 'x')
const network = (at: number, extra: object = {}) => ({
  id: `n${at}`,
  name: `net-${at}`,
  url: `/n${at}/`,
  status: 'Active',
  original_status: 'ACTIVE',
  subnets: [{ id: `s${at}`, cidr: `10.0.${at}.0/24` }],
  ...extra,
})
const server = (at: number, extra: object = {}) => ({
  id: `v${at}`,
  name: `vm-${at}`,
  status: 'Active',
  original_status: 'ACTIVE',
  url: `/v${at}/`,
  ...extra,
})
const port = (device_id: string, at: number, extra: object = {}) => ({
  id: `${device_id}/${at}`,
  device_id,
  network_id: `n${at}`,
  device_owner: 'compute:nova',
  fixed_ips: [{ ip_address: `10.0.${at}.9` }],
  ...extra,
})
const small = () => ({
  networks: [network(0, { 'router:external': true }), network(1), network(2)],
  routers: [{ id: 'r0', name: 'router', status: 'Active', original_status: 'ACTIVE', url: '/r0/' }],
  servers: [
    server(0, { name: 'instance-1' }),
    server(1, { status: 'BUILD', original_status: 'BUILD' }),
    server(2, { status: 'Error', original_status: 'ERROR', name: hostile }),
  ],
  ports: [
    port('r0', 0, { device_owner: 'network:router_gateway' }),
    port('r0', 1, { device_owner: 'network:router_interface' }),
    port('v0', 1),
    port('v1', 2),
    port('v2', 2),
  ],
})
const show = async (answer: object, attributes: { mode?: string } = {}) => {
  const element = await fixture<StratusTopologyFlat>(
    html`<stratus-topology-flat
      draw-mode=${attributes.mode ?? ''}
      .model=${parseTopology(answer)}
    ></stratus-topology-flat>`,
  )
  await waitUntil(() => element.shadowRoot!.querySelector('.bar, .note') !== null)
  return element
}
/** The width is told in a frame of its own, and the picture drawn after it. */
const all = (element: StratusTopologyFlat, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
]
const one = (element: StratusTopologyFlat, selector: string) => all(element, selector)[0]!
const deviceOf = (element: StratusTopologyFlat, key: string) => all(element, `[data-key="${key}"]`)[0]!
const wordsOf = (element: StratusTopologyFlat, key: string) => all(element, `[data-words="${key}"]`)[0]!
const press = (element: StratusTopologyFlat, key: string) =>
  element.shadowRoot!.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
const focused = (element: StratusTopologyFlat) =>
  (element.shadowRoot!.activeElement as HTMLElement | null)?.dataset['key']
const forget = () => (document.cookie = 'ntp_draw_mode=; max-age=0; path=/')

describe('<stratus-topology-flat>', () => {
  beforeEach(forget)
  afterEach(forget)

  it('T-FLAT-01 T-FLAT-02 draws a column per network, devices in their column, a line per port', async () => {
    const element = await show(small(), { mode: 'normal' })
    expect(all(element, '.head .name').map(({ textContent }) => textContent)).to.deep.equal(['net-0', 'net-1', 'net-2'])
    expect(one(element, '.head').getBoundingClientRect().width).to.equal(270)
    expect(deviceOf(element, 'router/r0').previousElementSibling!.querySelectorAll('.port')).to.have.length(2)
    const bar = all(element, '.bar')[2]!.getBoundingClientRect()
    const device = deviceOf(element, 'server/v1').querySelector('.box')!.getBoundingClientRect()
    expect(device.left).to.be.greaterThan(bar.right)
    expect(device.right).to.be.lessThan(bar.left + 270)
    await expect(element).to.be.accessible()
  })

  it('T-FLAT-03 T-FLAT-04 switches between normal and small, and keeps it in the cookie ntp_draw_mode', async () => {
    const element = await show(small())
    one(element, '[data-value="small"]').click()
    await waitUntil(() => one(element, '.head').getBoundingClientRect().width === 100)
    expect(document.cookie).to.contain('ntp_draw_mode=small')
    expect((await show(small())).shadowRoot!.querySelector('[aria-pressed="true"]')!.textContent!.trim()).to.equal(
      'Small',
    )
    one(element, '[data-value="normal"]').click()
    await waitUntil(() => one(element, '.head').getBoundingClientRect().width === 270)
    expect(document.cookie).to.contain('ntp_draw_mode=normal')
    await expect(element).to.be.accessible()
  })

  it('T-FLAT-05 without a saved mode it is small when the columns do not fit, else normal', async () => {
    const element = await show(small())
    const mode = () => one(element, '[aria-pressed="true"]').textContent!.trim()
    element.style.width = '900px'
    await waitUntil(() => mode() === 'Normal')
    element.style.width = '600px'
    await waitUntil(() => mode() === 'Small')
    expect(document.cookie).to.not.contain('ntp_draw_mode')
  })

  it('T-FLAT-09 cuts long names, and keeps the whole name within reach', async () => {
    const answer = small()
    for (const id of ['v0', 'v2']) answer.ports.push(port(id, id === 'v0' ? 2 : 1))
    answer.networks.push(network(3))
    answer.ports.push(port('v2', 3))
    const element = await show(answer, { mode: 'normal' })
    expect(wordsOf(element, 'server/v0').querySelector('.name')!.textContent).to.equal('instance-..')
    expect(deviceOf(element, 'server/v0').getAttribute('aria-label')).to.equal(
      'instance-1, Instance, Active, 10.0.1.9 10.0.2.9',
    )
    expect(wordsOf(element, 'server/v2').querySelector('.name')!.textContent).to.equal('<img src=..')
    expect('pwned' in window).to.equal(false)
  })

  it('T-FLAT-12 a box with nothing to its right is as wide as a longer name wants it', async () => {
    const element = await show(small(), { mode: 'normal' })
    const nameOf = (key: string) => wordsOf(element, key).querySelector('.name')!.textContent
    const widthOf = (key: string) => deviceOf(element, key).querySelector('.box')!.getAttribute('width')
    expect([nameOf('server/v0'), widthOf('server/v0')]).to.deep.equal(['instance-1', '156'])
    expect([nameOf('server/v1'), widthOf('server/v1')]).to.deep.equal(['vm-1', '90'])
    expect(nameOf('server/v2')).to.equal('<img src=x onerror=..')
  })

  it('T-FLAT-02 says in words what is drawn: addresses, whole names, what is external, what is loading', async () => {
    const element = await show(small(), { mode: 'normal' })
    const lines = deviceOf(element, 'server/v0').previousElementSibling!
    expect(lines.querySelector('.address')!.textContent).to.equal('10.0.1.9')
    expect(lines.querySelector('title')!.textContent).to.equal('10.0.1.9')
    expect(one(element, '.head').title).to.equal('net-0\n10.0.0.0/24')
    expect(all(element, '.head .kind-icon').map((icon) => icon.getAttribute('aria-label'))).to.deep.equal([
      'External Network',
    ])
    expect(deviceOf(element, 'server/v1').querySelector('.loading-bar')).not.to.equal(null)
    expect(deviceOf(element, 'server/v0').querySelector('.loading-bar')).to.equal(null)
  })

  it('T-FLAT-10 a click with Control is the browser’s; Space opens the balloon of a network, Enter its page', async () => {
    const element = await show(small(), { mode: 'normal' })
    const heard: string[] = []
    for (const type of ['stratus-topology-action', 'stratus-topology-open'])
      element.addEventListener(type, (event) => heard.push(type) && event.preventDefault())
    const head = one(element, '.head')
    // This page stays where it is.
    element.addEventListener('click', (event) => event.preventDefault())
    head.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }))
    expect(heard).to.deep.equal([])
    await element.focusNode({ kind: 'network', id: 'n0' })
    press(element, ' ')
    expect(heard).to.deep.equal(['stratus-topology-open'])
    press(element, 'Enter')
    expect(heard, 'Enter is the link’s own').to.deep.equal(['stratus-topology-open'])
  })

  it('T-FLAT-10 a network leads to its page, by name or by bar; a page may answer itself', async () => {
    const element = await show(small(), { mode: 'normal' })
    expect(one(element, '.head').getAttribute('href')).to.equal('/n0/')
    const asked: string[] = []
    element.addEventListener('stratus-topology-action', (event) => {
      event.preventDefault()
      asked.push((event as CustomEvent<{ href: string }>).detail.href)
    })
    one(element, '.head').click()
    all(element, '.bar')[1]!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(asked).to.deep.equal(['/n0/', '/n1/'])
  })

  it('a network without a page is no link', async () => {
    const element = await show({ networks: [network(0, { url: null })] }, { mode: 'normal' })
    expect(all(element, 'a.head')).to.have.length(0)
    expect(one(element, '.bar').classList.contains('nourl')).to.equal(true)
  })

  it('T-FLAT-11 asks for the balloon when the pointer comes, and says when it leaves', async () => {
    const element = await show(small(), { mode: 'normal' })
    const opened = oneEvent(element, 'stratus-topology-open')
    deviceOf(element, 'server/v0').dispatchEvent(new PointerEvent('pointerenter'))
    const { detail } = await opened
    expect(detail).to.include({ kind: 'server', id: 'v0', source: 'hover' })
    expect(detail.anchor.width).to.be.closeTo(156, 2)
    const left = oneEvent(element, 'stratus-topology-leave')
    deviceOf(element, 'server/v0').dispatchEvent(new PointerEvent('pointerleave'))
    await left
  })

  it('T-FLAT-11 and when the focus comes; Enter opens it to be used', async () => {
    const element = await show(small(), { mode: 'normal' })
    const sources: string[] = []
    element.addEventListener('stratus-topology-open', (event) =>
      sources.push((event as CustomEvent<{ source: string }>).detail.source),
    )
    await element.focusNode({ kind: 'router', id: 'r0' })
    expect(sources, 'not when the focus comes back from the balloon').to.deep.equal([])
    press(element, 'ArrowDown')
    await waitUntil(() => focused(element) === 'server/v0')
    press(element, 'Enter')
    expect(sources.at(-1)).to.equal('keyboard')
    expect(element.selected).to.deep.equal({ kind: 'server', id: 'v0' })
  })

  it('is one tab stop; arrows follow ports to networks and back; letters find', async () => {
    const element = await show(small(), { mode: 'normal' })
    expect(all(element, '[tabindex="0"]')).to.have.length(1)
    await element.focusNode({ kind: 'router', id: 'r0' })
    press(element, 'ArrowRight')
    await waitUntil(() => focused(element) === 'network/n1')
    press(element, 'ArrowDown')
    await waitUntil(() => focused(element) === 'router/r0')
    press(element, 'v')
    await waitUntil(() => focused(element) === 'server/v1')
    expect(all(element, '[tabindex="0"]')).to.have.length(1)
  })

  it('T-MODEL-10 T-MODEL-12 marks what is loading, active and down; a change recolours in place', async () => {
    const element = await show(small(), { mode: 'normal' })
    const states = () =>
      ['v0', 'v1', 'v2'].map((id) =>
        [...deviceOf(element, `server/${id}`).classList].find((name) => ['loading', 'active', 'down'].includes(name)),
      )
    expect(states()).to.deep.equal(['active', 'loading', 'down'])
    const before = deviceOf(element, 'server/v1')
    const place = before.getAttribute('transform')
    const next = small()
    next.servers[1] = server(1)
    element.model = parseTopology(next)
    await element.updateComplete
    expect(deviceOf(element, 'server/v1')).to.equal(before)
    expect(before.getAttribute('transform')).to.equal(place)
    expect(states()).to.deep.equal(['active', 'active', 'down'])
    element.pending = { ...element.pending, loading: new Set(['server/v0']), removed: new Set(['server/v2']) }
    await element.updateComplete
    expect(deviceOf(element, 'server/v2')).to.equal(undefined)
    expect(deviceOf(element, 'server/v0').classList.contains('loading')).to.equal(true)
  })

  it('draws of 5,000 instances only what can be seen, and what scrolling brings', async () => {
    const servers = Array.from({ length: 5000 }, (_, at) => server(at))
    const element = await show(
      {
        networks: Array.from({ length: 50 }, (_, at) => network(at)),
        servers,
        ports: servers.map(({ id }, at) => port(id, at % 50)),
      },
      { mode: 'normal' },
    )
    expect(all(element, '.device').length).to.be.within(1, 60)
    one(element, '.scroll').scrollTop = 200_000
    await waitUntil(() => Number(all(element, '.device')[0]!.dataset['key']!.slice('server/v'.length)) > 2000)
    expect(all(element, '.device').length).to.be.within(1, 60)
    await element.focusNode({ kind: 'server', id: 'v0' })
    press(element, 'End')
    await waitUntil(() => focused(element) === 'server/v4999')
    const frame = one(element, '.scroll').getBoundingClientRect()
    await waitUntil(() => {
      const box = deviceOf(element, 'server/v4999').querySelector('.box')!.getBoundingClientRect()
      return box.bottom <= frame.bottom + 1 && box.top >= frame.top
    })
  })

  emulated('on paper there is all of the picture, not only what is scrolled into sight', async () => {
    const element = await show(small(), { mode: 'normal' })
    element.style.width = '400px'
    element.style.setProperty('--stratus-topology-height', '120px')
    const paper = one(element, '.print') as HTMLElement as HTMLCanvasElement
    await waitUntil(() => {
      window.dispatchEvent(new Event('beforeprint'))
      return paper.width > 0
    })
    expect([paper.width, paper.height]).to.deep.equal([3 * 270 * 2, (500 + 48) * 2])
    const { data } = paper.getContext('2d')!.getImageData(2 * 270 * 2, 0, 270 * 2, paper.height)
    expect(
      data.some((each) => each !== data[0]),
      'the last column',
    ).to.equal(true)
    await emulateMedia({ media: 'print' })
    expect([getComputedStyle(paper).display, getComputedStyle(one(element, '.scroll')).display]).to.deep.equal([
      'block',
      'none',
    ])
    expect(paper.getBoundingClientRect().width).to.be.at.most(400)
    window.dispatchEvent(new Event('afterprint'))
    await emulateMedia({ media: 'screen' })
    expect([paper.width, getComputedStyle(one(element, '.scroll')).display]).to.deep.equal([0, 'block'])
  })

  it('T-FLAT-04 without cookies it neither reads nor writes one', async () => {
    document.cookie = 'ntp_draw_mode=small; path=/'
    const element = await fixture<StratusTopologyFlat>(
      html`<stratus-topology-flat without-cookies style="width: 900px" .model=${small()}></stratus-topology-flat>`,
    )
    const mode = () => one(element, '[aria-pressed="true"]').textContent!.trim()
    await waitUntil(() => mode() === 'Normal')
    forget()
    one(element, '[data-value="small"]').click()
    await waitUntil(() => mode() === 'Small')
    expect(document.cookie).to.not.contain('ntp_draw_mode')
  })

  it('says when there is nothing to draw', async () => {
    const element = await show({})
    expect(element.shadowRoot!.textContent).to.contain(
      'There are no networks, routers, or connected instances to display.',
    )
    await expect(element).to.be.accessible()
  })

  it('draws when a hidden container appears later; survives being moved', async () => {
    const element = await show(small())
    const parent = element.parentElement!
    element.remove()
    const hidden = document.createElement('div')
    hidden.hidden = true
    parent.append(hidden)
    hidden.append(element)
    element.model = parseTopology({ ...small(), servers: [] })
    await element.updateComplete
    hidden.hidden = false
    await waitUntil(() => all(element, '.device').length === 1)
  })

  it('dims what a search did not find; warns about a mode it does not know', async () => {
    const element = await show(small(), { mode: 'normal' })
    element.search = { text: 'instance-1', kind: '', state: '' }
    await element.updateComplete
    expect(deviceOf(element, 'server/v0').classList.contains('dimmed')).to.equal(false)
    expect(deviceOf(element, 'server/v1').classList.contains('dimmed')).to.equal(true)
    await expect(element, 'the names of networks are still to be read').to.be.accessible()
    element.drawMode = 'huge' as 'small'
    await element.updateComplete
    expect(takeConsole()[0]).to.contain('knows no draw mode "huge"')
  })
})
