import { expect } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import './define.js'
import '../live-table/stratus-live-table.define.js'
import type { StratusLiveInstances } from './stratus-live-instances.js'
import { EmbedError } from './transport.js'

consoleGate()

const vm = (name: string, status = 'ACTIVE') => ({
  id: name,
  name,
  status,
  addresses: ['10.0.0.5'],
  flavor: 'm1.small',
})
const words = (element: Element) => element.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim()
const table = (element: Element) => element.shadowRoot!.querySelector('stratus-live-table')
const names = (element: Element) =>
  [...(table(element)?.shadowRoot!.querySelectorAll('tbody [role=rowheader]') ?? [])].map((cell) =>
    cell.textContent.trim(),
  )
const open = (set: Partial<StratusLiveInstances>) => {
  const element = Object.assign(document.createElement('stratus-live-instances'), set)
  document.body.append(element)
  return element
}
afterEach(() => document.querySelectorAll('stratus-live-instances').forEach((element) => element.remove()))

describe('<stratus-live-instances>', () => {
  it('M-LIST-01 lists data of the page, read-only, with the columns that it wants', async () => {
    const element = open({ data: { items: [vm('web-1'), vm('db-1', 'ERROR')] } })
    await waitUntil(() => names(element).length === 2)
    expect(names(element)).to.deep.equal(['web-1', 'db-1'])
    expect(table(element)!.columns.map(({ id }) => id)).to.have.length(6)
    expect(table(element)!.shadowRoot!.querySelectorAll('tbody input, tbody stratus-action-list')).to.have.length(0)
    await expect(element).to.be.accessible()
    element.show = 'status, name nonsense'
    await element.updateComplete
    expect(table(element)!.columns.map(({ id }) => id)).to.deep.equal(['status', 'name'])
    expect(takeConsole().join()).to.contain('knows no columns "nonsense"')
  })

  it('M-LIVE-01 M-LIST-01 asks with a grant; when access ends no name stays, and the list comes back', async () => {
    const asked: string[] = []
    let refused = false
    const real = window.fetch
    window.fetch = async (url) => {
      asked.push(String(url))
      await Promise.resolve()
      return refused ? new Response('"Refused."', { status: 403 }) : Response.json({ items: [vm('web-1')] })
    }
    const told: boolean[] = []
    const element = open({
      webroot: 'https://dash.test/',
      grant: () => Promise.resolve({ grant: 'g1', expires_in: 300 }),
    })
    element.addEventListener('stratus-access-change', ({ detail }) => told.push(detail.access))
    await waitUntil(() => names(element).length === 1)
    refused = true
    table(element)!.dispatchEvent(new CustomEvent('stratus-refresh'))
    await waitUntil(() => words(element) === 'You have no access to this.')
    expect(table(element) === null).to.equal(true)
    refused = false
    window.dispatchEvent(new Event('focus'))
    await waitUntil(() => names(element).length === 1)
    window.fetch = real
    await waitUntil(() => told.length === 2)
    expect(told).to.deep.equal([false, true])
    expect(new Set(asked)).to.deep.equal(new Set(['https://dash.test/stratus-portal/instances']))
  })

  it('M-LIST-01 keeps unchanged rows the same objects, and the list when the cloud fails', async () => {
    let broken = false
    let items = [vm('web-1')]
    const element = open({
      transport: async () => {
        await Promise.resolve()
        if (broken) throw new EmbedError('server', 'The server answered 500.')
        return { items: items.map((each) => ({ ...each })) }
      },
    })
    await waitUntil(() => names(element).length === 1)
    const { rows } = table(element)!
    const loaded = new Promise((resolve) => element.addEventListener('stratus-load', resolve, { once: true }))
    element.refresh()
    await loaded
    expect(table(element)!.rows === rows).to.equal(true)
    broken = true
    element.refresh()
    await waitUntil(() => words(element).includes('This may be out of date'))
    expect(names(element)).to.deep.equal(['web-1'])
    broken = false
    items = []
    element.refresh()
    await waitUntil(() => names(element).length === 0)
  })
  it('M-LIVE-01 names go when the address leads to the sign-in page of a portal', async () => {
    const real = window.fetch
    let signedIn = true
    window.fetch = () => {
      if (signedIn) return Promise.resolve(Response.json({ items: [vm('web-1')] }))
      const page = new Response('<form></form>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      Object.defineProperty(page, 'redirected', { value: true })
      Object.defineProperty(page, 'url', { value: `${location.origin}/accounts/signin` })
      return Promise.resolve(page)
    }
    try {
      const element = open({ src: '/my-proxy/servers.json' })
      await waitUntil(() => names(element).length === 1)
      signedIn = false
      element.refresh()
      await waitUntil(() => words(element) === 'You have no access to this.')
      expect(names(element)).to.deep.equal([])
    } finally {
      window.fetch = real
    }
  })

  it('M-LIVE-06 an answer without a list has failed, and is no empty list', async () => {
    const element = open({ transport: () => Promise.resolve({ error: 'The proxy lost the cloud.' }) })
    await waitUntil(() => words(element).startsWith('The data could not be loaded.'))
  })
})
