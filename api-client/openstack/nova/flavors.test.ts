import { describe, expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

const place = ':8774/v2.1/flavors'
const before = {
  id: 'f1',
  name: 'm1.small',
  ram: 2048,
  vcpus: 1,
  disk: 20,
  swap: '',
  'OS-FLV-EXT-DATA:ephemeral': 0,
  'os-flavor-access:is_public': false,
  rxtx_factor: 2,
  description: 'For tests.',
  links: [],
}
const { swap: _swap, links: _links, ...same } = before
const body = {
  name: 'm1.large',
  ram: 4096,
  vcpus: 2,
  disk: 20,
  swap: 0,
  'OS-FLV-EXT-DATA:ephemeral': 0,
  flavor_access: [{ id: 'p9' }],
}

function nova(
  refuse: (path: string, body: { flavor?: { name: string } }) => boolean = () => false,
  flavor: object = before,
) {
  const taken = Response.json({ conflictingRequest: { message: 'It exists already.' } }, { status: 409 })
  const take = ({ path, body: sent }: { path: string; body: unknown }) => {
    const asked = (sent ?? {}) as { flavor?: { name: string } }
    return refuse(path, asked) ? taken : { flavor: { id: 'f1', ...asked.flavor } }
  }
  const cloud = fakeServices({
    'GET :8774/v2.1/': { version: { version: '2.96' } },
    [`GET ${place}/f1`]: { flavor },
    [`GET ${place}/f1/os-extra_specs`]: { extra_specs: { 'hw:cpu_policy': 'dedicated' } },
    [`GET ${place}/f1/os-flavor-access`]: { flavor_access: [{ flavor_id: 'f1', tenant_id: 'p1' }] },
    [`POST ${place}`]: take,
    [`POST ${place}/f1/action`]: take,
    [`POST ${place}/f1/os-extra_specs`]: take,
    [`DELETE ${place}/f1`]: undefined,
  })
  const send = async (method: string, path: string, sent: object) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const request = new Request(`http://here${path}`, { method, headers, body: JSON.stringify(sent) })
    return (await answerOperation(request, path, cloud))?.status
  }
  const writes = () =>
    cloud.asked.flatMap(({ method, path, body: sent }) =>
      method === 'GET' ? [] : [[`${method} ${path.slice(place.length)}`, ...(sent ? [sent] : [])]],
    )
  return { send, writes, update: () => send('PATCH', '/api/nova/flavors/f1/', body) }
}

const specs = ['POST /f1/os-extra_specs', { extra_specs: { 'hw:cpu_policy': 'dedicated' } }]
const access = (tenant: string) => ['POST /f1/action', { addTenantAccess: { tenant } }]
const old = [['POST ', { flavor: { ...same, swap: 0 } }], access('p1'), specs]

describe('a flavor without Horizon', () => {
  it('S-DIRECT-04 is changed, and keeps what no form asks for', async () => {
    const { update, writes } = nova()
    expect(await update()).toBe(204)
    const { flavor_access: _access, ...wanted } = body
    const flavor = {
      ...wanted,
      id: 'f1',
      'os-flavor-access:is_public': false,
      rxtx_factor: 2,
      description: 'For tests.',
    }
    expect(writes()).toEqual([['DELETE /f1'], ['POST ', { flavor }], access('p9'), specs])
  })

  it('S-DIRECT-04 is there as it was when the change is refused', async () => {
    const { update, writes } = nova((_path, { flavor }) => flavor?.name === 'm1.large')
    expect(await update()).toBe(409)
    expect(writes().slice(2)).toEqual(old)
  })

  it('S-DIRECT-04 comes back without a description when it had none: without a microversion Nova knows no such field', async () => {
    const { update, writes } = nova((_path, { flavor }) => flavor?.name === 'm1.large', {
      ...before,
      description: null,
    })
    expect(await update()).toBe(409)
    const { description: _none, ...plain } = same
    expect(writes()[2]).toEqual(['POST ', { flavor: { ...plain, swap: 0 } }])
  })

  it('S-DIRECT-04 is there as it was when the change is refused half way', async () => {
    let projects = 0
    const { update, writes } = nova((path) => path.endsWith('/action') && projects++ === 0)
    expect(await update()).toBe(409)
    expect(writes().slice(3)).toEqual([['DELETE /f1'], ...old])
  })

  it('S-DIRECT-04 is not made by half', async () => {
    const { send, writes } = nova((path) => path.endsWith('/action'))
    expect(await send('POST', '/api/nova/flavors/', { ...body, id: 'f1' })).toBe(409)
    expect(writes().at(-1)).toEqual(['DELETE /f1'])
  })
})
