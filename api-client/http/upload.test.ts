import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client.js'
import { FakeClock, settle } from '../testing/fake-clock.js'
import { json, stubServer } from '../testing/stub-server.js'
import { percentOf, type XhrLike } from './upload.js'

class FakeXhr extends EventTarget implements XhrLike {
  responseType: XMLHttpRequestResponseType = ''
  withCredentials = false
  status = 0
  response: unknown = ''
  responseURL = ''
  readonly upload = new EventTarget()
  asked = ''
  body: unknown
  headers: Record<string, string> = {}
  open(method: string, url: string) {
    this.asked = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-a: b\r\n'
  }
  send(body?: unknown) {
    this.body = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), event(loaded, total)))
  }
  allSent() {
    this.upload.dispatchEvent(new Event('load'))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.response = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

const event = (loaded: number, total: number) => ({ lengthComputable: total > 0, loaded, total })

function setup() {
  const xhr = new FakeXhr()
  const timers = new FakeClock()
  const client = createClient({
    fetch: stubServer(() => json({})).fetch,
    document: { cookie: 'csrftoken=t' },
    createXhr: () => xhr,
    timers,
    timeoutMs: 1000,
  })
  return { xhr, timers, client }
}

const file = () => new File(['abc'], 'disk.raw')

describe('uploads', () => {
  it('A-GLANCE-02 G-HTTP-07 file-legacy is multipart with typed fields, and tells its percent', async () => {
    const { xhr, client } = setup()
    const onProgress = vi.fn()
    const body = { name: 'x', min_disk: 1, protected: false, data: file() }
    const call = client.call('glance.images.createFromFile', { body, onProgress })
    await settle()
    expect(xhr.asked).toBe('POST /api/glance/images/')
    expect(xhr.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRFToken': 't' })
    const form = xhr.body
    if (!(form instanceof FormData)) throw new Error('no form')
    expect(JSON.parse(String(form.get('$$originalJSON')))).toEqual({ name: 'x', min_disk: 1, protected: false })
    expect(form.get('min_disk')).toBe('1')
    expect(form.get('data')).toMatchObject({ name: 'disk.raw', size: 3 })
    xhr.progress(1, 3)
    xhr.progress(0, 0)
    xhr.answer(201, { id: 'new', name: 'x' })
    expect((await call).id).toBe('new')
    expect(onProgress.mock.calls.flat()).toEqual([0, 33, -1, 100])
  })

  it('A-GLANCE-02 file-direct sends the bytes to the address it was given, with the token and without Horizon’s marks', async () => {
    const { xhr, client } = setup()
    const bytes = file()
    const onProgress = vi.fn()
    const sent = client.sendFile('http://glance:9292/v2/images/1/file', 'token', bytes, { onProgress })
    await settle()
    expect(xhr.asked).toBe('PUT http://glance:9292/v2/images/1/file')
    expect(xhr.headers).toEqual({ 'Content-Type': 'application/octet-stream', 'X-Auth-Token': 'token' })
    expect(xhr.withCredentials).toBe(true)
    expect(xhr.body).toBe(bytes)
    xhr.answer(204, '')
    await expect(sent).resolves.toBeUndefined()
  })

  it('the server’s reason is kept when it refuses (P-IMG-35)', async () => {
    const { xhr, client } = setup()
    const call = client.call('glance.images.createFromFile', {
      body: { name: 'x', data: file() },
      onProgress: () => undefined,
    })
    await settle()
    xhr.answer(413, 'Quota of image storage exceeded')
    await expect(call).rejects.toMatchObject({ code: 'too-large', message: 'Quota of image storage exceeded' })
  })

  it('is cancelled by its signal', async () => {
    const { xhr, client } = setup()
    const stop = new AbortController()
    const sent = client.sendFile('http://g/', null, file(), { onProgress: () => undefined, signal: stop.signal })
    await settle()
    stop.abort()
    await expect(sent).rejects.toMatchObject({ code: 'aborted' })
    expect(xhr.headers).not.toHaveProperty('X-Auth-Token')
  })

  it('may take long, but not stall', async () => {
    const { xhr, client, timers } = setup()
    const sent = client.sendFile('http://g/', null, file(), { onProgress: () => undefined }).catch((error) => error)
    const abort = vi.spyOn(xhr, 'abort')
    await settle()
    for (let step = 1; step <= 5; step += 1) {
      await timers.tick(900)
      xhr.progress(step, 10)
    }
    expect(abort).not.toHaveBeenCalled()
    await timers.tick(1000)
    await expect(sent).resolves.toMatchObject({ code: 'timeout' })
    expect(timers.pending).toBe(0)
  })

  it('once everything is sent, the server may take an hour to save it; it can still be cancelled', async () => {
    const { xhr, client, timers } = setup()
    const saved = client.sendFile('http://g/', null, file(), { onProgress: () => undefined })
    await settle()
    xhr.progress(3, 3)
    xhr.allSent()
    xhr.progress(3, 3)
    await timers.tick(3_600_000)
    xhr.answer(204, '')
    await expect(saved).resolves.toBeUndefined()
    expect(timers.pending).toBe(0)

    const stop = new AbortController()
    const given = client.sendFile('http://g/', null, file(), { onProgress: () => undefined, signal: stop.signal })
    await settle()
    xhr.allSent()
    stop.abort()
    await expect(given).rejects.toMatchObject({ code: 'aborted' })
  })

  it('a broken line is a network failure, and not repeated', async () => {
    const { xhr, client } = setup()
    const send = vi.spyOn(xhr, 'send')
    const call = client.call('swift.objects.upload', {
      params: { container: 'c', path: 'a/b.txt' },
      body: { file: file() },
      onProgress: () => undefined,
    })
    await settle()
    xhr.dispatchEvent(new Event('error'))
    await expect(call).rejects.toMatchObject({ code: 'network', message: 'Unable to upload the object.' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('A-SWIFT-02 a folder is an empty form at a path with a slash', async () => {
    const server = stubServer(() => new Response('', { status: 201 }))
    const client = createClient({ fetch: server.fetch })
    await client.call('swift.folders.create', { params: { container: 'c', path: 'a/b' } })
    expect(server.urls()).toEqual(['POST /api/swift/containers/c/object/a/b/'])
    expect(server.seen[0]?.body).toBeInstanceOf(FormData)
  })

  it.each([
    [1, 3, 33],
    [3, 3, 100],
    [0, 3, 0],
    [5, 3, 100],
    [1, 0, -1],
  ])('G-HTTP-07 %d of %d bytes are %d percent', (loaded, total, percent) => {
    expect(percentOf(event(loaded, total))).toBe(percent)
  })

  it('G-HTTP-07 of nothing there is no percentage', () => {
    expect(percentOf({ lengthComputable: true, loaded: 0, total: 0 })).toBe(-1)
    expect(percentOf({ lengthComputable: true })).toBe(-1)
  })
})
