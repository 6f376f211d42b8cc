import { createDemoCloud, projectIds } from '@stratus/api-client/demo-cloud'
import { authenticate, cloudAccess, look, Services, type Sight } from '@stratus/api-client/openstack'
import { describe, expect, it } from 'vitest'

/** A member's services on a demo cloud. */
async function demoServices() {
  const demo = createDemoCloud()
  const access = cloudAccess(demo.fetch, demo.authUrl)
  const proof = { method: 'password', name: 'demo', password: 'demo', domain: 'Default' } as const
  const { token, catalog } = await authenticate(access, proof, projectIds.demo)
  return { demo, services: new Services(access, { token, catalog, region: 'RegionOne' }) }
}

describe('what changes on the demo cloud', () => {
  it.each([
    ['OS::Neutron::Port', 'ports', 'port'],
    ['OS::Neutron::Router', 'routers', 'router'],
    ['OS::Neutron::Net', 'networks', 'network'],
    ['OS::Neutron::SecurityGroup', 'security-groups', 'security_group'],
  ] as const)('S-CHANGE-02 a new name of %s is counted, as Neutron does', async (type, path, name) => {
    const { services } = await demoServices()
    const rows = await services.all('network', `/${path}`, path.replace('-', '_'), {
      query: { project_id: projectIds.demo },
    })
    const { sight } = await look(services, type, null)
    expect((await look(services, type, sight)).changed).toBe(false)
    const own = rows.find((row) => row['name'] !== 'default')
    await services.put('network', `/${path}/${String(own?.['id'])}`, { [name]: { name: 'another' } })
    expect((await look(services, type, sight)).changed).toBe(true)
  })

  it('S-CHANGE-01 an instance that is gone is told to who asks since a time, as Nova does', async () => {
    const { demo, services } = await demoServices()
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
