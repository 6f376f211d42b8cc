import type { ApiError } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { called, nowhere, ownName, wordsOf, type Cloud, expectLack } from '../cloud.js'

export function networkCases(cloud: Cloud): void {
  describe(`networks on the ${cloud.name} cloud`, () => {
    const demo = async () => (await cloud.as('demo')).client

    it('A-NEUTRON-01 lists networks of the project and shared ones, with their subnets', async () => {
      const { items } = await (await demo()).call('neutron.networks.list')
      expect(items[0]).toMatchObject({ name: 'shared-net', shared: true, router_external: false })
      const alpha = called(items, 'net-alpha')
      expect(alpha).toMatchObject({
        shared: false,
        admin_state: 'UP',
        status: 'ACTIVE',
        mtu: 1450,
        provider_network_type: null,
      })
      expect(alpha.subnets.map(({ cidr }) => cidr).sort()).toEqual(['10.10.1.0/24', 'fd00:10:1::/64'])
      expect(called(items, 'net-empty-down')).toMatchObject({
        admin_state_up: false,
        admin_state: 'DOWN',
        subnet_ids: [],
      })
      expect(items.some(({ name }) => name === 'public')).toBe(false)
    })

    it('A-NEUTRON-01 lists those of outside too, where they are asked for and services answer', async ({ skip }) => {
      const client = await demo()
      skip(await client.horizonPages(), 'Horizon has them in a list of their own.')
      const { items } = await client.call('neutron.networks.list', { query: { external: true } })
      const inside = (await client.call('neutron.networks.list')).items.map(({ name }) => name)
      expect(items.map(({ name }) => name)).toEqual([...inside, 'public'])
      expect(called(items, 'public').router_external).toBe(true)
    })

    it('A-NEUTRON-01 shows administrators the provider of a network', async () => {
      const { items } = await (await cloud.as('admin')).client.call('neutron.networks.list')
      expect(items.map(({ name }) => name).sort()).toEqual(['public', 'shared-net'])
      expect(called(items, 'public')).toMatchObject({
        provider_network_type: 'flat',
        provider_physical_network: 'physnet1',
        router_external: true,
      })
    })

    it('A-NEUTRON-01 takes every parameter of subnets and ports for a filter', async () => {
      const client = await demo()
      const { items: networks } = await client.call('neutron.networks.list')
      const network_id = called(networks, 'net-alpha').id
      const { items: subnets } = await client.call('neutron.subnets.list', { query: { network_id } })
      expect(subnets.map(({ name }) => name).sort()).toEqual(['alpha-v4', 'alpha-v6'])
      const { items: v6 } = await client.call('neutron.subnets.list', { query: { ip_version: 6 } })
      // The network service of 2026 shows members the subnets of the outside too.
      const inside = v6.filter(({ name }) => cloud.name === 'demo' || name !== 'public-v6')
      expect(inside.map(({ name }) => name).sort()).toEqual(['alpha-v6', 'gamma-v6'])
      const { items: down } = await client.call('neutron.ports.list', { query: { status: 'DOWN', network_id } })
      expect(down.map(({ name }) => name)).toEqual(['spare-port'])
      const { items: none } = await client.call('neutron.ports.list', { query: { network_id: nowhere } })
      expect(none).toEqual([])
      const strange = client.call('neutron.ports.list', { query: { nonsense: 1 } })
      const outcome = await strange.then(
        ({ items }) => items.length,
        (error: ApiError) => error.status,
      )
      // The SDK of newer Horizons leaves out what it does not know.
      const { length: all } = (await client.call('neutron.ports.list')).items
      expect(outcome).toBe(cloud.name === 'live' && outcome === all ? all : 400)
    })

    it('A-NEUTRON-01 describes ports', async () => {
      const client = await demo()
      const { items } = await client.call('neutron.ports.list')
      const spare = called(items, 'spare-port')
      expect(spare).toMatchObject({
        device_id: '',
        device_owner: '',
        vnic_type: 'normal',
        port_security_enabled: true,
        admin_state: 'UP',
        host_id: null,
      })
      expect(spare.fixed_ips).toHaveLength(2)
      // A cloud behind Horizon 25 is seeded without: its list of ports would be a 500.
      const seeded = cloud.name === 'demo' || spare.allowed_address_pairs.length > 0
      expect(spare.allowed_address_pairs).toHaveLength(seeded ? 1 : 0)
      expect(called(items, 'down-port')).toMatchObject({
        admin_state: 'DOWN',
        port_security_enabled: false,
        security_groups: [],
      })
      expect(called(items, 'trunk-sub-101')).toMatchObject({
        segmentation_type: 'vlan',
        segmentation_id: 101,
        device_owner: 'trunk:subport',
      })
      expect(called(items, 'trunk-parent-1').trunk_details).toMatchObject({
        sub_ports: [{ segmentation_id: 101 }, { segmentation_id: 102 }],
      })
    })

    it('A-NEUTRON-01 makes a network and subnets with the usual gateway and pool', async () => {
      const client = await demo()
      const network = await client.call('neutron.networks.create', {
        body: { name: ownName('net'), admin_state_up: false },
      })
      expect(network).toMatchObject({ admin_state_up: false, shared: false, status: 'ACTIVE', subnet_ids: [] })
      const network_id = network.id
      const subnet = await client.call('neutron.subnets.create', {
        body: { network_id, ip_version: 4, cidr: '10.89.0.7/24', name: 'ct-v4' },
      })
      expect(subnet).toMatchObject({ cidr: '10.89.0.0/24', gateway_ip: '10.89.0.1', enable_dhcp: true, ip_version: 4 })
      expect(subnet.allocation_pools).toMatchObject([{ start: '10.89.0.2', end: '10.89.0.254' }])
      const six = await client.call('neutron.subnets.create', {
        body: { network_id, ip_version: 6, cidr: 'fd00:89::/64' },
      })
      expect(six).toMatchObject({ gateway_ip: 'fd00:89::', cidr: 'fd00:89::/64' })
      expect(six.allocation_pools).toMatchObject([{ start: 'fd00:89::1', end: 'fd00:89::ffff:ffff:ffff:ffff' }])
      const closed = await client.call('neutron.subnets.create', {
        body: {
          network_id,
          ip_version: 4,
          cidr: '10.90.0.0/24',
          gateway_ip: null,
          enable_dhcp: false,
          allocation_pools: [{ start: '10.90.0.9', end: '10.90.0.10' }],
        },
      })
      expect(closed).toMatchObject({ gateway_ip: null, enable_dhcp: false })
      const { items } = await client.call('neutron.networks.list')
      expect(called(items, network.name ?? '').subnet_ids).toHaveLength(3)
      await cloud.discard('network', network.id)
    })

    it('A-NEUTRON-01 says what is wrong with a subnet', async () => {
      const visit = await cloud.as('demo')
      const { items } = await visit.client.call('neutron.networks.list')
      const network_id = called(items, 'net-alpha').id
      const refused = async (json: Record<string, unknown>) => {
        const { status, json: text } = await visit.send('POST', '/api/neutron/subnets/', { json })
        return [status, wordsOf(text)]
      }
      expect(await refused({ network_id, ip_version: 4, cidr: 'nonsense' })).toEqual([
        400,
        'Invalid input for operation: nonsense is not in a CIDR format.',
      ])
      expect(await refused({ network_id, ip_version: 6, cidr: '10.1.0.0/24' })).toEqual([
        400,
        "Invalid input for operation: cidr '10.1.0.0/24' does not match the ip_version '6'.",
      ])
      expect(await refused({ network_id, ip_version: 4, cidr: '10.10.1.0/25' })).toEqual([
        400,
        `Invalid input for operation: Requested subnet with cidr: 10.10.1.0/25 for network: ${network_id} overlaps with another subnet.`,
      ])
      expect(await refused({ network_id })).toEqual([
        400,
        "Failed to parse request. Required attribute 'ip_version' not specified",
      ])
      expect(await refused({ ip_version: 4, cidr: '10.1.0.0/24' })).toEqual(
        cloud.name === 'direct'
          ? [400, "missing required parameter 'network_id'"]
          : [500, "subnet_create() missing 1 required positional argument: 'network_id'"],
      )
      expect(await refused({ network_id: nowhere, ip_version: 4, cidr: '10.1.0.0/24' })).toEqual([
        404,
        `Network ${nowhere} could not be found.`,
      ])
    })

    it('A-NEUTRON-01 lets only administrators share a network', async () => {
      const answer = await (
        await cloud.as('demo')
      ).send('POST', '/api/neutron/networks/', { json: { name: 'ct-never', shared: true } })
      expect(answer.status).toBe(403)
      expect(String(answer.json)).toContain(
        '(rule:create_network and rule:create_network:shared) is disallowed by policy',
      )
    })

    it('A-NEUTRON-01 lists agents for administrators and extensions for all', async () => {
      expect((await (await demo()).call('neutron.agents.list')).items).toEqual([])
      const { items } = await (await cloud.as('admin')).client.call('neutron.agents.list')
      expect(items.map(({ agent_type }) => agent_type).sort()).toEqual([
        'DHCP agent',
        'L3 agent',
        'Metadata agent',
        'Open vSwitch agent',
      ])
      expect(items.every(({ alive }) => alive)).toBe(true)
      const { items: extensions } = await (await demo()).call('neutron.extensions.list')
      expect(extensions.map(({ alias }) => alias)).toEqual(
        expect.arrayContaining(['trunk', 'qos', 'router', 'security-group', 'quotas']),
      )
    })

    it('A-NEUTRON-05 keeps quotas to administrators and wants them whole', async () => {
      const path = '/api/neutron/quotas-sets/0e000000000000000000000000000003'
      const all = {
        network: 100,
        subnet: 100,
        port: 500,
        router: 10,
        floatingip: 50,
        security_group: 10,
        security_group_rule: 100,
      }
      const admin = await cloud.as('admin')
      expect((await admin.send('PATCH', path, { json: all })).status).toBe(204)
      const part = await admin.send('PATCH', path, { json: { network: 100 } })
      expectLack(
        cloud,
        part,
        expect.stringMatching(/^'(subnet|port|router|floatingip|security_group|security_group_rule)'$/),
      )
      expect((await (await cloud.as('demo')).send('PATCH', path, { json: all })).status).toBe(403)
    })

    it('A-NEUTRON-06 lists security groups with their rules', async () => {
      const { items } = await (await demo()).call('neutron.securityGroups.list')
      expect(items.map(({ name }) => name).sort()).toEqual(['db', 'default', 'empty-group', 'web'])
      const web = called(items, 'web').security_group_rules.filter((rule) => rule.direction === 'ingress')
      expect(
        web.map((rule) => [rule.protocol, rule.port_range_min, rule.port_range_max, rule.ethertype]).sort(),
      ).toEqual([
        ['icmp', null, null, 'IPv4'],
        ['tcp', 443, 443, 'IPv4'],
        ['tcp', 80, 80, 'IPv4'],
        ['tcp', 8000, 8080, 'IPv6'],
      ])
    })

    it('A-NEUTRON-06 gives a floating IP, forwards it, and takes it off', async () => {
      const client = await demo()
      const { items: pools } = await client.call('neutron.floatingIpPools.list')
      expect(pools).toMatchObject([{ name: 'public', router_external: true }])
      const pool = pools[0]!
      expect(pool.subnet_ids).toHaveLength(2)
      const address = await client.call('neutron.floatingIps.allocate', { body: { pool_id: pool.id } })
      cloud.note('floating-ip', address.id)
      expect(address).toMatchObject({ pool: pool.id, port_id: null, status: 'DOWN', instance_id: null })
      const look = async () => (await client.call('neutron.floatingIps.list')).items.find(({ id }) => id === address.id)
      const target = await freePort(cloud)
      await client.call('neutron.floatingIps.associate', {
        body: { address_id: address.id, port_id: `${target.id}_${target.ip}` },
      })
      expect(await look()).toMatchObject({
        port_id: target.id,
        fixed_ip: target.ip,
        instance_type: 'compute',
        instance_id: target.server,
      })
      await cloud.waitUntil('the floating IP is active', async () => (await look())?.status === 'ACTIVE')
      await client.call('neutron.floatingIps.disassociate', { body: { address_id: address.id } })
      expect(await look()).toMatchObject({ port_id: null, fixed_ip: null, instance_id: null })
      await cloud.discard('floating-ip', address.id)
    })

    it('A-NEUTRON-06 refuses a floating IP for what it cannot reach', async () => {
      const visit = await cloud.as('demo')
      const { items } = await visit.client.call('neutron.networks.list')
      const inner = await visit.send('POST', '/api/network/floatingip/', {
        json: { pool_id: called(items, 'net-alpha').id },
      })
      expect(inner.status).toBe(400)
      expect(String(inner.json)).toContain('is not a valid external network.')
      const none = await visit.send('POST', '/api/network/floatingip/', { json: { x: 1 } })
      expectLack(cloud, none, "'pool_id'")
      const spare = (await visit.client.call('neutron.floatingIps.list')).items.find(
        (address) => address.port_id === null,
      )!
      const associate = async (port_id: string) => {
        const { status, json } = await visit.send('PATCH', '/api/network/floatingip/', {
          json: { address_id: spare.id, port_id },
        })
        return [status, json]
      }
      expect(await associate('no-underscore')).toEqual(
        cloud.name === 'direct'
          ? [400, expect.stringContaining('is not a valid UUID')]
          : [500, 'not enough values to unpack (expected 2, got 1)'],
      )
      expect((await associate(`${nowhere}_10.0.0.1`))[0]).toBe(404)
      const gone = await visit.send('PATCH', '/api/network/floatingip/', { json: { address_id: nowhere } })
      expect(gone.status).toBe(404)
    })
  })
}

/** The port of vm-alpha-2: its network has a way out, and no floating IP points at it. */
async function freePort(cloud: Cloud): Promise<{ id: string; ip: string; server: string }> {
  const { client } = await cloud.as('demo')
  const server = called((await client.call('nova.servers.list')).items, 'vm-alpha-2')
  const { items } = await client.call('neutron.ports.list', { query: { device_id: server.id } })
  const port = items[0]!
  const ip = port.fixed_ips.find((each) => each.ip_address?.includes('.'))!.ip_address!
  return { id: port.id, ip, server: server.id }
}
