import { describe, expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'
import { Services } from '../services.js'

const headers = { 'X-Requested-With': 'XMLHttpRequest' }

async function read(path: string, cloud: Parameters<typeof answerOperation>[2]) {
  const answer = await answerOperation(new Request(`http://here${path}`, { headers }), path, cloud)
  return { status: answer?.status, headers: answer?.headers, text: await answer?.text() }
}

describe('objects stored packed', () => {
  it.each([
    ['gzip', null],
    ['identity', '6000'],
    [undefined, '6000'],
  ])('S-DIRECT-04 downloads tell no length of what `fetch` unpacks: %s', async (encoding, length) => {
    const stored = { 'Content-Length': '6000', ...(encoding && { 'Content-Encoding': encoding }) }
    const cloud = fakeServices({ 'GET :8080/v1/AUTH_p1/docs/a': new Response('a'.repeat(6000), { headers: stored }) })
    const answer = await read('/api/swift/containers/docs/object/a', cloud)
    expect([answer.status, answer.headers?.get('Content-Length'), answer.text?.length]).toEqual([200, length, 6000])
  })
})

describe('what is not empty', () => {
  const place = 'GET :8080/v1/AUTH_p1/docs'
  const remove = async (path: string, rows: readonly object[]) => {
    const cloud = fakeServices({
      [place]: ({ query }) => {
        const limit = Number(query.get('limit'))
        return rows
          .filter((row) => !query.get('marker') || query.get('marker')! < Object.values(row)[0])
          .slice(0, limit)
      },
      'DELETE :8080/v1/AUTH_p1/docs': undefined,
      'DELETE :8080/v1/AUTH_p1/docs/f/': undefined,
    })
    const answer = await answerOperation(new Request(`http://here${path}`, { method: 'DELETE', headers }), path, cloud)
    return [answer?.status, cloud.asked.length]
  }
  const many = Array.from({ length: 20_000 }, (_, at) => ({ name: String(at).padStart(6, '0') }))

  it('S-DIRECT-04 A-SWIFT-02 is not deleted, and one question tells, however much there is', async () => {
    expect(await remove('/api/swift/containers/docs/metadata/', many)).toEqual([409, 1])
    expect(await remove('/api/swift/containers/docs/metadata/', [])).toEqual([204, 2])
    expect(await remove('/api/swift/containers/docs/object/f/', [{ name: 'f/' }, ...many])).toEqual([409, 1])
    expect(await remove('/api/swift/containers/docs/object/f/', [{ name: 'f/' }])).toEqual([204, 2])
  })

  it('S-DIRECT-04 A-SWIFT-02 a folder that nothing stands for is one by what is in it', async () => {
    expect(await remove('/api/swift/containers/docs/object/f/', [{ name: 'f/a' }])).toEqual([409, 1])
  })
})

describe('a listing', () => {
  const many = Array.from({ length: 2501 }, (_, at) => ({ name: String(at).padStart(6, '0') }))

  it.each([
    ['Swift', 10_000, 1],
    ['Ceph, which gives a thousand rows at once', 1000, 3],
    ['an operator who set another limit', 250, 11],
  ])('S-DIRECT-04 A-SWIFT-02 is whole, by %s', async (_, limit, questions) => {
    const cloud = fakeServices({
      'GET :8080/v1/AUTH_p1/docs': ({ query }) => {
        if (Number(query.get('limit') ?? 0) > limit) return new Response('Maximum limit', { status: 412 })
        return many.filter(({ name }) => (query.get('marker') ?? '') < name).slice(0, limit)
      },
    })
    const answer = await read('/api/swift/containers/docs/objects/', cloud)
    expect((JSON.parse(answer.text ?? '') as { items: readonly object[] }).items).toHaveLength(2501)
    expect(cloud.asked).toHaveLength(questions)
  })
})

describe('storage policies', () => {
  const told = { swift: { policies: [{ name: 'gold', default: true }] } }
  const at = (url: string, cloud: ReturnType<typeof fakeServices>) => {
    const catalog = cloud.catalog.map((entry) =>
      entry.type === 'object-store' ? { ...entry, endpoints: entry.endpoints.map((one) => ({ ...one, url })) } : entry,
    )
    return { ...cloud, services: new Services(cloud.access, { ...cloud.services.standing, catalog }) }
  }

  it.each([
    ['http://cloud:8080/v1/AUTH_p1', '/info'],
    ['http://cloud:8080/v1/AUTH_v1/', '/info'],
    ['http://cloud:8080/swift/v1', '/swift/info'],
    ['http://cloud:8080/object/swift/v1.0/AUTH_p1', '/object/swift/info'],
  ])('S-DIRECT-04 of %s are told at %s', async (url, path) => {
    const { status, text } = await read('/api/swift/policies/', at(url, fakeServices({ [`GET :8080${path}`]: told })))
    expect([status, text]).toEqual([200, JSON.stringify({ policies: told.swift.policies })])
  })

  it.each([
    [403, 200],
    [404, 200],
    [401, 401],
    [500, 500],
  ])('S-DIRECT-04 are none where an operator tells nothing: %i', async (status, expected) => {
    const cloud = fakeServices({ 'GET :8080/info': new Response('', { status }) })
    const answer = await read('/api/swift/policies/', cloud)
    expect(answer.status).toBe(expected)
    if (expected === 200) expect(answer.text).toBe('{"policies":[]}')
  })
})

describe('what is sent', () => {
  const send = async (method: string, path: string, body: object, cloud: Parameters<typeof answerOperation>[2]) => {
    const json = { ...headers, 'Content-Type': 'application/json' }
    const request = new Request(`http://here${path}`, { method, headers: json, body: JSON.stringify(body) })
    return (await answerOperation(request, path, cloud))?.status
  }

  it('S-DIRECT-04 A-SWIFT-02 a copy is of the container whose name was encoded once more', async () => {
    const cloud = fakeServices({ 'PUT :8080/v1/AUTH_p1/docs/b': undefined })
    const path = '/api/swift/containers/my%2520box/copy/one%2520%25231.txt'
    expect(await send('POST', path, { dest_container: 'docs', dest_name: 'b' }, cloud)).toBe(201)
    expect(cloud.asked.at(-1)?.headers.get('X-Copy-From')).toBe('my%20box/one%20%231.txt')
  })

  it.each([
    ['p2:*,.r:*,.rlistings', false, 'p2:*'],
    ['p2:*', true, '.r:*,.rlistings,p2:*'],
    ['.r:*,.rlistings', false, ''],
    ['', true, '.r:*,.rlistings'],
  ])(
    'S-DIRECT-04 O-VIEW-01 read by "%s" and made public %s, a container is read by "%s"',
    async (before, is_public, after) => {
      const cloud = fakeServices({
        'HEAD :8080/v1/AUTH_p1/docs': new Response(null, { headers: { 'X-Container-Read': before } }),
        'POST :8080/v1/AUTH_p1/docs': undefined,
      })
      await send('PUT', '/api/swift/containers/docs/metadata/', { is_public }, cloud)
      expect(cloud.asked.at(-1)?.headers.get('X-Container-Read')).toBe(after)
    },
  )
})
