import { expect, fixture, oneEvent } from '@open-wc/testing'
import { html, LitElement } from 'lit'
import { realClock } from '../internal/pausable-timer.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { BalloonDeed } from './balloon/balloon-model.js'
import { deleteByFrame } from './balloon/delete-frame.js'
import type { DeleteTransport } from './balloon/delete-flow.js'
import type { DeleteTarget } from './balloon/delete-target.js'
import { TopologyActions } from './topology-actions.js'
import { withoutRemoved, type Topology } from './model/topology-model.js'
import { parseCloud as parseTopology } from './model/read-cloud.js'

consoleGate()

/** The least that holds a balloon and its deletions. */
class TestTopology extends LitElement {
  base = '/project/network_topology/'
  readOnly = false
  forbidden: readonly BalloonDeed[] = []
  deleteTransport: DeleteTransport | undefined
  nodeActions = undefined
  decorate = undefined
  clock = realClock
  model: Topology = parseTopology({
    routers: [{ id: 'r1', name: 'router-main', status: 'Active', original_status: 'ACTIVE' }],
    networks: [{ id: 'n1', name: 'net', subnets: [] }],
    ports: [{ id: 'p1', device_id: 'r1', network_id: 'n1', device_owner: 'network:router_interface' }],
  })
  actions = new TopologyActions(this, () => this.renderRoot.querySelector<HTMLElement>('.picture')!.focus())
  protected override willUpdate() {
    this.actions.settle(this.model)
  }
  override render() {
    return html`<div class="picture" tabindex="0"></div>
      ${this.actions.render(withoutRemoved(this.model, this.actions.pending))}`
  }
}
customElements.define('test-topology', TestTopology)

const router: DeleteTarget = { kind: 'router', id: 'r1', name: 'router-main', owner: 'router/r1' }
const mount = () => fixture<TestTopology>('<test-topology></test-topology>')
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
/** The question before a deletion. */
const question = () => find('stratus-delete-modal')?.shadowRoot?.querySelector('stratus-modal') ?? null
const press = async (selector: string) => {
  const modal = await waitUntil(() => question())
  const button = await waitUntil(() => modal.open && modal.shadowRoot!.querySelector<HTMLElement>(selector))
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  button.click()
  await waitUntil(() => !find('stratus-delete-modal'))
}
const confirm = () => press('.danger')
/** Opens the balloon of the router as the keyboard does. */
const openBalloon = async (element: TestTopology) => {
  element.actions.open({ kind: 'router', id: 'r1' }, () => new DOMRect(10, 10, 10, 10), 'keyboard')
  const balloon = element.shadowRoot!.querySelector('stratus-topology-balloon')!
  await waitUntil(() => balloon.node && balloon.shadowRoot!.activeElement)
  const askToDelete = (kind: string) => {
    const button = balloon.shadowRoot!.querySelector<HTMLElement>(`[data-delete="${kind}"]`)!
    button.focus()
    button.click()
  }
  return { balloon, askToDelete }
}
const focused = (element: TestTopology) => element.shadowRoot!.activeElement
const frames = (element: TestTopology) => [...element.shadowRoot!.querySelectorAll('iframe')]
const alertOf = (element: TestTopology) => element.shadowRoot!.querySelector('stratus-alert')

/** Lets a frame say something, as a script in its page would. */
function sayIn(frame: HTMLIFrameElement, message: unknown) {
  const script = frame.contentDocument!.createElement('script')
  script.textContent = `parent.postMessage(${JSON.stringify(JSON.stringify(message))}, '*')`
  frame.contentDocument!.body.append(script)
}

