import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './define.js'
import type { StratusLiveQuota } from './stratus-live-quota.js'
import { EmbedError, type EmbedTransport } from './transport.js'

consoleGate()

const limits = { totalInstancesUsed: 3, maxTotalInstances: 10, totalCoresUsed: 4, maxTotalCores: 20 }
const words = (element: Element) => element.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim()
const pies = (element: Element) => [...element.shadowRoot!.querySelectorAll('stratus-quota-pie')]
const answering = (answer: () => unknown) => {
  const asked: string[] = []
  const transport: EmbedTransport = async ({ url }) => {
    asked.push(url)
    await Promise.resolve()
    return answer()
  }
  return { asked, transport }
}
const show = async (transport: EmbedTransport | undefined, data?: unknown) => {
  const element = await fixture<StratusLiveQuota>(
    html`<stratus-live-quota webroot="/dash/" .transport=${transport} .data=${data}></stratus-live-quota>`,
  )
  await waitUntil(() => words(element) !== 'Loading')
  return element
}

describe('<stratus-live-quota>', () => {
  it('shows data of the page without asking anybody', async () => {
    const { asked, transport } = answering(() => limits)
    const element = await show(transport, limits)
    expect(pies(element).map(({ heading, used, max }) => [heading, used, max])).to.deep.equal([
      ['Instances', 3, 10],
      ['vCPUs', 4, 20],
    ])
    expect(asked).to.deep.equal([])
    await expect(element).to.be.accessible()
  })

  it('asks by the transport of the page; several that ask the same share one request', async () => {
    const { asked, transport } = answering(() => limits)
    const [one, two] = [await show(transport), await show(transport)]
    expect(asked).to.have.length(1)
    expect(new URL(asked[0]!).pathname).to.equal('/dash/api/nova/limits/')
    for (const element of [one, two]) expect(pies(element)).to.have.length(2)
  })

  it('W-SHELL-08 says quietly that there is no access, and never a raw error', async () => {
    const { asked, transport } = answering(() => {
      throw new EmbedError('forbidden', 'The server answered 403.')
    })
    const element = await show(transport)
    expect(words(element)).to.equal('You have no access to this.')
    expect(asked).to.have.length(1)
    await expect(element).to.be.accessible()
  })

  it('asks a dashboard elsewhere with a grant, when the page has no transport of its own', async () => {
    const asked: Array<[url: string, authorization: string | null]> = []
    const real = window.fetch
    window.fetch = async (url, init) => {
      asked.push([String(url), new Headers(init?.headers).get('authorization')])
      await Promise.resolve()
      return Response.json(limits)
    }
    const element = document.createElement('stratus-live-quota')
    element.webroot = 'https://dash.test/dashboard'
    element.grant = () => Promise.resolve({ grant: 'g1', expires_in: 300 })
    document.body.append(element)
    await waitUntil(() => pies(element).length === 2)
    window.fetch = real
    element.remove()
    expect(asked.map(([url, authorization]) => [url.split('?')[0], authorization])).to.deep.equal([
      ['https://dash.test/dashboard/stratus-portal/quota', 'Stratus-Grant g1'],
    ])
  })

  it('M-GRANT-02 asks for the quotas of the service that it is for, each at its own address', async () => {
    const asked: string[] = []
    const real = window.fetch
    window.fetch = async (url) => {
      asked.push(String(url))
      await Promise.resolve()
      return Response.json({ totalVolumesUsed: 1, maxTotalVolumes: 10, totalNetworksUsed: 2 })
    }
    const grant = () => Promise.resolve({ grant: 'g1', expires_in: 300 })
    const element = document.createElement('stratus-live-quota')
    Object.assign(element, { webroot: 'https://dash.test/', grant, service: 'volume' })
    document.body.append(element)
    await waitUntil(() => pies(element).length === 2)
    element.service = 'network'
    element.show = 'networks'
    await waitUntil(() => asked.length === 2 && pies(element).length === 1)
    element.grant = ''
    await element.updateComplete
    window.fetch = real
    element.remove()
    expect(asked).to.deep.equal([
      'https://dash.test/stratus-portal/volume-quota',
      'https://dash.test/stratus-portal/network-quota',
    ])
    expect(takeConsole().join()).to.contain('for the network')
  })

  it('says that there is no access when the portal gives no grant', async () => {
    const refused = () => Promise.reject(new EmbedError('unauthenticated', 'Nobody is signed in.'))
    const element = await fixture<StratusLiveQuota>(
      html`<stratus-live-quota webroot="https://dash.test/" .grant=${refused}></stratus-live-quota>`,
    )
    await waitUntil(() => words(element) === 'You have no access to this.')
  })

  it('offers to try again after a failure', async () => {
    let broken = true
    const { transport } = answering(() => {
      if (broken) throw new EmbedError('server', 'The server answered 500.')
      return limits
    })
    const element = await show(transport)
    expect(words(element)).to.contain('The data could not be loaded.')
    broken = false
    element.shadowRoot!.querySelector<HTMLElement>('button')!.click()
    await waitUntil(() => pies(element).length === 2)
  })

  it('M-LIVE-01 M-LIVE-02 M-LIVE-03 figures go when access ends, and come back when the page gets the focus; the page is told', async () => {
    let refused = false
    const { asked, transport } = answering(() => {
      if (refused) throw new EmbedError('unauthenticated', 'The server answered 401.')
      return limits
    })
    const element = document.createElement('stratus-live-quota')
    element.transport = transport
    const told: string[] = []
    element.addEventListener('stratus-load', ({ detail }) => told.push(`load ${detail.changed}`))
    element.addEventListener('stratus-error', ({ detail }) => told.push(`error ${detail.code}`))
    element.addEventListener('stratus-access-change', ({ detail }) => told.push(`access ${detail.access}`))
    document.body.append(element)
    await waitUntil(() => pies(element).length === 2)
    window.dispatchEvent(new Event('focus'))
    refused = true
    element.refresh()
    await waitUntil(() => words(element) === 'You have no access to this.')
    expect(pies(element)).to.have.length(0)
    refused = false
    window.dispatchEvent(new Event('focus'))
    await waitUntil(() => pies(element).length === 2)
    element.refresh()
    await waitUntil(() => told.length === 6)
    expect(asked).to.have.length(4)
    expect(told).to.deep.equal([
      'load true',
      'access false',
      'error unauthenticated',
      'access true',
      'load true',
      'load false',
    ])
    element.remove()
  })

  it('M-LIVE-03 tells of an amount that comes near its limit, once', async () => {
    const element = document.createElement('stratus-live-quota')
    const told: unknown[] = []
    element.addEventListener('stratus-near-limit', ({ detail }) => told.push([detail.figure.id, detail.level]))
    document.body.append(element)
    for (const totalCoresUsed of [4, 16, 17, 20]) {
      element.data = { ...limits, totalCoresUsed }
      await element.updateComplete
    }
    element.remove()
    expect(told).to.deep.equal([
      ['cores', 'near'],
      ['cores', 'full'],
    ])
  })

  it('M-LIVE-02 what is not found is a failure, not an endless wait', async () => {
    const { transport } = answering(() => {
      throw new EmbedError('not-found', 'The server answered 404.')
    })
    expect(words(await show(transport))).to.contain('The data could not be loaded.')
  })

  it('shows only what is wanted; says when the answer tells of nothing', async () => {
    const element = await show(undefined, limits)
    element.show = 'cores'
    await element.updateComplete
    expect(pies(element)).to.have.length(1)
    element.data = {}
    await element.updateComplete
    expect(words(element)).to.equal('No data available.')
  })

  it('stops asking when it leaves the page, and goes on when it comes back', async () => {
    const { transport } = answering(() => limits)
    const element = await show(transport)
    const parent = element.parentElement!
    element.remove()
    parent.append(element)
    await element.updateComplete
    expect(pies(element)).to.have.length(2)
  })
  it('M-LIVE-08 a hidden one asks nothing once it has its figures; shown again, or told to, it asks at once', async () => {
    const hidden = answering(() => limits)
    const seen = answering(() => limits)
    const around = document.createElement('details')
    around.open = true
    const [element, other] = [hidden, seen].map(({ transport }) =>
      Object.assign(document.createElement('stratus-live-quota'), { transport, interval: 1 }),
    )
    around.append(element!)
    document.body.append(around, other!)
    await waitUntil(() => hidden.asked.length > 1)
    /** How often it is asked while the one that is seen asks twice. */
    const askedMeanwhile = async () => {
      const [before, since] = [hidden.asked.length, seen.asked.length]
      await waitUntil(() => seen.asked.length > since + 1)
      return hidden.asked.length - before
    }
    const rests = () => waitUntil(async () => (await askedMeanwhile()) === 0)
    around.open = false
    await rests()
    const before = hidden.asked.length
    element!.refresh()
    await waitUntil(() => hidden.asked.length > before)
    expect(pies(element!)).to.have.length(2)
    await rests()
    around.open = true
    expect(await askedMeanwhile()).to.be.above(0)
    around.remove()
    other!.remove()
  })

  it('M-LIVE-08 a page may hide it until it has its figures', async () => {
    let refused = true
    const { transport } = answering(() => {
      if (refused) throw new EmbedError('unauthenticated', 'The server answered 401.')
      return limits
    })
    const element = Object.assign(document.createElement('stratus-live-quota'), { transport, hidden: true })
    element.addEventListener('stratus-access-change', ({ detail }) => (element.hidden = !detail.access))
    document.body.append(element)
    await waitUntil(() => words(element) === 'You have no access to this.')
    refused = false
    window.dispatchEvent(new Event('focus'))
    await waitUntil(() => !element.hidden && pies(element).length === 2)
    element.remove()
  })
})
