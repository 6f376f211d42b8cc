import type { Client } from '@stratus/api-client'
import { canBeParent, canBeSubport } from '@stratus/api-client/rules'
import { describe, expect, it } from 'vitest'
import { addressLines } from '../port-addresses.js'
import { aPort } from './trunk-fixture.js'
import { byPortOrder, loadPorts, portColumns, strangePort } from './trunk-ports.js'
import { vnicLabel } from '../ports/vnic-types.js'

describe('ports of a trunk', () => {
  it('P-TRK-15 a parent is up, free or plugged into an instance, and in no trunk', () => {
    expect(canBeParent(aPort('a'))).toBe(true)
    expect(canBeParent(aPort('a', { device_owner: null }))).toBe(true)
    expect(canBeParent(aPort('a', { device_owner: 'compute:nova' }))).toBe(true)
    expect(canBeParent(aPort('a', { device_owner: 'network:dhcp' }))).toBe(false)
    expect(canBeParent(aPort('a', { admin_state_up: false }))).toBe(false)
    expect(canBeParent(aPort('a', { trunk_details: { trunk_id: 't', sub_ports: [] } }))).toBe(false)
    expect(canBeParent(aPort('a', { trunk_id: 't' }))).toBe(false)
  })

  it('P-TRK-16 a subport is up, belongs to nothing and is in no trunk; those of the edited trunk stay on offer', () => {
    expect(canBeSubport(aPort('a'))).toBe(true)
    expect(canBeSubport(aPort('a', { device_owner: 'compute:nova' }))).toBe(false)
    expect(canBeSubport(aPort('a', { admin_state_up: false }))).toBe(false)
    expect(canBeSubport(aPort('a', { trunk_details: { trunk_id: 't' } }))).toBe(false)
    const own = aPort('a', { trunk_id: 't', device_owner: 'trunk:subport', admin_state_up: false })
    expect(canBeSubport(own)).toBe(false)
    expect(canBeSubport(own, new Set(['a']))).toBe(true)
  })

  it('P-TRK-09 come named before unnamed, by name, then by id', () => {
    const ports = [aPort('3'), aPort('1'), aPort('2', { name: 'zeta' }), aPort('4', { name: 'alpha' })]
    expect(ports.toSorted(byPortOrder).map(({ id }) => id)).toEqual(['4', '2', '1', '3'])
  })

  it('P-TRK-09 G-GATE-07 are those of the project, with the names of their networks and subnets; in admin everybody’s', async () => {
    const asked: { id: string; query?: unknown }[] = []
    const answers: Readonly<Record<string, object[]>> = {
      'neutron.ports.list': [
        aPort('a', { name: 'one', network_id: 'n', fixed_ips: [{ subnet_id: 's', ip_address: '10.0.0.3' }] }),
        aPort('b', { network_id: 'gone', fixed_ips: [{ subnet_id: 'lost', ip_address: '10.9.0.3' }] }),
      ],
      'neutron.networks.list': [{ id: 'n', name: 'net-a' }],
      'neutron.subnets.list': [{ id: 's', name: 'sub-a' }],
    }
    const call = async (id: string, { query }: { query?: unknown }) => {
      asked.push({ id, query })
      return { items: answers[id] }
    }
    // The stand-in answers the three lists it is asked for.
    const client = { call: call as unknown as Client['call'] }
    const [one, two] = await loadPorts(client, 'p1')
    expect(asked[0]).toEqual({ id: 'neutron.ports.list', query: { project_id: 'p1' } })
    expect(one).toMatchObject({ network_name: 'net-a', subnet_names: { '10.0.0.3': 'sub-a' } })
    expect(one && addressLines(one)).toEqual(['10.0.0.3 on subnet sub-a'])
    // Another project's network and subnet: nobody here knows their names.
    expect(two && [two.network_name, ...addressLines(two)]).toEqual([null, '10.9.0.3'])
    asked.length = 0
    await loadPorts(client, null)
    expect(asked[0]?.query).toBeUndefined()
  })

  it('P-TRK-09 are shown by name, addresses, admin state and status; one that cannot be seen by its id', () => {
    expect(portColumns().map(({ title }) => title)).toEqual(['Name', 'IP', 'Admin State', 'Status'])
    expect(portColumns().map((column) => column.value?.(strangePort('x')))).toEqual(['x', [], '', ''])
  })

  it('P-TRK-10 name their vnic types', () => {
    const types = ['normal', 'direct', 'direct-physical', 'macvtap', 'baremetal', 'virtio-forwarder']
    expect(types.map(vnicLabel)).toEqual([
      'Normal',
      'Direct',
      'Direct Physical',
      'MacVTap',
      'Bare Metal',
      'Virtio Forwarder',
    ])
    expect([vnicLabel('new-one'), vnicLabel(null)]).toEqual(['new-one', ''])
  })
})
