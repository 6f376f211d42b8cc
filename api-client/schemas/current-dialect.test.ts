import { describe, expect, it } from 'vitest'
import { image } from './glance.js'
import { floatingIps, networks, ports, qosPolicies, securityGroups, subnets, trunk, agents } from './neutron.js'
import { availabilityZones, computeServices, flavor, keypairs } from './nova.js'
import { server, serverGroup } from './nova-servers.js'
import { routers } from './routers.js'

/**
 * What today's Horizon sends (openstacksdk field names). The recordings in
 * tests/recorded are the other dialect; both must give the same model.
 */
describe('today’s dialect', () => {
  it('A-NOVA-02 key pairs are flat and named by id', () => {
    const { items } = keypairs.parse({
      items: [
        {
          id: 'k',
          name: 'k',
          fingerprint: 'aa:bb',
          type: 'ssh',
          public_key: 'ssh-rsa A',
          private_key: null,
          user_id: null,
          created_at: null,
          is_deleted: null,
        },
      ],
    })
    expect(items).toMatchObject([{ id: 'k', name: 'k', type: 'ssh', fingerprint: 'aa:bb', private_key: null }])
  })

  it('A-NOVA-01 zones have name and state', () => {
    const { items } = availabilityZones.parse({
      items: [
        { name: 'nova', state: { available: true }, hosts: null, id: null },
        { name: 'edge', state: { available: false }, hosts: null, id: null },
      ],
    })
    expect(items.map(({ name, available }) => [name, available])).toEqual([
      ['nova', true],
      ['edge', false],
    ])
  })

  it('A-NOVA-01 services carry their zone', () => {
    const { items } = computeServices.parse({
      items: [
        {
          id: 'x',
          name: 'nova-compute',
          binary: 'nova-compute',
          host: 'h',
          availability_zone: 'nova',
          state: 'up',
          status: 'enabled',
          disabled_reason: null,
          is_forced_down: false,
          updated_at: 't',
        },
      ],
    })
    expect(items).toMatchObject([{ binary: 'nova-compute', zone: 'nova', state: 'up', status: 'enabled' }])
  })

  it('A-NOVA-05 flavors: both names of a field, an integer swap', () => {
    const parsed = flavor.parse({
      id: '1',
      name: 'm1',
      original_name: 'm1',
      description: null,
      vcpus: 1,
      ram: 64,
      disk: 1,
      swap: 0,
      ephemeral: 2,
      is_public: true,
      is_disabled: false,
      rxtx_factor: 1,
      extra_specs: { a: 'b' },
      'OS-FLV-EXT-DATA:ephemeral': 2,
      'os-flavor-access:is_public': true,
      'OS-FLV-DISABLED:disabled': false,
    })
    expect(parsed).toMatchObject({ ephemeral: 2, is_public: true, disabled: false, swap: 0, extras: { a: 'b' } })
    expect(flavor.parse({ id: '1', swap: '', 'OS-FLV-EXT-DATA:ephemeral': 3 })).toMatchObject({ swap: 0, ephemeral: 3 })
  })

  it('A-NOVA-03 servers', () => {
    const parsed = server.parse({
      id: 's',
      name: 'vm',
      status: 'ACTIVE',
      image: '',
      image_name: null,
      locked: true,
      metadata: {},
      addresses: {
        net: [{ version: 4, addr: '10.0.0.3', 'OS-EXT-IPS:type': 'fixed', 'OS-EXT-IPS-MAC:mac_addr': 'fa:16' }],
      },
      flavor: { original_name: 'm1', vcpus: 1, ram: 64, disk: 1, ephemeral: 0, swap: 0, extra_specs: {} },
      'OS-EXT-STS:power_state': 1,
      'OS-EXT-STS:task_state': 'deleting',
      'OS-EXT-AZ:availability_zone': 'nova',
    })
    expect(parsed).toMatchObject({
      addresses: [{ network: 'net', addr: '10.0.0.3', version: 4, type: 'fixed', mac_addr: 'fa:16' }],
      flavor: { id: null, name: 'm1', ram: 64 },
      image: null,
      power_state: 1,
      task_state: 'deleting',
      availability_zone: 'nova',
      locked: true,
    })
  })

  it('A-NOVA-04 a server group’s policy is the first of its policies', () => {
    expect(serverGroup.parse({ id: 'g', name: 'g', policies: ['anti-affinity'], members: ['s'] }).policy).toBe(
      'anti-affinity',
    )
    expect(serverGroup.parse({ id: 'g', name: 'g' }).policy).toBeNull()
  })

  it('A-REL-01 the admin state of a router, which Horizon 25’s page calls True and False', () => {
    const states = ['True', 'False', 'UP', 'Aktiv'].map((admin_state) => ({ id: 'r', name: 'r', admin_state }))
    expect(routers.parse({ items: states }).items.map(({ admin_state }) => admin_state)).toEqual([
      'UP',
      'DOWN',
      'UP',
      'Aktiv',
    ])
  })

  it('A-NEUTRON-01 networks and subnets', () => {
    const { items } = networks.parse({
      items: [
        {
          id: 'n',
          name: 'net',
          is_admin_state_up: true,
          admin_state: 'UP',
          is_shared: true,
          is_router_external: false,
          status: 'ACTIVE',
          is_port_security_enabled: true,
          provider_network_type: 'vxlan',
          provider_segmentation_id: 7,
          subnet_ids: ['a'],
          subnets: [{ id: 'a', cidr: '10.0.0.0/24', ip_version: 4, is_dhcp_enabled: true, subnet_pool_id: 'p' }],
        },
      ],
    })
    expect(items).toMatchObject([
      {
        admin_state_up: true,
        shared: true,
        router_external: false,
        port_security_enabled: true,
        provider_network_type: 'vxlan',
        provider_segmentation_id: 7,
        subnet_ids: ['a'],
        subnets: [{ enable_dhcp: true, subnetpool_id: 'p' }],
      },
    ])
    expect(subnets.parse({ items: [{ id: 'a', is_dhcp_enabled: false }] }).items[0]?.enable_dhcp).toBe(false)
  })

  it('A-NEUTRON-01 ports and agents', () => {
    const { items } = ports.parse({
      items: [
        {
          id: 'p',
          is_admin_state_up: false,
          binding_vnic_type: 'direct',
          security_group_ids: ['s'],
          device_owner: '',
          trunk_details: null,
        },
      ],
    })
    expect(items).toMatchObject([
      { admin_state_up: false, vnic_type: 'direct', security_groups: ['s'], trunk_details: null },
    ])
    const agent = agents.parse({
      items: [{ id: 'a', is_alive: true, is_admin_state_up: true, last_heartbeat_at: 't' }],
    })
    expect(agent.items).toMatchObject([{ alive: true, admin_state_up: true, heartbeat_timestamp: 't' }])
  })

  it('A-NEUTRON-04 trunks; name_or_id and the count are computed where they are missing', () => {
    const sub_ports = [{ port_id: 'p', segmentation_type: 'vlan', segmentation_id: 5 }]
    expect(trunk.parse({ id: '01234567-89ab-cdef', name: '', is_admin_state_up: true, sub_ports })).toMatchObject({
      name_or_id: '(01234567-89ab)',
      subport_count: 1,
      admin_state_up: true,
    })
  })

  it('A-NEUTRON-02 A-NEUTRON-06 policies, security groups, floating IPs', () => {
    expect(
      qosPolicies.parse({
        items: [{ id: 'q', is_shared: true, rules: [{ id: 'r', type: 'dscp_marking', dscp_mark: 8 }] }],
      }).items,
    ).toMatchObject([{ shared: true, rules: [{ dscp_mark: 8, max_kbps: null }] }])
    expect(
      securityGroups.parse({
        items: [{ id: 'g', is_shared: false, security_group_rules: [{ id: 'r', ether_type: 'IPv4' }] }],
      }).items,
    ).toMatchObject([{ shared: false, security_group_rules: [{ ethertype: 'IPv4' }] }])
    expect(
      floatingIps.parse({
        items: [{ id: 'f', floating_ip_address: '203.0.113.1', floating_network_id: 'n', port_id: null }],
      }).items,
    ).toMatchObject([{ ip: '203.0.113.1', pool: 'n', fixed_ip: null }])
  })
})

describe('images', () => {
  it('P-IMG-06 a name that is missing is told from one that equals the id', () => {
    expect(image.parse({ id: 'i', name: null })).toMatchObject({ name: null, name_or_id: 'i' })
    expect(image.parse({ id: 'i', name: '' })).toMatchObject({ name: '', name_or_id: 'i' })
    expect(image.parse({ id: 'i', name: 'x' })).toMatchObject({ name: 'x', name_or_id: 'x' })
  })

  it.each([
    [{}, 'Image'],
    [{ image_type: 'snapshot' }, 'Snapshot'],
    [{ image_type: 'image' }, 'Image'],
    [{ block_device_mapping: '[{"source_type":"snapshot"}]' }, 'Snapshot'],
    [{ block_device_mapping: '[]' }, 'Image'],
    [{ block_device_mapping: '' }, 'Image'],
  ])('P-IMG-07 with the properties %j it is a %s', (properties, type) => {
    expect(image.parse({ id: 'i', properties }).type).toBe(type)
  })
})
