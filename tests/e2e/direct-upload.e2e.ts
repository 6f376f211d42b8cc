import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page, Visit } from './support/browser.js'
import { dashboardOnFreshCloud, expectToast, rowOf, signedIn } from './support/dashboard.js'
import { startServer, type Dashboard, type HostServer } from './support/server.js'

/** An image service on an origin of its own: the half of Glance that a browser meets in a direct upload. */
interface ImageService {
  readonly origin: string
  /** Origin that its `[cors] allowed_origin` names. */
  allowed: string | null
  readonly got: Array<{ headers: IncomingMessage['headers']; bytes: number }>
  readonly server: Server
}

/** The headers are those of Glance 25 (oslo.middleware 5), with and without `allowed_origin`. */
async function startImageService(): Promise<ImageService> {
  const server = createServer((request, answer) => {
    if (service.allowed && request.headers.origin === service.allowed) {
      answer.setHeader('Vary', 'Origin')
      answer.setHeader('Access-Control-Allow-Origin', service.allowed)
      answer.setHeader('Access-Control-Allow-Credentials', 'true')
    }
    if (request.method === 'OPTIONS') {
      if (answer.hasHeader('Access-Control-Allow-Origin')) {
        answer.setHeader('Access-Control-Max-Age', '3600')
        answer.setHeader('Access-Control-Allow-Methods', 'PUT')
        answer.setHeader('Access-Control-Allow-Headers', 'content-type,x-auth-token')
      }
      answer.end()
      return
    }
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => {
      service.got.push({ headers: request.headers, bytes })
      answer.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: ImageService = { origin: `http://127.0.0.1:${port}`, allowed: null, got: [], server }
  return service
}

const cloud = dashboardOnFreshCloud()
let images: ImageService
let between: Server
let host: HostServer

/** What a cloud whose uploads go straight to the image service says otherwise. */
function direct(method: string, path: string, answer: Record<string, unknown>): Record<string, unknown> {
  if (path === '/api/settings/') return { ...answer, HORIZON_IMAGES_UPLOAD_MODE: 'direct' }
  if (path !== '/api/glance/images/' || method !== 'PUT') return answer
  const upload_url = `${images.origin}/v2/images/${String(answer['id'])}/file`
  return { ...answer, upload_url, token_id: 'token-of-the-upload' }
}

/**
 * Stands between dashboard and demo cloud and makes it such a cloud. In the browser it would not do: while Playwright changes answers
 * there, it answers what browsers ask other origins before they send, too.
 */
async function makeDirect(from: Dashboard): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    // What is changed must not be compressed.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const question = ask(new URL(url, from.url), { method, headers }, async (answer) => {
      const { statusCode = 502, headersDistinct } = answer
      if (!String(answer.headers['content-type']).startsWith('application/json')) {
        answer.pipe(outgoing.writeHead(statusCode, headersDistinct))
        return
      }
      const said: unknown = JSON.parse(await text(answer))
      const { 'content-length': _, ...kept } = headersDistinct
      outgoing.writeHead(statusCode, kept)
      outgoing.end(JSON.stringify(statusCode < 300 ? direct(method, url, said as Record<string, unknown>) : said))
    })
    incoming.pipe(question)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

beforeAll(async () => {
  images = await startImageService()
  between = await makeDirect(cloud)
  const { port } = between.address() as AddressInfo
  host = await startServer({ UPLOAD_ORIGINS: images.origin, HORIZON_URL: `http://127.0.0.1:${port}/` })
})
afterAll(async () => {
  await host.stop()
  between.close()
  images.server.close()
})

/** The images page of a cloud whose uploads go straight to the image service. */
const openImages = (allow: RegExp[] = []): Promise<Visit> => signedIn(host, '/project/images', 'demo', { allow })

async function create(page: Page, name: string): Promise<void> {
  const wizard = page.locator('stratus-wizard')
  await page.locator('.page-actions').getByRole('button', { name: 'Create Image' }).click()
  await wizard.getByLabel('Image Name').fill(name)
  await wizard
    .getByLabel('File')
    .setInputFiles({ name: 'disk.qcow2', mimeType: 'application/octet-stream', buffer: Buffer.alloc(300_000) })
  await wizard.getByLabel('Format', { exact: true }).selectOption('qcow2')
  await wizard.getByRole('button', { name: 'Create Image', exact: true }).click()
}

describe('a direct upload to an image service of another origin', () => {
  it('A-GLANCE-02 P-IMG-35 no image without data is left where our origin is not let in; where it is, the file goes there with the token', async () => {
    images.allowed = null
    const { page, close } = await openImages([/CORS policy/, /net::ERR_FAILED/])
    await create(page, 'sent-directly')
    await expectToast(page, /problem communicating|error/i)
    const wizard = page.locator('stratus-wizard')
    expect(await wizard.getByLabel('Image Name').inputValue()).toBe('sent-directly')
    // The list may have seen it for a moment; its next round does not.
    await rowOf(page, 'sent-directly').waitFor({ state: 'detached' })
    images.allowed = host.url
    await wizard.getByRole('button', { name: 'Create Image', exact: true }).click()
    await expectToast(page, /sent-directly was successfully created/)
    expect(images.got).toHaveLength(1)
    const [{ headers, bytes } = { headers: {}, bytes: 0 }] = images.got
    expect(bytes).toBe(300_000)
    expect(headers['x-auth-token']).toBe('token-of-the-upload')
    expect(headers['content-type']).toBe('application/octet-stream')
    // Horizon's own, and none of the image service's business.
    expect([headers['x-csrftoken'], headers['x-requested-with']]).toEqual([undefined, undefined])
    await close()
  })
})
