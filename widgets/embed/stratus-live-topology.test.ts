import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { ifDefined } from 'lit/directives/if-defined.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './define.js'
// They come when needed; here at once.
import '../topology/stratus-topology-balloon.define.js'
import '../topology/stratus-topology-flat.define.js'
import type { StratusLiveTopology } from './stratus-live-topology.js'
import { EmbedError, type EmbedTransport } from './transport.js'

consoleGate()

const answer = (name = 'router-main') => ({
  networks: [{ id: 'n1', name: 'net', status: 'Active', original_status: 'ACTIVE', url: '/n1/', subnets: [] }],
  routers: [{ id: 'r1', name, status: 'Active', original_status: 'ACTIVE', url: '/r1/' }],
  servers: [],
  ports: [],
})
const answering = (give: () => unknown) => {
  const asked: string[] = []
  const transport: EmbedTransport = async ({ url }) => {
    asked.push(url)
    await Promise.resolve()
    return give()
  }
  return { asked, transport }
}
const show = async (transport: EmbedTransport | undefined, data?: unknown, waits = true) => {
  const element = await fixture<StratusLiveTopology>(
    html`<stratus-live-topology
      view="flat"
      without-cookies
      webroot="/dash/"
      .transport=${transport}
      .data=${data}
    ></stratus-live-topology>`,
  )
  if (waits) await settled(element)
  return element
}
const settled = (element: StratusLiveTopology) =>
  waitUntil(() => (element.state === 'ready' ? devices(element).length > 0 : element.state !== 'loading'))
const flat = (element: StratusLiveTopology) => element.shadowRoot!.querySelector('stratus-topology-flat')
const devices = (element: StratusLiveTopology) =>
  [...(flat(element)?.shadowRoot!.querySelectorAll('.device') ?? [])].map((device) => device.getAttribute('aria-label'))
const words = (element: Element) => element.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim()

