import { describe, expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

it('S-DIRECT-04 W-TABLE-17 the newest instances of all projects are told first, and whether there are others', async () => {
  const server = { id: 's1', name: 'web', status: 'ACTIVE', tenant_id: 'p', addresses: {} }
  const gone = { ...server, id: 's2', status: 'DELETED' }
  const cloud = fakeServices({
    'GET :8774/v2.1/servers/detail': ({ query }) => ({
      servers: [server, gone],
      ...(query.get('limit') === '2' && {
        servers_links: [{ rel: 'next', href: 'http://x/servers/detail?marker=s2' }],
      }),
    }),
    'GET :9292/v2/images': { images: [] },
    'GET :5000/v3/projects': { projects: [{ id: 'p', name: 'demo' }] },
  })
  const path = '/api/nova/any-servers/'
  const first = async (limit: number) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const answer = await answerOperation(new Request(`http://here${path}?limit=${limit}`, { headers }), path, cloud)
    return (await answer?.json()) as { items: { id: string }[]; has_more_data: boolean }
  }
  expect(await first(2)).toMatchObject({ items: [{ id: 's1', project: 'demo' }], has_more_data: true })
  expect(await first(100)).toMatchObject({ items: [{ id: 's1' }], has_more_data: false })
  const asked = cloud.asked.filter(({ path: to }) => to.endsWith('/servers/detail'))
  expect(asked.map(({ query }) => query.toString())).toEqual(['all_tenants=true&limit=2', 'all_tenants=true&limit=100'])
})

describe('the instances after one of them', () => {
  const server = { id: 's3', name: 'web', status: 'ACTIVE', tenant_id: 'p1', addresses: {} }
  async function after(marker: string, kind: 'servers' | 'any-servers') {
    const cloud = fakeServices({
      'GET :8774/v2.1/servers/detail': ({ query }) =>
        query.get('marker') === 'gone'
          ? Response.json({ badRequest: { message: 'marker [gone] not found' } }, { status: 400 })
          : { servers: query.has('marker') ? [server] : [{ ...server, id: 's1' }, server] },
      'GET :9292/v2/images': { images: [] },
      'GET :5000/v3/projects': { projects: [] },
    })
    const path = `/api/nova/${kind}/`
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const answer = (await answerOperation(
      new Request(`http://here${path}?marker=${marker}`, { headers }),
      path,
      cloud,
    ))!
    const { items } = (await answer.json()) as { items: { id: string }[] }
    const questions = cloud.asked.filter(({ path: to }) => to.endsWith('/servers/detail'))
    return { ids: items.map(({ id }) => id), asked: questions.map(({ query }) => query.toString()) }
  }

  it.each([
    ['servers', ['marker=s1'], ['marker=gone', '']],
    ['any-servers', ['all_tenants=true&marker=s1'], ['all_tenants=true&marker=gone', 'all_tenants=true']],
  ] as const)('S-DIRECT-04 W-TABLE-17 %s: the rest, and all where that one is gone', async (kind, rest, all) => {
    expect(await after('s1', kind)).toEqual({ ids: ['s3'], asked: rest })
    expect(await after('gone', kind)).toEqual({ ids: ['s1', 's3'], asked: all })
  })
})