describe('deletions on the topology', () => {
  it('T-DEL-01 asks first, naming what is to be deleted; then the device is loading', async () => {
    const element = await mount()
    let answer: (result: { type: 'success'; message: string }) => void = () => undefined
    element.deleteTransport = () => new Promise((resolve) => (answer = resolve))
    void element.actions.ask(router)
    const modal = await waitUntil(() => question())
    expect(modal.heading).to.equal('Confirm Delete Router')
    expect(modal.textContent!.replace(/\s+/g, ' ').trim()).to.equal(
      'You have selected: "router-main". Please confirm your selection. This action cannot be undone.',
    )
    expect(element.actions.pending.loading.size).to.equal(0)
    await confirm()
    await waitUntil(() => [...element.actions.pending.loading].join() === 'router/r1')
    answer({ type: 'success', message: 'Deleted Router: router-main' })
    await waitUntil(() => element.actions.pending.removed.size)
  })

  it('T-DEL-01 of an instance the question says that it cannot be had back', async () => {
    const element = await mount()
    void element.actions.ask({ kind: 'server', id: 'v1', name: 'vm', owner: 'server/v1' })
    const modal = await waitUntil(() => question())
    expect(modal.textContent!.replace(/\s+/g, ' ').trim()).to.equal(
      'You have selected: "vm". Please confirm your selection. Deleted instances are not recoverable.',
    )
    await press('button:not(.danger)')
  })

  it('T-DEL-05 success removes the node and closes its balloon', async () => {
    const element = await mount()
    element.deleteTransport = () => Promise.resolve({ type: 'success', message: 'Deleted Router: router-main' })
    const { balloon, askToDelete } = await openBalloon(element)
    const reload = oneEvent(element, 'stratus-topology-reload')
    askToDelete('router')
    await confirm()
    await reload
    expect([...element.actions.pending.removed]).to.deep.equal(['router/r1'])
    await waitUntil(() => balloon.node === null)
    await waitUntil(() => focused(element)?.className === 'picture', 'the focus is back')
  })

  it('T-DEL-05 success with an interface removes it and closes the balloon too; the focus goes back', async () => {
    const element = await mount()
    element.deleteTransport = () => Promise.resolve({ type: 'success', message: 'Deleted Interface: p1' })
    const { balloon, askToDelete } = await openBalloon(element)
    askToDelete('port')
    await confirm()
    await waitUntil(() => balloon.node === null)
    expect([...element.actions.pending.removedParts]).to.deep.equal(['p1'])
    expect(element.actions.pending.removed.size).to.equal(0)
    await waitUntil(() => focused(element)?.className === 'picture', 'the focus is back')
  })

  it('T-DEL-05 it closes, too, when the data are without the interface before the deletion is answered', async () => {
    const element = await mount()
    let answer: (result: Awaited<ReturnType<DeleteTransport>>) => void = () => undefined
    element.deleteTransport = () => new Promise((resolve) => (answer = resolve))
    const { balloon, askToDelete } = await openBalloon(element)
    askToDelete('port')
    await confirm()
    await waitUntil(() => element.actions.pending.loading.size)
    element.model = parseTopology({
      routers: [{ id: 'r1', name: 'router-main', status: 'Active', original_status: 'ACTIVE' }],
      networks: [{ id: 'n1', name: 'net', subnets: [] }],
      ports: [],
    })
    element.requestUpdate()
    await element.updateComplete
    answer({ type: 'success', message: 'Deleted Interface: p1' })
    await waitUntil(() => balloon.node === null)
  })

  it('T-DEL-01 the question lies over the balloon, which stays: after a no, and after a refusal, with the focus', async () => {
    const element = await mount()
    element.deleteTransport = () => Promise.resolve({ type: 'error', message: 'In use.' })
    const { balloon, askToDelete } = await openBalloon(element)
    askToDelete('router')
    await press('button:not(.danger)')
    expect(balloon.node?.id).to.equal('r1')
    await waitUntil(() => focused(element) === balloon)
    askToDelete('router')
    await confirm()
    await waitUntil(() => alertOf(element))
    expect(balloon.node?.id).to.equal('r1')
    await waitUntil(() => focused(element) === balloon)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(balloon.node, 'a press on the page closes it').to.equal(null)
  })

  it('T-DEL-06 the message is an alert of its type, without the markup of the server', async () => {
    const element = await mount()
    element.deleteTransport = () =>
      Promise.resolve({ type: 'error', message: 'Unable: <b>r</b><img src=x onerror="window.pwned=1">' })
    void element.actions.ask(router)
    await confirm()
    const alert = await waitUntil(() => alertOf(element))
    await customElements.whenDefined('stratus-alert')
    expect([alert.type, alert.message]).to.deep.equal(['error', 'Unable: r'])
    expect('pwned' in window).to.equal(false)
  })

  it('T-DEL-06 a page may show the message itself, and may keep a deletion to itself', async () => {
    const element = await mount()
    const heard: unknown[] = []
    element.addEventListener('stratus-topology-message', (event) => {
      event.preventDefault()
      heard.push((event as CustomEvent<unknown>).detail)
    })
    element.deleteTransport = () => Promise.resolve({ type: 'warning', message: 'In use.' })
    void element.actions.ask(router)
    await confirm()
    await waitUntil(() => heard.length)
    expect(heard).to.deep.equal([{ type: 'warning', message: 'In use.' }])
    expect(alertOf(element)).to.equal(null)

    element.addEventListener('stratus-topology-delete', (event) => event.preventDefault())
    element.actions.open({ kind: 'router', id: 'r1' }, () => new DOMRect(10, 10, 10, 10), 'pointer')
    const balloon = element.shadowRoot!.querySelector('stratus-topology-balloon')!
    const button = await waitUntil(() => balloon.shadowRoot!.querySelector<HTMLElement>('[data-delete="router"]'))
    let asked = false
    element.actions.ask = () => Promise.resolve(void (asked = true))
    button.click()
    expect([asked, question()]).to.deep.equal([false, null])
  })

  it('T-DEL-02 T-DEL-04 without a transport of the page a hidden frame of the right page does it', async () => {
    const element = await mount()
    void element.actions.ask(router)
    await confirm()
    const frame = await waitUntil(() => frames(element)[0])
    expect([frame.id, frame.hidden]).to.deep.equal(['ifr_r1', true])
    expect(new URL(frame.src).pathname).to.equal('/project/network_topology/router')
    await waitUntil(
      () => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL.includes('/router'),
    )
    sayIn(frame, { action: 'alert', iframe_id: 'ifr_r1', type: 'success', message: 'Deleted Router: router-main' })
    await waitUntil(() => element.actions.pending.removed.size)
    expect(frames(element)).to.have.length(0)
    const alert = await waitUntil(() => alertOf(element))
    await customElements.whenDefined('stratus-alert')
    expect(alert.message).to.equal('Deleted Router: router-main')
  })

  it('T-DEL-03 tells the page the id', async () => {
    const holder = await fixture<HTMLElement>('<div></div>')
    const result = deleteByFrame(router, { base: '/project/network_topology/', holder })
    const frame = holder.querySelector('iframe')!
    const told = new Promise<unknown>((resolve) => {
      frame.addEventListener('load', () =>
        frame.contentWindow!.addEventListener('message', ({ data }) => resolve(data)),
      )
    })
    expect(await told).to.equal('{"id":"r1"}')
    sayIn(frame, { iframe_id: 'ifr_r1', type: 'info', message: 'Later.' })
    expect(await result).to.deep.equal({ type: 'info', message: 'Later.' })
  })

  it('T-DEL-03 of an interface also its router and network', async () => {
    const holder = await fixture<HTMLElement>('<div></div>')
    const target = { ...router, kind: 'port', id: 'p1', routerId: 'r1', networkId: 'n1' } as const
    const result = deleteByFrame(target, { base: '/project/network_topology/', holder })
    const frame = holder.querySelector('iframe')!
    expect(new URL(frame.src).pathname).to.equal('/project/network_topology/router/r1/')
    const told = new Promise<unknown>((resolve) => {
      frame.addEventListener('load', () =>
        frame.contentWindow!.addEventListener('message', ({ data }) => resolve(data)),
      )
    })
    expect(JSON.parse((await told) as string)).to.deep.equal({ id: 'p1', router_id: 'r1', network_id: 'n1' })
    sayIn(frame, { iframe_id: 'ifr_p1', type: 'success', message: 'Deleted.' })
    await result
  })

  it('G-HTTP-05 a message of another window, another frame or another kind counts for nothing', async () => {
    const holder = await fixture<HTMLElement>('<div></div>')
    let done = false
    const result = deleteByFrame(router, { base: '/project/network_topology/', holder })
    void result.then(() => (done = true))
    const frame = holder.querySelector('iframe')!
    await oneEvent(frame, 'load')
    const good = { iframe_id: 'ifr_r1', type: 'success', message: 'forged' }
    let heard = 0
    const hear = () => void heard++
    window.addEventListener('message', hear)
    window.postMessage(JSON.stringify(good), '*')
    window.dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify(good),
        origin: 'https://evil.example',
        source: frame.contentWindow,
      }),
    )
    sayIn(frame, { ...good, iframe_id: 'ifr_other' })
    sayIn(frame, { nothing: true })
    await waitUntil(() => heard === 4, 'all of them have come')
    window.removeEventListener('message', hear)
    expect(done).to.equal(false)
    sayIn(frame, { ...good, message: 'true' })
    expect((await result).message).to.equal('true')
  })

  it('W-SHELL-08 a frame that never answers is an error in words, not for ever', async () => {
    const holder = await fixture<HTMLElement>('<div></div>')
    const result = await deleteByFrame(router, { base: '/project/network_topology/', holder, patience: 50 })
    expect(result).to.deep.equal({
      type: 'error',
      message: 'There was a problem communicating with the server, please try again.',
    })
    expect(holder.querySelector('iframe')).to.equal(null)
  })

  it('W-SHELL-08 a frame that is led to the sign-in page is an error at once', async () => {
    const holder = await fixture<HTMLElement>('<div></div>')
    const result = deleteByFrame(router, { base: '/project/network_topology/', holder })
    const frame = holder.querySelector('iframe')!
    await oneEvent(frame, 'load')
    frame.src = '/auth/login/?next=/'
    expect((await result).type).to.equal('error')
  })
})
