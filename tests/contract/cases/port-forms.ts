import { openForm } from '@stratus/api-client/forms'
import { describe, expect, it } from 'vitest'
import { called, ownName, type Cloud } from '../cloud.js'
import { fill } from './forms.js'

export function portFormCases(cloud: Cloud): void {
  describe(`forms of ports and subnets on the ${cloud.name} cloud`, () => {
    it('P-NET-21 a port is made with an address that is asked for, renamed, switched off and deleted', async () => {
      const { client } = await cloud.as('demo')
      const { id: network } = called((await client.call('neutron.networks.list')).items, 'net-beta')
      const ports = async () => (await client.call('neutron.ports.list')).items
      const name = ownName('port')
      const wrong = { name, specify_ip: 'fixed_ip', fixed_ip: 'nowhere' }
      expect(await fill(client, 'neutron.createPort', { id: network }, wrong)).toMatchObject({
        ok: false,
        fields: ['fixed_ip'],
      })
      const wanted = { ...wrong, fixed_ip: '10.10.2.77' }
      expect(await fill(client, 'neutron.createPort', { id: network }, wanted)).toMatchObject({ ok: true })
      const made = called(await ports(), name)
      expect(made.fixed_ips.map(({ ip_address }) => ip_address)).toEqual(['10.10.2.77'])
      expect(made).toMatchObject({ admin_state: 'UP', network_id: network })
      expect(made.security_groups).toHaveLength(1)
      const changes = { name: `${name}-2`, admin_state: '' }
      expect(await fill(client, 'neutron.editPort', { id: made.id, network }, changes)).toMatchObject({ ok: true })
      expect(called(await ports(), `${name}-2`)).toMatchObject({
        admin_state: 'DOWN',
        security_groups: made.security_groups,
      })
      await client.tableAction(
        `project/networks/${network}/detail?tab=network_tabs__ports_tab`,
        `ports__delete__${made.id}`,
      )
      expect((await ports()).map(({ id }) => id)).not.toContain(made.id)
    })

    it('P-NET-21 a port is made with the next address of a subnet; one of no subnet of the network is refused', async () => {
      const { client } = await cloud.as('demo')
      const { id: network } = called((await client.call('neutron.networks.list')).items, 'net-beta')
      const { id: subnet } = called((await client.call('neutron.subnets.list')).items, 'beta-v4')
      const name = ownName('port')
      const elsewhere = { name, specify_ip: 'fixed_ip', fixed_ip: '192.0.2.7' }
      expect(await fill(client, 'neutron.createPort', { id: network }, elsewhere)).toMatchObject({ ok: false })
      const wanted = { name, specify_ip: 'subnet_id', subnet_id: subnet }
      expect(await fill(client, 'neutron.createPort', { id: network }, wanted)).toMatchObject({ ok: true })
      const { id, fixed_ips } = called((await client.call('neutron.ports.list')).items, name)
      expect(fixed_ips).toMatchObject([
        { subnet_id: subnet, ip_address: expect.stringMatching(/^10\.10\.2\./) as string },
      ])
      await client.tableAction(`project/networks/${network}/detail?tab=network_tabs__ports_tab`, `ports__delete__${id}`)
    })

    it('P-NET-22 a subnet is renamed and has other name servers; what is no address is said at its field', async () => {
      const { client } = await cloud.as('demo')
      const name = ownName('net')
      const made = await client.call('neutron.networks.create', { body: { name, admin_state_up: true } as never })
      cloud.note('network', made.id)
      const body = { network_id: made.id, ip_version: 4, cidr: '10.99.1.0/24', name: 'first' } as never
      const { id } = await client.call('neutron.subnets.create', { body })
      const read = async () => (await client.call('neutron.subnets.list')).items.find((subnet) => subnet.id === id)
      const changes = { subnet_name: 'second', dns_nameservers: '10.99.1.9\n10.99.1.8' }
      expect(await fill(client, 'neutron.editSubnet', { id, network: made.id }, changes)).toMatchObject({ ok: true })
      expect(await read()).toMatchObject({
        name: 'second',
        dns_nameservers: ['10.99.1.9', '10.99.1.8'],
        gateway_ip: '10.99.1.1',
      })
      expect(await fill(client, 'neutron.editSubnet', { id, network: made.id }, { no_gateway: 'on' })).toMatchObject({
        ok: true,
      })
      expect((await read())?.gateway_ip ?? null).toBeNull()
      await cloud.discard('network', made.id)
    })

    it.runIf(cloud.name === 'direct')(
      'P-NET-23 a QoS policy that is shared rules a network, and a port on it; both are freed of it again',
      async () => {
        const { client } = await cloud.as('demo')
        const admin = (await cloud.as('admin')).client
        const policy = await admin.call('neutron.qosPolicies.create', {
          body: { name: ownName('qos'), description: '', shared: true },
        })
        const made = await client.call('neutron.networks.create', {
          body: { name: ownName('net'), admin_state_up: true } as never,
        })
        cloud.note('network', made.id)
        const network = async () => called((await client.call('neutron.networks.list')).items, made.name ?? '')
        const edit = { name: made.name ?? '', admin_state: 'on', qos_policy: policy.id }
        expect(await fill(client, 'neutron.editNetwork', { id: made.id }, edit)).toMatchObject({ ok: true })
        expect((await network()).qos_policy_id).toBe(policy.id)

        const port = { name: ownName('port'), qos_policy: policy.id }
        expect(await fill(client, 'neutron.createPort', { id: made.id }, port)).toMatchObject({ ok: true })
        const ports = async () => called((await client.call('neutron.ports.list')).items, port.name)
        const { id, qos_policy_id } = await ports()
        expect(qos_policy_id).toBe(policy.id)
        const freed = { id, network: made.id }
        expect(await fill(client, 'neutron.editPort', freed, { qos_policy: '' })).toMatchObject({ ok: true })
        expect((await ports()).qos_policy_id ?? null).toBeNull()

        const anyEdit = { name: made.name ?? '', admin_state: 'on', qos_policy: '' }
        expect(await fill(admin, 'neutron.editAnyNetwork', { id: made.id }, anyEdit)).toMatchObject({ ok: true })
        expect((await network()).qos_policy_id ?? null).toBeNull()
        await client.tableAction(
          `project/networks/${made.id}/detail?tab=network_tabs__ports_tab`,
          `ports__delete__${id}`,
        )
        await cloud.discard('network', made.id)
        await admin.call('neutron.qosPolicies.delete', { params: { id: policy.id } })
      },
    )

    it('P-NET-21 P-NET-22 an administrator is given the forms of another project’s port and subnet', async () => {
      const { client } = await cloud.as('demo')
      const port = called((await client.call('neutron.ports.list')).items, 'spare-port')
      const subnet = called((await client.call('neutron.subnets.list')).items, 'beta-v4')
      const admin = (await cloud.as('admin')).client
      const ofPort = await openForm(admin, 'neutron.editPort', { id: port.id, network: port.network_id ?? '' })
      expect(ofPort?.fields.find(({ name }) => name === 'name')?.value).toBe('spare-port')
      const ofSubnet = await openForm(admin, 'neutron.editSubnet', { id: subnet.id, network: subnet.network_id ?? '' })
      expect(ofSubnet?.fields.find(({ name }) => name === 'subnet_name')?.value).toBe('beta-v4')
    })
  })
}
