import { describe, expect, it } from 'vitest'
import { resourceTypes } from '../paths.js'
import { findUses } from './uses.js'

const server = (id: string, more = {}) => ({ id, name: id.toUpperCase(), image: null, key_name: null, ...more })
const port = (id: string, device_owner: string, device_id: string, more = {}) => ({
  id,
  name: null,
  device_owner,
  device_id,
  network_id: 'n',
  fixed_ips: [{ subnet_id: 's', ip_address: '10.0.0.1' }],
  security_groups: ['g'],
  qos_policy_id: null,
  ...more,
})

const lists: Readonly<Record<string, readonly object[]>> = {
  'nova.servers.list': [server('vm', { image: { id: 'i' }, key_name: 'k' }), server('other')],
  'cinder.volumes.list': [
    { id: 'v1', name: 'made', image_id: 'i', volume_image_metadata: {} },
    { id: 'v2', name: null, image_id: null, volume_image_metadata: { image_id: 'i' } },
    { id: 'v3', name: 'none', image_id: null, volume_image_metadata: {} },
  ],
  'cinder.snapshots.list': [{ id: 'c', name: 'monday', volume_id: 'v1' }],
  'neutron.ports.list': [
    port('p1', 'compute:nova', 'vm'),
    port('p2', 'compute:nova', 'vm'),
    port('p3', 'compute:nova', 'unseen'),
    port('p4', 'network:router_interface', 'r'),
    port('p5', 'network:dhcp', 'dhcp-1'),
    port('p6', '', '', { name: 'spare', qos_policy_id: 'q' }),
    port('p7', 'compute:nova', 'other', { network_id: 'm', fixed_ips: [], security_groups: [] }),
  ],
  'neutron.networks.list': [{ id: 'n', name: 'net', qos_policy_id: 'q' }],
  'neutron.floatingIps.list': [
    { id: 'f1', name: null, port_id: 'p1', instance_id: 'vm' },
    { id: 'f2', name: null, port_id: 'vip', instance_id: null },
    { id: 'f3', name: null, port_id: null, instance_id: null },
  ],
  'neutron.routers.list': [{ id: 'r', name: 'main' }],
  'nova.serverGroups.list': [{ id: 'sg', name: 'far apart', members: ['vm', 'gone'] }],
}

async function usesOf(
  type: string,
  ids: readonly string[],
  broken?: string,
): Promise<Record<string, readonly string[]>> {
  const call = async (operation: string) => {
    if (operation === broken) throw new Error('503')
    return { items: lists[operation] }
  }
  const client = { call } as unknown as Parameters<typeof findUses>[2]
  const items = ids.map((id) => ({ id, name: id }))
  const found = await findUses(type, items, client, new AbortController().signal)
  return Object.fromEntries(found.filter(({ names }) => names.length).map(({ label, names }) => [label, names]))
}

describe('W-MODAL-22 what uses a thing', () => {
  it('what is plugged in: each instance once, the service’s own ports not at all', async () => {
    const all = { Instances: ['VM', 'unseen'], Routers: ['main'], Ports: ['spare'] }
    expect(await usesOf(resourceTypes.network, ['n'])).toEqual(all)
    expect(await usesOf(resourceTypes.subnet, ['s'])).toEqual(all)
    expect(await usesOf(resourceTypes.securityGroup, ['g'])).toEqual(all)
    expect(await usesOf(resourceTypes.port, ['p1'])).toEqual({ Instances: ['VM'] })
    expect(await usesOf(resourceTypes.port, ['p6'])).toEqual({})
    expect(await usesOf(resourceTypes.network, ['n', 'm'])).toMatchObject({ Instances: ['VM', 'unseen', 'OTHER'] })
  })

  it('what is made of it, or made with it', async () => {
    expect(await usesOf(resourceTypes.image, ['i'])).toEqual({ Instances: ['VM'], Volumes: ['made', 'v2'] })
    expect(await usesOf(resourceTypes.keypair, ['k'])).toEqual({ Instances: ['VM'] })
    expect(await usesOf(resourceTypes.volume, ['v1', 'v3'])).toEqual({
      'Volume snapshots, which have to be deleted first': ['monday'],
    })
    expect(await usesOf(resourceTypes.qosPolicy, ['q'])).toEqual({ Networks: ['net'], Ports: ['spare'] })
    expect(await usesOf(resourceTypes.serverGroup, ['sg'])).toEqual({ Instances: ['VM', 'gone'] })
    expect(await usesOf(resourceTypes.floatingIp, ['f1', 'f2', 'f3'])).toEqual({ Instances: ['VM'], Ports: ['vip'] })
  })

  it('what cannot be named is its id; a list that says what uses it must be there', async () => {
    expect(await usesOf(resourceTypes.network, ['n'], 'neutron.routers.list')).toMatchObject({ Routers: ['r'] })
    expect(await usesOf(resourceTypes.floatingIp, ['f1'], 'nova.servers.list')).toEqual({ Instances: ['vm'] })
    await expect(usesOf(resourceTypes.image, ['i'], 'cinder.volumes.list')).rejects.toThrow('503')
  })
})
