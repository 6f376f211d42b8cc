import type { Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { filterRows } from '../../list/filter-rows.js'
import {
  computeProcesses,
  networkProcesses,
  stackProcesses,
  volumeProcesses,
  type ProcessList,
} from './process-lists.js'
import { isLost, processColumns, processFacets, type Process } from './process.js'
import { addressesOf, serviceFacets, type Service } from './service.js'

const { signal } = new AbortController()
const told = ({ load }: ProcessList, ...items: unknown[]) =>
  load({ call: async () => ({ items }) } as unknown as Client, signal)

const cell = (id: string, process: Process) =>
  processColumns()
    .find((column) => column.id === id)
    ?.cell?.(process)

describe('A-PAGE-11 processes of the cloud', () => {
  it('A-NOVA-01 a compute service is up or down, enabled or disabled with a reason', async () => {
    const wire = { binary: 'nova-compute', host: 'h1', zone: 'nova', state: 'down', status: 'enabled', updated_at: 'T' }
    const [down, off] = await told(computeProcesses, wire, { ...wire, status: 'disabled', disabled_reason: 'fans' })
    expect(down).toMatchObject({ name: 'nova-compute on h1', up: false, enabled: true, updated: 'T' })
    expect(off && cell('status', off)).toMatchObject({ text: 'Disabled: fans', tone: 'warning' })
    expect([down, off].map((process) => process && isLost(process))).toEqual([true, false])
  })

  it('A-NEUTRON-01 an agent nobody has heard of lately is down', async () => {
    const wire = { id: '1', agent_type: 'L3 agent', host: 'h1', alive: null, admin_state_up: true }
    const [agent] = await told(networkProcesses, wire)
    expect(agent).toMatchObject({ id: '1', name: 'L3 agent on h1', up: false, enabled: true })
    expect(agent && cell('state', agent)).toMatchObject({ text: 'Down', tone: 'danger' })
  })

  it('a page’s words in another language are shown, and not taken for good or bad', async () => {
    const wire = {
      id: 'v',
      binary: 'cinder-volume',
      host: 'h',
      status: 'Aktiviert',
      running: 'Hoch',
      updated: '3 Minuten',
    }
    const [process] = await told(volumeProcesses, wire)
    expect(process).toMatchObject({ up: null, enabled: null, state: 'Hoch', status: 'Aktiviert' })
    expect(process && [isLost(process), cell('state', process), cell('updated', process)]).toEqual([
      false,
      { text: 'Hoch', tone: 'neutral' },
      '3 Minuten',
    ])
  })

  it('what a page tells to be no minutes old is now, as in the tables that have a time', async () => {
    const wire = { id: 'v', binary: 'cinder-volume', host: 'h', status: 'Enabled', running: 'Up' }
    const both = await Promise.all(
      ['0\u00a0minutes', '0 Minuten'].map((updated) => told(volumeProcesses, { ...wire, updated })),
    )
    expect(both.flat().map((process) => cell('updated', process))).toEqual(['now', 'now'])
  })

  it('engines of stacks are up or down', async () => {
    const wire = { id: 'e', binary: 'heat-engine', hostname: 'h', status: 'down', updated_at: '2026-01-01T00:00:00' }
    expect(await told(stackProcesses, wire)).toMatchObject([{ name: 'heat-engine on h', up: false }])
  })

  it('are found by what they are in, in words', async () => {
    const wire = { binary: 'nova-compute', host: 'h1', zone: 'nova', state: 'down', status: 'enabled' }
    const rows = await told(computeProcesses, wire, { ...wire, host: 'h2', state: 'up' })
    const found = (name: string, value: string) =>
      filterRows(rows, [{ name, value }], processFacets).map(({ host }) => host)
    expect([found('state', 'false'), found('status', 'true'), found('host', 'h2')]).toEqual([
      ['h1'],
      ['h1', 'h2'],
      ['h2'],
    ])
  })

  it('A-PAGE-11 the endpoints of a service stand in one order, however Keystone tells them', () => {
    const endpoints = ['internal', 'other', 'public', 'admin'].map((face, index) => ({
      id: `${index}`,
      interface: face,
      region: 'R',
      region_id: 'R',
      url: '/',
    }))
    const service: Service = { id: '0', name: 'nova', type: 'compute', endpoints }
    expect(addressesOf(service)).toEqual(['public /', 'internal /', 'admin /', 'other /'])
  })

  it('a service is found by an address', () => {
    const endpoints = [{ id: '1', interface: 'public', region: 'R', region_id: 'R', url: 'https://nova.example/v2' }]
    const service: Service = { id: '0', name: 'nova', type: 'compute', endpoints }
    expect(addressesOf(service)).toEqual(['public https://nova.example/v2'])
    expect(filterRows([service], [{ name: 'endpoints', value: 'NOVA.ex' }], serviceFacets)).toHaveLength(1)
  })
})
