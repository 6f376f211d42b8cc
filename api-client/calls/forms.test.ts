import { describe, expect, it } from 'vitest'
import { createClient } from '../client.js'
import { html, stubServer } from '../testing/stub-server.js'

const refusal = '<div class="messages"><div class="alert alert-danger"><p>Failed to add route.</p></div></div>'
const form = { action: 'project/routers/r1/addrouterroute', fields: [], errors: [], token: null }

/** A Horizon that leads from the form to a page, and says what came of it on these. */
function horizon(location: string, tellers: readonly string[]) {
  const server = stubServer(async ({ method, url }) => {
    if (method !== 'POST') return html(tellers.includes(url) ? refusal : '<div></div>')
    return new Response('', { headers: { 'Content-Type': 'text/html', 'X-Horizon-Location': location } })
  })
  const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' } })
  return { client, urls: server.urls, seen: server.seen }
}

describe('a form of Horizon that was sent', () => {
  it('P-FORM-02 hears what came of it from the page that it leads to, and asks no other', async () => {
    const { client, urls } = horizon('/project/volumes/', ['/project/volumes/'])
    const { messages } = await client.sendForm(form, {})
    expect(messages.map(({ text }) => text)).toEqual(['Failed to add route.'])
    expect(urls()).toEqual(['POST /project/routers/r1/addrouterroute', 'GET /project/volumes/'])
  })

  it('P-FORM-02 asks for all of a page of tabs, which says nothing to scripts', async () => {
    const { client, seen } = horizon('/project/routers/r1/', ['/project/routers/r1/'])
    const { messages } = await client.sendForm(form, {})
    expect(messages).toMatchObject([{ type: 'error', text: 'Failed to add route.' }])
    expect(seen.map(({ headers }) => headers.get('X-Requested-With'))).toEqual(['XMLHttpRequest', 'Stratus'])
  })

  it('P-FORM-02 was taken, also when the page that says what came of it cannot be read: nobody sends it twice', async () => {
    const server = stubServer(({ method }) =>
      method === 'POST' ? html('', 200, { 'X-Horizon-Location': '/project/volumes/' }) : html('down', 503),
    )
    const client = createClient({ fetch: server.fetch, document: { cookie: 'csrftoken=t' } })
    expect(await client.sendForm(form, {})).toEqual({ ok: true, messages: [] })
  })

  it('A-REL-03 a 403 of Horizon 27 that says why is a refusal, and the form stays; any other is an error', async () => {
    const said =
      'BadRequestException: 400: Client Error for url: http://n/v2.0/routers/r, the nexthop is not connected with router'
    const told = [
      ['error', `Unauthorized: x: ${said}…${said}`, ''],
      ['error', 'Unauthorized: …', ''],
    ]
    const answering = (headers: Record<string, string>) =>
      createClient({
        fetch: stubServer(() => new Response('<h1>Unauthorized</h1>', { status: 403, headers })).fetch,
        document: { cookie: 'csrftoken=t' },
      })
    const messages = JSON.stringify(told).replace(/…/g, '\\u2026')
    const refused = await answering({ 'X-Horizon-Messages': messages }).sendForm(form, {})
    expect(refused).toEqual({
      ok: false,
      form,
      messages: [{ type: 'error', text: 'the nexthop is not connected with router' }],
    })
    await expect(answering({}).sendForm(form, {})).rejects.toMatchObject({ code: 'forbidden' })
  })
})
