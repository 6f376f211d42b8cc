import type { Client } from '@stratus/api-client'
import { describe, expect, it, vi } from 'vitest'
import { hasSameParts, loadExtras } from './topology-extras.js'

const port = (id: string, device_id: string, device_owner: string, port_security_enabled: boolean | null) => ({
  id,
  device_id,
  device_owner,
  port_security_enabled,
  fixed_ips: [{ subnet_id: 's', ip_address: `10.0.0.${id}` }],
})
const answers: Readonly<Record<string, unknown>> = {
  'neutron.floatingIps.list': { items: [{ id: 'f', ip: '203.0.113.9' }] },
  'neutron.ports.list': {
    items: [
      port('1', 'web', 'compute:nova', false),
      port('2', 'web', 'compute:nova', false),
      port('3', 'db', 'compute:nova', true),
      port('4', 'old', 'compute:nova', null),
      port('5', 'edge', 'network:router_interface', false),
    ],
  },
}
const load = async (call: (name: string) => Promise<unknown>) => {
  const asked = vi.fn(call)
  const extras = await loadExtras(
    { call: asked } as unknown as Pick<Client, 'call'>,
    'p1',
    new AbortController().signal,
  )
  return { asked, extras }
}

describe('what other operations tell of a topology', () => {
  it('T-MODEL-15 T-MODEL-16 is floating IPs, and instances with ports without security', async () => {
    const { asked, extras } = await load(async (name) => answers[name])
    expect(extras.floatingIps).toEqual([{ id: 'f', ip: '203.0.113.9' }])
    expect([...extras.unguarded!]).toEqual([['web', ['10.0.0.1', '10.0.0.2']]])
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['neutron.floatingIps.list', 'neutron.ports.list'])
  })

  it('T-MODEL-16 who may not see one of them has the other; what was known of that one is not told to be gone', async () => {
    const { extras } = await load(async (name) => {
      if (name === 'neutron.floatingIps.list') throw new Error('503')
      return answers[name]
    })
    expect(extras).toEqual({ unguarded: new Map([['web', ['10.0.0.1', '10.0.0.2']]]) })
  })

  it('T-MODEL-16 is asked for anew only when instances or ports have come or gone', () => {
    const topology = (...ids: string[]) => ({
      networks: [],
      routers: [],
      ports: [],
      servers: ids.map((id) => ({ id })),
    })
    const same = (one: object, other: object) => hasSameParts(one as never, other as never)
    expect(same(topology('a', 'b'), topology('a', 'b'))).toBe(true)
    expect(same(topology('a', 'b'), topology('a'))).toBe(false)
    expect(same(topology('a', 'b'), topology('a', 'c'))).toBe(false)
  })
})
