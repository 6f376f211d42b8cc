import type { Client, Network } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { loadNetworks, networkColumns } from './network.js'
import { attachedDevice } from './network-parts.js'
import { networkActions } from './actions.js'

const aNetwork = (id: string, given: Partial<Network> = {}): Network =>
  ({
    id,
    name: id,
    project_id: 'p1',
    subnets: [],
    subnet_ids: [],
    availability_zones: [],
    shared: false,
    status: 'ACTIVE',
    ...given,
  }) as unknown as Network

const fakeClient = (answers: Readonly<Record<string, readonly object[] | Error>>) =>
  ({
    call: async (id: string) => {
      const answer = answers[id]
      if (answer instanceof Error) throw answer
      return { items: answer ?? [] }
    },
  }) as unknown as Pick<Client, 'call'>

const loaded = (answers: Parameters<typeof fakeClient>[0]) => loadNetworks(fakeClient(answers), 'p1')

describe('the networks of a project', () => {
  it('A-NEUTRON-01 are its own, shared ones and external ones, each once', async () => {
    const networks = await loaded({
      'neutron.networks.list': [
        aNetwork('own'),
        aNetwork('shared', { project_id: 'p2', shared: true }),
        aNetwork('both'),
      ],
      'neutron.floatingIpPools.list': [
        aNetwork('both', { router_external: true }),
        aNetwork('public', { project_id: 'p2' }),
      ],
    })
    expect(networks.map(({ id, own }) => [id, own])).toEqual([
      ['own', true],
      ['shared', false],
      ['both', true],
      ['public', false],
    ])
  })

  it('A-NEUTRON-01 are shown without the external ones when those cannot be had; without any when the list cannot', async () => {
    const networks = [aNetwork('own')]
    expect(
      (await loaded({ 'neutron.networks.list': networks, 'neutron.floatingIpPools.list': new Error('no') })).length,
    ).toBe(1)
    await expect(loaded({ 'neutron.networks.list': new Error('no networks') })).rejects.toThrow('no networks')
  })

  it('A-NEUTRON-01 leave out the one that would be made on demand', async () => {
    expect(await loaded({ 'neutron.networks.list': [aNetwork('__auto_allocate__')] })).toEqual([])
  })

  it('show name or begin of the id, and each subnet with its address', async () => {
    const id = '3c26286e-109e-4f5b-8ae5-1a917401c374'
    const subnets = [{ name: 'alpha-v4', cidr: '10.10.1.0/24' }] as unknown as Network['subnets']
    const [network] = await loaded({ 'neutron.networks.list': [aNetwork(id, { name: '', subnets })] })
    const columns = networkColumns((one) => `/x/${one.id}`)
    expect(columns.map(({ title }) => title)).toEqual([
      'Name',
      'Subnets Associated',
      'Shared',
      'External',
      'Status',
      'Admin State',
      'Availability Zones',
    ])
    expect(columns[0]?.cell?.(network!)).toEqual({ text: '(3c26286e-109e)', href: `/x/${id}`, mono: true })
    expect(columns[1]?.cell?.(network!)).toEqual({ lines: ['alpha-v4 10.10.1.0/24'] })
  })

  it('of others cannot be changed, and say why', async () => {
    const [network] = await loaded({ 'neutron.networks.list': [aNetwork('n', { project_id: 'p2' })] })
    for (const { unavailable } of networkActions.items)
      expect(unavailable?.(network!)).toBe('This network belongs to another project.')
  })

  it('ports say what they are plugged into, as Horizon does', () => {
    expect(attachedDevice({ device_owner: 'compute:nova', device_id: 'd' })).toBe('compute:nova')
    expect(attachedDevice({ device_owner: '', device_id: 'd' })).toBe('d')
    expect(attachedDevice({ device_owner: '', device_id: '' })).toBe('Detached')
  })
})
