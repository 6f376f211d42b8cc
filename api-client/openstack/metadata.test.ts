import { describe, expect, it } from 'vitest'
import { answerOperation } from './answer.js'
import { fakeServices } from './fake-services.js'

const volumes = ':8776/v3/p1'

describe.each([
  ['an instance', '/api/nova/servers/x/metadata', ':8774/v2.1/servers/x/metadata', 'metadata'],
  ['a flavor', '/api/nova/flavors/x/extra-specs/', ':8774/v2.1/flavors/x/os-extra_specs', 'extra_specs'],
  ['a volume', '/api/cinder/volumes/x/metadata', `${volumes}/volumes/x/metadata`, 'metadata'],
  ['a volume type', '/api/cinder/volumetypes/x/metadata', `${volumes}/types/x/extra_specs`, 'extra_specs'],
  ['a snapshot', '/api/cinder/volumesnapshots/x/metadata', `${volumes}/snapshots/x/metadata`, 'metadata'],
])('metadata of %s without Horizon', (_what, path, place, name) => {
  /** What is kept of it: null when the thing is not there any more. */
  const change = async (kept: object | null, body: object) => {
    const deleted: string[] = []
    const take = (key: string) => ({
      [`DELETE ${place}/${key}`]: () => {
        if (!kept || !(key in kept)) return Response.json({ itemNotFound: { message: 'No.' } }, { status: 404 })
        deleted.push(key)
        return undefined
      },
    })
    const cloud = fakeServices({
      ...(kept && { [`GET ${place}`]: { [name]: kept }, [`POST ${place}`]: {} }),
      ...take('a'),
      ...take('b'),
    })
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const request = new Request(`http://here${path}`, { method: 'PATCH', headers, body: JSON.stringify(body) })
    const status = (await answerOperation(request, path, cloud))?.status
    return { status, deleted, added: cloud.asked.filter(({ method }) => method === 'POST').map((asked) => asked.body) }
  }

  it('S-DIRECT-04 a name that somebody else has taken away meanwhile is no failure: the rest is changed', async () => {
    const { status, deleted, added } = await change({ b: '2' }, { updated: { c: '3' }, removed: ['a', 'b'] })
    expect(status).toBe(204)
    expect(deleted).toEqual(['b'])
    expect(added).toEqual([{ [name]: { c: '3' } }])
  })

  it('S-DIRECT-04 what is gone itself is not changed', async () => {
    expect((await change(null, { updated: {}, removed: ['a'] })).status).toBe(404)
  })
})
