import { describe, expect, it } from 'vitest'
import { createDemoCloud } from '../index.js'
import { createClient } from '../../client.js'
import { browserCloud } from './browser.js'
import { nodeHandler } from './node.js'
import type { ProgressLike } from '../../http/upload.js'
import { defined } from '../../testing/defined.js'

/** As much of `document.cookie` as matters: one line at a time goes in, all come out. */
function fakeDocument() {
  const jar = new Map<string, string>()
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
}

const ajax = { 'X-Requested-With': 'XMLHttpRequest' }

async function signedIn() {
  const page = fakeDocument()
  const browser = browserCloud(createDemoCloud(), page, 'https://portal.example/docs/demo.html')
  const login = await (await browser.fetch('/auth/login/')).text()
  const token = defined(/name="csrfmiddlewaretoken" value="(\w+)"/.exec(login)?.[1])
  const body = new URLSearchParams({
    csrfmiddlewaretoken: token,
    username: 'demo',
    password: 'demo',
    region: 'default',
  })
  const answer = await browser.fetch('/auth/login/', { method: 'POST', headers: ajax, body })
  return { page, browser, answer }
}

describe('a demo cloud for tests without a page', () => {
  it('is signed in to and asked by the client, as the README says', async () => {
    const browser = browserCloud(createDemoCloud())
    await browser.signIn('demo', 'demo')
    const client = createClient(browser)
    const { items } = await client.call('nova.servers.list')
    expect(items.length).toBeGreaterThan(0)
    const { id } = await client.call('neutron.networks.create', { body: { name: 'made' } })
    const { items: networks } = await client.call('neutron.networks.list')
    expect(networks.find((each) => each.id === id)?.name).toBe('made')
    await client.auth.logout()
    await expect(client.call('nova.flavors.list', { fresh: true })).rejects.toThrow('Unable to retrieve the flavors.')
  })

  it.each([
    ['demo', 'wrong'],
    ['code', 'code'],
  ])('%s does not get in with the password %s', async (name, password) => {
    await expect(browserCloud(createDemoCloud()).signIn(name, password)).rejects.toThrow(`${name} cannot sign in`)
  })
})

describe('in a browser', () => {
  it('G-HTTP-02 keeps the session to itself and mirrors the CSRF token to the document', async () => {
    const { page, browser, answer } = await signedIn()
    expect(answer.headers.get('X-Horizon-Location')).toBe('/')
    expect(page.cookie).toMatch(/csrftoken=\w{64}/)
    expect(page.cookie).not.toContain('sessionid')
    const servers = await browser.fetch('/api/nova/servers/', { headers: ajax })
    expect(servers.status).toBe(200)
    expect(((await servers.json()) as { items: unknown[] }).items).toHaveLength(10)
  })

  it('G-HTTP-02 reads what the page writes into its cookies', async () => {
    const { page, browser } = await signedIn()
    page.cookie = 'API_RESULT_PAGE_SIZE=3; path=/'
    const images = await browser.fetch('/api/glance/images/?paginate=true', { headers: ajax })
    expect(((await images.json()) as { items: unknown[] }).items).toHaveLength(3)
  })

  it('follows redirects as a browser does', async () => {
    const { page, browser } = await signedIn()
    const answer = await browser.fetch('/api/nova/servers', { headers: ajax })
    expect(answer.status).toBe(200)
    await browser.fetch('/auth/logout/', { headers: ajax })
    expect((await browser.fetch('/api/nova/servers/', { headers: ajax })).status).toBe(401)
    expect(page.cookie).not.toContain('sessionid')
  })

  it('G-HTTP-07 uploads tell their progress and can be stopped', async () => {
    const { page, browser } = await signedIn()
    const token = defined(/csrftoken=(\w+)/.exec(page.cookie)?.[1])
    const upload = (stop: boolean) =>
      new Promise<unknown>((resolve) => {
        const seen: number[] = []
        const xhr = browser.createXhr()
        const form = new FormData()
        form.set('file', new Blob(['x'.repeat(4000)]), 'up.txt')
        xhr.open('POST', '/api/swift/containers/docs/object/up.txt')
        xhr.setRequestHeader('X-CSRFToken', token)
        xhr.upload.addEventListener('progress', (event: Event & ProgressLike) => {
          seen.push((event.loaded ?? 0) / (event.total ?? 1))
        })
        xhr.addEventListener('load', () => resolve([xhr.status, seen.at(-1), seen.length]))
        xhr.addEventListener('abort', () => resolve('aborted'))
        xhr.send(form)
        if (stop) xhr.abort()
      })
    expect(await upload(false)).toEqual([201, 1, 4])
    expect(await upload(true)).toBe('aborted')
  })
})

describe('in Node', () => {
  it('takes the cookies of the request and answers a dropped call as a gateway would', async () => {
    const cloud = createDemoCloud()
    const handler = nodeHandler(cloud)
    const login = await handler(new Request('http://localhost/auth/login/'))
    expect(login.headers.getSetCookie()[0]).toMatch(/^csrftoken=\w{64}; Path=\/; SameSite=Lax$/)
    cloud.faults.add({ path: '/header/', kind: 'drop' })
    expect((await handler(new Request('http://localhost/header/'))).status).toBe(502)
    expect(
      (await handler(new Request('http://localhost/header/', { headers: { Cookie: 'sessionid=nobody' } }))).status,
    ).toBe(502)
  })
})
