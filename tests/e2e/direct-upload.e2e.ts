import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, type Page, type Visit } from './support/browser.js'
import { expectToast, rowOf, signedIn } from './support/dashboard.js'
import { startServer, type HostServer } from './support/server.js'

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

let images: ImageService
let host: HostServer

beforeAll(async () => {
  images = await startImageService()
  host = await startServer({ UPLOAD_ORIGINS: images.origin })
})
afterAll(async () => {
  await host.stop()
  images.server.close()
  await closeBrowser()
})

/** The images page of a cloud whose uploads go straight to the image service. */
async function openImages(allow: RegExp[] = []): Promise<Visit> {
  return signedIn(host, '/project/images', 'demo', {
    allow,
  })
}

/** Makes the cloud say `direct`, and name the service's address. */
async function makeDirect(page: Page): Promise<void> {
  await page.route('**/api/settings/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), HORIZON_IMAGES_UPLOAD_MODE: 'direct' } })
  })
  await page.route('**/api/glance/images/', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const answer = await route.fetch()
    const image = (await answer.json()) as { id: string }
    const upload_url = `${images.origin}/v2/images/${image.id}/file`
    await route.fulfill({ response: answer, json: { ...image, upload_url, token_id: 'token-of-the-upload' } })
  })
  await page.reload()
  await rowOf(page, 'cirros').waitFor()
}

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
  it('A-GLANCE-02 the file goes there with the token, past our policy and through its CORS', async () => {
    images.allowed = host.url
    const { page, close } = await openImages()
    await makeDirect(page)
    await create(page, 'sent-directly')
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

  it('P-IMG-35 a service that does not let our origin in: the wizard stays, and no image without data is left', async () => {
    images.allowed = null
    const { page, close } = await openImages([/CORS policy/, /net::ERR_FAILED/])
    await makeDirect(page)
    await create(page, 'not-let-in')
    await expectToast(page, /problem communicating|error/i)
    expect(await page.locator('stratus-wizard').getByLabel('Image Name').inputValue()).toBe('not-let-in')
    // The list may have seen it for a moment; its next round does not.
    await rowOf(page, 'not-let-in').waitFor({ state: 'detached' })
    await close()
  })
})
