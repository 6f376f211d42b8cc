import { describe, expect, it } from 'vitest'
import { signIn } from './test-session.js'
import { defined } from '../testing/defined.js'

type Item = Record<string, unknown>

describe('the dialect of today’s Horizon', () => {
  const first = async (path: string) => {
    const session = await signIn('admin', { dialect: 'current' })
    await session.call('GET', '/auth/switch/0d000000000000000000000000000002/', undefined, { headers: {} })
    return defined(((await session.call('GET', path)).json as { items: Item[] }).items[0])
  }

  it.each([
    [
      '/api/neutron/networks/',
      ['is_admin_state_up', 'is_shared', 'is_router_external'],
      ['admin_state_up', 'shared', 'router:external'],
    ],
    [
      '/api/neutron/ports/',
      ['is_admin_state_up', 'binding_vnic_type', 'security_group_ids'],
      ['admin_state_up', 'binding:vnic_type', 'security_groups'],
    ],
    ['/api/neutron/trunks/', ['is_admin_state_up'], ['admin_state_up']],
    ['/api/neutron/agents/', ['is_alive', 'is_admin_state_up'], ['alive', 'admin_state_up']],
    ['/api/neutron/qos_policies/', ['is_shared'], ['shared']],
    ['/api/nova/availzones/', ['name', 'state'], ['zoneName', 'zoneState']],
    ['/api/nova/keypairs/', ['id', 'name', 'fingerprint', 'is_deleted'], ['keypair']],
    ['/api/nova/services/', ['name', 'availability_zone', 'is_forced_down'], ['zone']],
  ])('G-HTTP-11 %s has the new names and not the old ones', async (path, present, absent) => {
    const keys = Object.keys(await first(path))
    expect(keys).toEqual(expect.arrayContaining([...present]))
    expect(keys.filter((key) => absent.includes(key))).toEqual([])
  })

  it('G-HTTP-11 flavors keep the colon names beside the new ones, and swap is a number', async () => {
    expect(await first('/api/nova/flavors/')).toMatchObject({
      swap: 0,
      ephemeral: 0,
      is_public: true,
      'os-flavor-access:is_public': true,
    })
  })

  it('A-REL-01 ports are those of the own project, unless the question names one', async () => {
    const session = await signIn('admin', { dialect: 'current' })
    const owners = async (query: string) => {
      const { items } = (await session.call('GET', `/api/neutron/ports/${query}`)).json as { items: Item[] }
      return new Set(items.map(({ project_id }) => project_id))
    }
    const [own = ''] = await owners('')
    expect(await owners('')).toEqual(new Set([own]))
    const demo = '0d000000000000000000000000000002'
    expect(await owners(`?project_id=${demo}`)).toEqual(new Set([demo]))
  })

  it('A-REL-03 a refusal of a service comes in the words of the SDK', async () => {
    const session = await signIn('demo', { dialect: 'current' })
    const { status, json } = await session.call('GET', '/api/nova/services/')
    expect([status, json]).toEqual([
      403,
      "ForbiddenException: 403: Client Error for url: http://cloud.example:9696/v2.0/, Policy doesn't allow os_compute_api:os-services:list to be performed.",
    ])
  })

  it('G-HTTP-02 a write without the token is a 401 that leads to the sign-in page', async () => {
    const session = await signIn('demo', { dialect: 'current' })
    const { status, text, headers } = await session.call(
      'POST',
      '/api/nova/servergroups/',
      { name: 'x' },
      {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      },
    )
    expect([status, text, headers.get('logout')]).toEqual([401, '', 'True'])
    expect(headers.get('X-Horizon-Location')).toContain('/auth/login/?csrf_failure=')
  })

  it('W-SHELL-04 signing out is a POST; a GET is refused, and the session goes on', async () => {
    const session = await signIn('demo', { dialect: 'current' })
    const whoIs = async () => (await session.call('GET', '/api/keystone/user-session/')).json
    expect((await session.call('GET', '/auth/logout/', undefined, { headers: {} })).status).toBe(405)
    expect(await whoIs()).toMatchObject({ username: 'demo' })
    await session.call('POST', '/auth/logout/')
    expect(await whoIs()).toBe('not logged in')
  })
})
