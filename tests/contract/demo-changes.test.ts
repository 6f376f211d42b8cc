import { createDemoCloud, projectIds } from '@stratus/api-client/demo-cloud'
import { authenticate, cloudAccess, look, Services, type Sight } from '@stratus/api-client/openstack'
import { describe, expect, it } from 'vitest'

describe('what changes on the demo cloud', () => {
  it('S-CHANGE-01 an instance that is gone is told to who asks since a time, as Nova does', async () => {
    const demo = createDemoCloud()
    const access = cloudAccess(demo.fetch, demo.authUrl)
    const proof = { method: 'password', name: 'demo', password: 'demo', domain: 'Default' } as const
    const { token, catalog } = await authenticate(access, proof, projectIds.demo)
    const services = new Services(access, { token, catalog, region: 'RegionOne' })
    const id = String((await services.all('compute', '/servers', 'servers'))[0]?.['id'])

    const looked = async (before: Sight | null) => look(services, 'OS::Nova::Server', before)
    const first = await looked(null)
    await services.delete('compute', `/servers/${id}`)
    const leaving = await looked(first.sight)
    expect([leaving.changed, [...leaving.sight.moving]]).toEqual([true, [id]])
    demo.clock.advance(5000)
    const gone = await looked(leaving.sight)
    expect([gone.changed, [...gone.sight.moving]]).toEqual([true, []])
    expect((await services.all('compute', '/servers', 'servers')).map((row) => row['id'])).not.toContain(id)
  })
})
