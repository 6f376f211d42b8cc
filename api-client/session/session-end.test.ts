import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../client.js'
import { createDemoCloud } from '../demo-cloud/index.js'
import { createImage } from '../uploads/image-upload.js'

/** A page on a demo cloud, whose sessions a test can end just before one of its calls. */
function openPage() {
  const cloud = createDemoCloud()
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked: string[] = []
  const held = new Map<string, Promise<void>>()
  let endBefore = (_call: string): boolean => false
  const client = createClient({
    document: {
      get cookie() {
        return cookies()
      },
    },
    async fetch(input, init) {
      const call = `${init?.method} ${String(input)}`
      if (endBefore(call)) {
        endBefore = () => false
        cloud.expireSessions()
      }
      asked.push(call)
      const headers = new Headers(init?.headers)
      headers.set('Cookie', cookies())
      const answer = await cloud.fetch(String(input), { ...init, headers })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      await held.get(call)
      return answer
    },
  })
  const signIn = vi.fn(async () => (await client.auth.login({ username: 'demo', password: 'demo' })).ok)
  return {
    cloud,
    client,
    signIn,
    asked: (call: string) => asked.filter((one) => one === call).length,
    endSessionBefore: (test: (call: string) => boolean) => void (endBefore = test),
    /** The answer is made, but on its way until the promise resolves. */
    hold: (call: string, until: Promise<void>) => void held.set(call, until),
  }
}

describe('a session that ends in the middle of (DEC-10)', () => {
  let page: ReturnType<typeof openPage>
  beforeEach(async () => {
    page = openPage()
    await page.signIn()
    await page.client.session()
    page.signIn.mockClear()
    page.client.auth.onSessionLost(page.signIn)
  })

  const upload = (name: string) =>
    page.client.call('swift.objects.upload', {
      params: { container: 'docs', path: name },
      body: { file: new File([name], name) },
    })
  const objects = async () =>
    (await page.client.call('swift.objects.list', { params: { container: 'docs' } })).items.map(({ name }) => name)

  it('an upload of several objects: one sign-in, and each object is there', async () => {
    const names = ['one.txt', 'two.txt', 'three.txt']
    await upload('zero.txt')
    page.endSessionBefore((call) => call.endsWith('/two.txt'))
    await Promise.all(names.map(upload))
    expect(page.signIn).toHaveBeenCalledTimes(1)
    expect(await objects()).toEqual(expect.arrayContaining(['zero.txt', ...names]))
  })

  it('an upload that the server fails on while the session stands is told, and not repeated', async () => {
    page.cloud.faults.add({ operation: 'swift.objects.upload', status: 500, body: 'Out of luck today.', times: 1 })
    await expect(upload('one.txt')).rejects.toMatchObject({ code: 'server', message: 'Out of luck today.' })
    expect(page.signIn).not.toHaveBeenCalled()
    expect(page.asked('POST /api/swift/containers/docs/object/one.txt')).toBe(1)
  })

  it('a new folder: it is made after the sign-in', async () => {
    page.endSessionBefore((call) => call.startsWith('POST /api/swift/'))
    await page.client.call('swift.folders.create', { params: { container: 'docs', path: 'new' }, body: {} })
    expect(page.signIn).toHaveBeenCalledTimes(1)
  })

  it.each(['legacy', 'direct'] as const)('an image upload (%s) of 30 MB: the image is made once', async (mode) => {
    const made = mode === 'legacy' ? 'POST' : 'PUT'
    page.endSessionBefore((call) => call === `${made} /api/glance/images/`)
    const file = new File([new Uint8Array(30 * 2 ** 20)], 'disk.raw')
    await createImage(page.client, { fields: { name: 'in-between', disk_format: 'raw' }, file, mode })
    expect(page.signIn).toHaveBeenCalledTimes(1)
    const { items } = await page.client.call('glance.images.list')
    expect(items.filter(({ name }) => name === 'in-between')).toHaveLength(1)
  })

  it('a batch deletion of 20: one sign-in, each is deleted once', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `${at}.txt`)
    await Promise.all(names.map(upload))
    let deletions = 0
    page.endSessionBefore((call) => call.startsWith('DELETE') && ++deletions === 8)
    // A second deletion of the same one would be refused with 404.
    await Promise.all(
      names.map((path) => page.client.call('swift.objects.delete', { params: { container: 'docs', path } })),
    )
    expect(page.signIn).toHaveBeenCalledTimes(1)
    expect((await objects()).filter((name) => names.includes(name ?? ''))).toEqual([])
  })

  it('a call from before the sign-in, refused after it, asks for no other one', async () => {
    let arrive = () => undefined as void
    page.hold('GET /api/nova/flavors/', new Promise((resolve) => (arrive = resolve)))
    page.cloud.expireSessions()
    const late = page.client.call('nova.flavors.list')
    await page.client.call('glance.images.list')
    arrive()
    expect((await late).items).not.toEqual([])
    expect(page.signIn).toHaveBeenCalledTimes(1)
  })

  it('an upload that fell over before the sign-in, and whose answer comes after it, is made', async () => {
    let arrive = () => undefined as void
    page.hold('POST /api/swift/containers/docs/object/one.txt', new Promise((resolve) => (arrive = resolve)))
    page.cloud.expireSessions()
    const late = upload('one.txt')
    await page.client.call('nova.flavors.list')
    arrive()
    await late
    expect(await objects()).toContain('one.txt')
    expect(page.signIn).toHaveBeenCalledTimes(1)
  })

  it('a declined sign-in tells of each upload that it was not made', async () => {
    page.signIn.mockResolvedValue(false)
    page.endSessionBefore((call) => call.startsWith('POST /api/swift/'))
    const told = await Promise.allSettled(['one.txt', 'two.txt'].map(upload))
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(page.signIn).toHaveBeenCalledTimes(1)
    expect(page.asked('POST /api/swift/containers/docs/object/one.txt')).toBe(1)
  })
})
