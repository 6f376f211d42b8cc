import { hostCan } from '@stratus/api-client/rules'
import { describe, expect, it } from 'vitest'
import { computeHostColumns, computeHostsOf } from './compute-host.js'
import { capacityOf, hypervisorColumns, tellsProcessors, type Hypervisor } from './hypervisor.js'

const GiB = 1024 ** 3

const machine: Hypervisor = {
  id: '1_north',
  name: 'north',
  host: null,
  type: 'QEMU',
  vcpus_used: 48,
  vcpus: 32,
  memory_used: 64 * GiB,
  memory: 256 * GiB,
  storage_used: 1024 * GiB,
  storage: 4096 * GiB,
  instances: 7,
  links: { name: '/admin/hypervisors/1_north/' },
}

const service = {
  id: '4',
  binary: 'nova-compute',
  host: 'north',
  zone: 'nova',
  status: 'enabled',
  state: 'up',
  disabled_reason: null,
  updated_at: '2026-11-24T12:00:00.000000',
}

describe('the hypervisors panel', () => {
  const columns = hypervisorColumns(tellsProcessors([machine]))
  const column = (id: string) => columns.find((each) => each.id === id)

  it('A-PAGE-04 tells what is used of what there is, also where more is used than there is', () => {
    expect(column('vcpus')?.cell?.(machine)).toBe('48 of 32')
    expect(column('vcpus')?.value?.(machine)).toBe(1.5)
    expect(column('memory')?.cell?.(machine)).toBe('64 GiB of 256 GiB')
    expect(column('storage')?.cell?.({ ...machine, storage_used: 0 })).toBe('0 of 4 TiB')
    expect(column('memory')?.value?.(machine)).toBe(0.25)
    expect(column('name')?.cell?.(machine)).toMatchObject({ text: 'north', href: '/admin/hypervisors/1_north/' })
  })

  it('A-PAGE-04 leaves out what a newer Horizon does not tell, and links where there is no page', () => {
    const newer: Hypervisor = { ...machine, vcpus: null, vcpus_used: null, links: {} }
    const fewer = hypervisorColumns(tellsProcessors([newer]))
    expect(fewer.map(({ id }) => id)).toEqual(['name', 'type', 'memory', 'storage', 'instances'])
    expect(fewer[0]?.cell?.(newer)).toMatchObject({ href: undefined })
  })

  it('A-PAGE-04 leads to the instances of a machine by the name of its compute service', () => {
    const told = { ...machine, name: 'north.example', host: 'north', links: {} }
    expect(column('name')?.cell?.(told)).toMatchObject({ text: 'north.example', href: '/admin/instances/?host=north' })
  })

  it('A-PAGE-04 adds up all machines', () => {
    expect(capacityOf([machine, { ...machine, id: '2_south', vcpus_used: 0, memory_used: 0 }])).toEqual([
      { id: 'vcpus', label: 'vCPUs', used: 48, max: 64, unit: '' },
      { id: 'memory', label: 'RAM', used: 64 * 1024, max: 512 * 1024, unit: 'MiB' },
      { id: 'storage', label: 'Local Storage', used: 2048, max: 8192, unit: 'GiB' },
    ])
    expect(capacityOf([])).toEqual([])
  })
})

describe('the compute hosts', () => {
  const hosts = computeHostsOf([service, { ...service, id: '1', binary: 'nova-scheduler' }, { ...service, host: null }])

  it('A-PAGE-04 are the services that run instances, by the names of their machines', () => {
    expect(hosts.map(({ id, name }) => [id, name])).toEqual([['north', 'north']])
    const [name] = computeHostColumns()
    expect(name?.cell?.(hosts[0]!)).toMatchObject({ text: 'north', href: '/admin/instances/?host=north' })
  })

  it('A-PAGE-04 say why they were disabled', () => {
    const [host] = hosts
    if (!host) throw new Error('no host')
    const status = computeHostColumns().find(({ id }) => id === 'status')
    expect(status?.cell?.({ ...host, status: 'disabled', disabled_reason: 'fans' })).toMatchObject({
      text: 'Disabled: fans',
      tone: 'warning',
    })
    expect(status?.cell?.({ ...host, status: 'disabled' })).toMatchObject({ text: 'Disabled' })
  })

  it('A-PAGE-04 are drained while they are up, and evacuated when down', () => {
    expect(hostCan.drain.unavailable({ status: 'enabled', state: 'up' })).toBeNull()
    expect(hostCan.drain.unavailable({ status: 'disabled', state: 'down' })).toBe('The host is down: evacuate it.')
    expect(hostCan.evacuate.unavailable({ status: 'disabled', state: 'up' })).toBe('The host is up.')
    expect(hostCan.evacuate.unavailable({ status: 'enabled', state: 'down' })).toBeNull()
  })
})