describe('<stratus-live-topology>', () => {
  it('T-MODEL-09 shows data of the page without asking anybody', async () => {
    const { asked, transport } = answering(answer)
    const element = await show(transport, answer())
    expect(devices(element)).to.deep.equal(['router-main, Router, Active'])
    expect(asked).to.deep.equal([])
  })

  it('T-MODEL-08 T-MODEL-09 asks by a transport of the page, with a timestamp; several share one request', async () => {
    const { asked, transport } = answering(answer)
    const [one, two] = [await show(transport), await show(transport)]
    expect(asked).to.have.length(1)
    const url = new URL(asked[0]!)
    expect(url.pathname).to.equal('/dash/project/network_topology/json')
    expect(url.search).to.match(/\d{13}/)
    for (const element of [one, two]) expect(devices(element)).to.have.length(1)
  })

  it('T-MODEL-08 asks again when it is told to, and no more once it has left the page', async () => {
    const { asked, transport } = answering(answer)
    const element = await show(transport)
    element.dispatchEvent(new CustomEvent('stratus-topology-reload'))
    await waitUntil(() => asked.length === 2)
    let isAborted = false
    const slow = await show(
      ({ signal }) => {
        signal.addEventListener('abort', () => (isAborted = true))
        return new Promise(() => undefined)
      },
      undefined,
      false,
    )
    slow.remove()
    // What is asked lives on for a moment: an element that is moved within the page goes on with it.
    await waitUntil(() => isAborted)
  })

  it('T-MODEL-09 a session is used on the page’s own origin only; the sign-in page is no answer', async () => {
    const { fetch } = window
    const sent: [string, RequestInit][] = []
    let redirected = false
    window.fetch = (url, init = {}) => {
      sent.push([String(url), init])
      const response = redirected
        ? new Response('<form></form>', { headers: { 'Content-Type': 'text/html' } })
        : Response.json(answer())
      if (redirected) {
        Object.defineProperty(response, 'redirected', { value: true })
        Object.defineProperty(response, 'url', { value: `${location.origin}/auth/login/?next=/` })
      }
      return Promise.resolve(response)
    }
    try {
      const own = await fixture<StratusLiveTopology>(
        html`<stratus-live-topology src="/own.json" view="flat" without-cookies></stratus-live-topology>`,
      )
      await settled(own)
      const other = await fixture<StratusLiveTopology>(
        html`<stratus-live-topology
          src="https://else.test/x.json"
          view="flat"
          without-cookies
        ></stratus-live-topology>`,
      )
      await settled(other)
      redirected = true
      const gone = await fixture<StratusLiveTopology>(
        html`<stratus-live-topology src="/gone.json" webroot="/dash/" without-cookies></stratus-live-topology>`,
      )
      await waitUntil(() => gone.state === 'no-access')
    } finally {
      window.fetch = fetch
    }
    const told = sent.map(([url, { credentials, headers }]) => [
      new URL(url).host === location.host,
      new URL(url).pathname,
      credentials,
      new Headers(headers).get('x-requested-with'),
    ])
    expect(told).to.deep.equal([
      [true, '/own.json', 'same-origin', 'XMLHttpRequest'],
      [false, '/x.json', 'omit', null],
      [true, '/gone.json', 'same-origin', 'XMLHttpRequest'],
    ])
  })

  it('M-LIVE-03 says whether an answer says something else than the one before', async () => {
    const names = ['router', 'router', 'renamed']
    const { transport } = answering(() => answer(names.shift()))
    const element = document.createElement('stratus-live-topology')
    element.transport = transport
    element.interval = 0
    const told: boolean[] = []
    element.addEventListener('stratus-load', ({ detail }) => told.push(detail.changed))
    document.body.append(element)
    for (const count of [1, 2, 3]) {
      await waitUntil(() => told.length === count)
      element.refresh()
    }
    expect(told.slice(0, 3)).to.deep.equal([true, false, true])
    element.remove()
  })

  it('T-MODEL-09 takes new data by an event', async () => {
    const element = await show(undefined, answer())
    element.dispatchEvent(new CustomEvent('stratus-topology-changed', { detail: answer('renamed') }))
    await waitUntil(() => devices(element).join() === 'renamed, Router, Active')
  })

  it('is read-only, until the page says that it has a session; then every action is a request', async () => {
    const element = await show(undefined, answer())
    const balloon = element.shadowRoot!.querySelector('stratus-topology-balloon')!
    expect(balloon.readOnly).to.equal(true)
    element.withActions = true
    await element.updateComplete
    expect(balloon.readOnly).to.equal(false)
    await balloon.show({ kind: 'router', id: 'r1' }, () => new DOMRect(9, 9, 9, 9))
    element.addEventListener('stratus-topology-action', (event) => event.preventDefault())
    const asked = oneEvent(element, 'stratus-topology-action')
    balloon.shadowRoot!.querySelector<HTMLElement>('[data-action="add-interface"]')!.click()
    expect((await asked).detail.href).to.equal('/dash/project/network_topology/router/r1/addinterface')
  })

  it('W-SHELL-08 without a session it says that there is no access, once', async () => {
    for (const code of ['unauthenticated', 'forbidden'] as const) {
      const { asked, transport } = answering(() => {
        throw new EmbedError(code, 'raw words of a server')
      })
      const element = await show(transport)
      await element.updateComplete
      expect(words(element)).to.equal('You are not allowed to see the network topology.')
      expect(asked).to.have.length(1)
    }
  })

  it('M-LIVE-01 M-LIVE-02 when access ends no name stays, not in the balloon nor for screen readers; it comes back', async () => {
    let refused = false
    const { transport } = answering(() => {
      if (refused) throw new EmbedError('forbidden', 'The server answered 403.')
      return answer()
    })
    const element = await show(transport)
    const access: boolean[] = []
    element.addEventListener('stratus-access-change', ({ detail }) => access.push(detail.access))
    element.selected = { kind: 'router', id: 'r1' }
    await element
      .shadowRoot!.querySelector('stratus-topology-balloon')!
      .show({ kind: 'router', id: 'r1' }, () => new DOMRect(9, 9, 9, 9))
    refused = true
    element.refresh()
    await waitUntil(() => element.state === 'no-access')
    await element.updateComplete
    expect(words(element)).to.equal('You are not allowed to see the network topology.')
    expect(element.shadowRoot!.querySelector('stratus-topology-flat, stratus-topology-balloon')).to.equal(null)
    expect(element.selected).to.equal(null)
    expect(await element.exportSvg()).to.equal('')
    refused = false
    window.dispatchEvent(new Event('online'))
    await waitUntil(() => devices(element).length > 0)
    expect(devices(element)).to.deep.equal(['router-main, Router, Active'])
    await waitUntil(() => access.length === 2)
    expect(access).to.deep.equal([false, true])
  })

  it('M-LOOK-01 leaves out the tools that the page does not want', async () => {
    const element = await show(undefined, answer())
    const labels = () =>
      [...element.shadowRoot!.querySelectorAll('.toolbar > *, .zoom')].map(
        (group) => group.getAttribute('aria-label') ?? group.className,
      )
    expect(labels()).to.deep.equal(['View', 'find', 'Type', 'Status', 'Picture'])
    element.toolbar = 'search'
    await element.updateComplete
    expect(labels()).to.deep.equal(['find'])
    element.view = 'graph'
    await element.updateComplete
    expect(labels()).to.deep.equal(['find'])
    element.toolbar = 'none'
    await element.updateComplete
    expect(labels()).to.deep.equal([])
    expect(element.shadowRoot!.querySelector('[part=toolbar]')).to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('M-LIVE-05 with interval 0 it asks once; who asks as often shares', async () => {
    const asking = async (interval: string | undefined, transport: EmbedTransport) => {
      const element = await fixture<StratusLiveTopology>(
        html`<stratus-live-topology
          view="flat"
          without-cookies
          interval=${ifDefined(interval)}
          .transport=${transport}
        ></stratus-live-topology>`,
      )
      await settled(element)
    }
    const { asked, transport } = answering(answer)
    await asking('0', transport)
    await asking('0', transport)
    expect(asked).to.have.length(1)
    await asking('1', transport)
    await waitUntil(() => asked.length >= 3)
    const usual = answering(answer)
    await asking('ten', usual.transport)
    await asking(undefined, usual.transport)
    expect(usual.asked).to.have.length(1)
    expect(takeConsole().join()).to.contain('interval="ten" is no number')
  })

  it('a failure keeps the picture and offers to try again', async () => {
    let broken = false
    const { transport } = answering(() => {
      if (broken) throw new EmbedError('server', 'The server answered 500.')
      return answer()
    })
    const element = await show(transport)
    broken = true
    element.refresh()
    await waitUntil(() => words(element).includes('Try again'))
    expect(devices(element)).to.have.length(1)
    broken = false
    element.refresh()
    await waitUntil(() => !words(element).includes('Try again'))
  })
})
