import type { Client, Network } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { closedGates, openGates } from '../../../actions/gates.js'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { loadNetworks, networkColumns } from './network.js'
import { attachedDevice, loadNetworkPorts, portColumns } from './network-parts.js'
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

const fakeClient = (answers: Readonly<Record<string, readonly object[] | Error>>, isHorizon = true) =>
  ({
    horizonPages: async () => isHorizon,
    call: async (id: string) => {
      const answer = answers[id]
      if (answer instanceof Error) throw answer
      return { items: answer ?? [] }
    },
  }) as unknown as Pick<Client, 'call' | 'horizonPages'>

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

  it('A-NEUTRON-01 come in one answer where there is no Horizon', async () => {
    const answers = { 'neutron.networks.list': [aNetwork('own'), aNetwork('public', { project_id: 'p2' })] }
    const pools = { 'neutron.floatingIpPools.list': [aNetwork('public')] }
    const networks = await loadNetworks(fakeClient({ ...answers, ...pools }, false), 'p1')
    expect(networks.map(({ id }) => id)).toEqual(['own', 'public'])
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

  it('are not changed nor made by who may only look', async () => {
    const no = async () => false
    const nobody = {
      allowed: no,
      horizonPages: async () => true,
      serviceEnabled: no,
      settingEnabled: no,
      extensionEnabled: no,
    }
    const gates = gatesOf(networkActions)
    const closed = await closedGates(gates, nobody)
    expect([...closed.keys()].sort()).toEqual(Object.keys(gates).sort())
    const [network] = await loaded({ 'neutron.networks.list': [aNetwork('n', { project_id: 'p1' })] })
    expect(offeredFor(networkActions, network!, openGates(gates, closed, false))).toEqual([])
  })

  it('ports say what they are plugged into, as Horizon does', () => {
    expect(attachedDevice({ device_owner: 'compute:nova', device_id: 'd' })).toBe('compute:nova')
    expect(attachedDevice({ device_owner: '', device_id: 'd' })).toBe('d')
    expect(attachedDevice({ device_owner: '', device_id: '' })).toBe('Detached')
  })
})

describe('the ports of a network', () => {
  /** Ports as `list` answers a question with or without a project. */
  const asking = async (own: boolean, list: (project?: string) => object[]) => {
    const projects: (string | undefined)[] = []
    const call = async (_id: string, { query }: { query: { project_id?: string } }) => {
      projects.push(query.project_id)
      return { items: list(query.project_id) }
    }
    const ports = await loadNetworkPorts(
      { call: call as unknown as Client['call'] },
      { id: 'n', own, project_id: 'p2' },
    )
    return { ids: ports.map(({ id }) => id), projects }
  }
  const port = (id: string, project_id: string) => ({ id, project_id })

  it('W-TABLE-09 have their MAC addresses whole, which differ at their ends, or not at all', () => {
    expect(portColumns(() => '').find(({ id }) => id === 'mac_address')).toMatchObject({ whole: true })
  })

  it('A-REL-01 of another project are asked for by its name where a release keeps them back', async () => {
    const found = await asking(false, (project) => (project ? [port('b', 'p2')] : [port('a', 'p1')]))
    expect(found).toEqual({ ids: ['a', 'b'], projects: [undefined, 'p2'] })
  })

  it('A-REL-01 come with one question where the release tells them all, or the network is the own', async () => {
    const all = () => [port('a', 'p1'), port('b', 'p2')]
    expect(await asking(false, all)).toEqual({ ids: ['a', 'b'], projects: [undefined] })
    expect((await asking(true, () => [port('a', 'p1')])).projects).toEqual([undefined])
  })
})
