import { describe, expect, it } from 'vitest'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

const words = (text: string | null) => (text ?? '').toLowerCase()

export function routerCases(cloud: Cloud): void {
  describe(`routers on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client

    it('A-PAGE-01 lists the routers of the project, whoever tells of them', async () => {
      const { items, dropped } = await (await demo()).call('neutron.routers.list')
      expect(dropped).toBe(0)
      const main = called(items, 'router-main')
      expect([words(main.status), main.external_network, main.admin_state]).toEqual(['active', 'public', 'UP'])
      expect(called(items, 'router-side').external_network).toBeNull()
    })

    it('A-PAGE-01 lists those of all projects with the name of each for administrators, and refuses others', async () => {
      const { client } = await cloud.as('admin')
      const { items } = await client.call('neutron.routers.list', { query: { all_projects: true } })
      expect(called(items, 'router-main').project).toBe('demo')
      expect((await client.call('neutron.routers.list')).items.map(({ name }) => name)).not.toContain('router-main')
    })

    it('A-PAGE-22 tells administrators which routers an L3 agent serves, and nobody else', async () => {
      const { client } = await cloud.as('admin')
      const agents = (await client.call('neutron.agents.list')).items
      const idOf = (kind: string) => agents.find(({ agent_type }) => agent_type === kind)?.id ?? kind
      const params = { id: idOf('L3 agent') }
      const { items, dropped } = await client.call('neutron.routers.onAgent', { params })
      expect(dropped).toBe(0)
      const all = (await client.call('neutron.routers.list', { query: { all_projects: true } })).items
      // What else the service tells of a router is not the same in both answers.
      expect({ ...called(items, 'router-main'), extra: {} }).toEqual({ ...called(all, 'router-main'), extra: {} })
      const none = await client.call('neutron.routers.onAgent', { params: { id: idOf('DHCP agent') } })
      expect(none.items).toEqual([])
      const member = await demo()
      await expect(member.call('neutron.routers.onAgent', { params })).rejects.toMatchObject({ name: 'ApiError' })
    })

    it('A-PAGE-15 tells the addresses of a gateway, and administrators where a router of any project runs', async () => {
      const client = await demo()
      const { items } = await client.call('neutron.routers.list')
      const [main, side] = [called(items, 'router-main').id, called(items, 'router-side').id]
      const known = await client.call('neutron.routers.get', { params: { id: main } })
      expect(known.gateway_addresses).toEqual(expect.arrayContaining([expect.stringMatching(/^203\.0\.113\.\d+$/)]))
      for (const address of known.gateway_addresses) expect(address).toMatch(/^[\d.]+$|^[\da-f:]+$/)
      expect([known.snat, known.hosts]).toEqual(['Enabled', []])
      const { client: admin } = await cloud.as('admin')
      const told = await admin.call('neutron.routers.get', { params: { id: main }, query: { all_projects: true } })
      expect(told).toMatchObject({ project_id: known.project_id, gateway_addresses: known.gateway_addresses })
      expect(told.hosts).toHaveLength(1)
      expect(await client.call('neutron.routers.get', { params: { id: side } })).toMatchObject({
        gateway_addresses: [],
        snat: null,
      })
    })

    it('A-PAGE-01 A-NEUTRON-07 makes a router, gives it a gateway, an interface and a route, and takes them again', async () => {
      const client = await demo()
      const name = ownName('router')
      const find = async () => called((await client.call('neutron.routers.list')).items, name)
      const routes = async (id: string) => (await client.call('neutron.routers.routes', { params: { id } })).items
      expect(await fill(client, 'neutron.createRouter', {}, { name })).toMatchObject({ ok: true })
      const { id } = await find()
      const { items: networks } = await client.call('neutron.floatingIpPools.list')
      const network_id = called(networks, 'public').id
      expect(await fill(client, 'neutron.setGateway', { id }, { network_id: '' })).toMatchObject({
        ok: false,
        fields: ['network_id'],
      })
      expect(await fill(client, 'neutron.setGateway', { id }, { network_id })).toMatchObject({ ok: true })
      expect((await find()).external_network).toBe('public')

      const { items: subnets } = await client.call('neutron.subnets.list')
      const subnet_id = subnets.find(({ cidr }) => cidr === '10.60.0.0/24')?.id ?? ''
      const interfaces = async () =>
        (await client.call('neutron.ports.list', { query: { device_id: id } })).items.filter(({ fixed_ips }) =>
          fixed_ips.some((fixed) => fixed.subnet_id === subnet_id),
        )
      const taken = { subnet_id, ip_address: '10.60.0.231' }
      expect(await fill(client, 'neutron.addInterface', { id }, taken)).toMatchObject({ ok: true })
      expect((await interfaces()).map(({ fixed_ips }) => fixed_ips[0]?.ip_address)).toEqual(['10.60.0.231'])

      const route = { destination: '192.168.77.0/24', nexthop: '10.60.0.9' }
      expect(await fill(client, 'neutron.addRoute', { id }, { ...route, nexthop: '198.51.100.9' })).toMatchObject({
        ok: false,
      })
      // Where its gateway is, a router reaches, too.
      const outside = { destination: '192.168.78.0/24', nexthop: '203.0.113.254' }
      expect(await fill(client, 'neutron.addRoute', { id }, outside)).toMatchObject({ ok: true })
      expect(await fill(client, 'neutron.addRoute', { id }, route)).toMatchObject({ ok: true })
      expect(await routes(id)).toHaveLength(2)
      expect(await routes(id)).toEqual(
        expect.arrayContaining([route, outside].map((each) => expect.objectContaining(each))),
      )
      const tab = (of: string) => `project/routers/${id}/?tab=router_details__${of}`
      const did = async (page: string, action: string) => {
        const outcome = await client.tableAction(page, action, 'project/routers/')
        expect([action, outcome?.type]).toEqual([action, 'success'])
      }
      for (const each of await routes(id)) await did(tab('extraroutes'), `extra_routes__delete__${each.id}`)
      expect(await routes(id)).toEqual([])
      await did(tab('interfaces'), `interfaces__delete__${(await interfaces())[0]?.id}`)
      expect(await interfaces()).toEqual([])
      await did('project/routers/', `routers__clear__${id}`)
      expect((await find()).external_network).toBeNull()
      expect(await fill(client, 'neutron.editRouter', { id }, { name: `${name}-2`, admin_state: '' })).toMatchObject({
        ok: true,
      })
      expect(called((await client.call('neutron.routers.list')).items, `${name}-2`).admin_state).toBe('DOWN')
      await did('project/routers/', `routers__delete__${id}`)
      expect((await client.call('neutron.routers.list')).items.map((router) => router.id)).not.toContain(id)
    })
  })
}
