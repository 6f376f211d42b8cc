import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dashboardOnFreshCloud, rowOf, signedIn } from './support/dashboard.js'

const server = dashboardOnFreshCloud()

/** A script and all it needs before it runs, as the server sends them. */
async function scriptsOf(address: string, found = new Map<string, string>()): Promise<Map<string, string>> {
  if (found.has(address)) return found
  const text = await (await fetch(address)).text()
  found.set(address, text)
  for (const [, next = ''] of text.matchAll(/(?:from|import)"(\.[^"]+)"/g))
    await scriptsOf(new URL(next, address).href, found)
  return found
}

/** The scripts that the document announces, and its entry. */
async function announced(): Promise<string[]> {
  const html = await (await fetch(`${server.url}/auth/login/`, { headers: { Accept: 'text/html' } })).text()
  const links = html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"|<script[^>]*src="([^"]+)"/g)
  return [...links].map(([, link, entry]) => new URL(link ?? entry ?? '', `${server.url}/`).href)
}

describe('the document', () => {
  it('starts the first reads after a few kilobytes of script, whatever the app weighs', async () => {
    const { context, close } = await signedIn(server, '/project/images')
    const headers = { Accept: 'text/html' }
    const html = await (await context.request.get(`${server.url}/project/images`, { headers })).text()
    await close()
    const [entry = '', source = ''] = /<script[^>]*src="([^"]+)"[^>]*>/.exec(html) ?? []
    // Neither the body nor the styles hold it up.
    expect(entry).toContain('async')
    const scripts = await scriptsOf(new URL(source, `${server.url}/`).href)
    expect([...scripts.values()].join('').length).toBeLessThan(10_000)
    // The script may run before the rest is read.
    expect(html.indexOf('api/keystone/user-session/')).toBeGreaterThan(0)
    expect(html.indexOf('api/keystone/user-session/')).toBeLessThan(html.indexOf(entry))
  })
})

describe('the scripts of a page', () => {
  it('DEC-46 that the document of any page announces are there', async () => {
    const pages = (await (await fetch(`${server.url}/stratus/pages.json`)).json()) as Record<string, string[]>
    expect(Object.keys(pages)).toContain('project/volumes/:id')
    const files = [...new Set(Object.values(pages).flat())]
    const answers = await Promise.all(
      files.map(async (file) => [file, (await fetch(`${server.url}/${file}`, { method: 'HEAD' })).status]),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('carry what pages show, and not what dialogs ask for later', async () => {
    const texts = await Promise.all((await announced()).map(async (address) => (await fetch(address)).text()))
    expect(texts.length).toBeGreaterThan(3)
    const defined = (tag: string): boolean => new RegExp(`\\(["'\`]${tag}["'\`],`).test(texts.join('\n'))
    expect(defined('stratus-live-table')).toBe(true)
    for (const later of ['stratus-wizard', 'stratus-metadata-tree', 'stratus-transfer-table', 'stratus-quota-pie'])
      expect(defined(later), later).toBe(false)
  })
  it('G-SIZE-01 a first visit to Images takes at most 250 kB of script, gzipped, until it shows its rows', async () => {
    const needed = new Map<string, string>()
    for (const address of await announced()) await scriptsOf(address, needed)
    const [, page] = /"\.\/(ImagesPage-[^"]+\.js)"/.exec([...needed.values()].join('\n')) ?? []
    if (!page) throw new Error('nobody asks for the page of images')
    await scriptsOf(new URL(page, [...needed.keys()].at(-1)).href, needed)
    const bytes = [...needed.values()].reduce((sum, text) => sum + gzipSync(text).length, 0)
    expect(needed.size).toBeGreaterThan(9)
    expect(bytes).toBeLessThanOrEqual(250_000)
  })
  it('G-SIZE-02 what follows by itself is small, in few files, and none of it is for the cloud’s own pages', async () => {
    const { page, close } = await signedIn(server, '/project/images')
    const asked = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') asked.add(response.url())
    })
    await page.reload()
    await rowOf(page, 'cirros').waitFor()
    // The last that comes by itself.
    await expect.poll(() => [...asked].some((address) => address.includes('/sign-in-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    // Each file is a round trip: what comes together is in one.
    expect(asked.size).toBeLessThanOrEqual(24)
    const texts = await Promise.all([...asked].map(async (address) => (await fetch(address)).text()))
    expect(texts.filter((text) => text.includes('isSupported')).length, 'sanitizer').toBe(0)
    expect(texts.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThanOrEqual(310_000)
    await close()
  })
})
