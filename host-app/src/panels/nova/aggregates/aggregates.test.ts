import { aggregateCan } from '@stratus/api-client/rules'
import { describe, expect, it } from 'vitest'
import { filterRows } from '../../../list/filter-rows.js'
import { aggregateColumns, aggregateFacets, metadataLines, type Aggregate } from './aggregate.js'
import { hostLine, zonesOf } from './zone.js'

const aggregate: Aggregate = {
  id: '1',
  name: 'ssd',
  availability_zone: 'edge',
  hosts: ['north', 'south'],
  metadata: { availability_zone: 'edge', ssd: 'true' },
}

describe('A-PAGE-05 host aggregates', () => {
  it('count their hosts, and say their zone once', () => {
    expect(metadataLines(aggregate)).toEqual(['ssd = true'])
    const of = (id: string) => aggregateColumns().find((column) => column.id === id)
    expect(of('count')?.value?.(aggregate)).toBe(2)
    expect(of('hosts')?.cell?.({ ...aggregate, hosts: [] })).toBeNull()
  })

  it('are found by a host and by metadata', () => {
    const found = (name: string, value: string) => filterRows([aggregate], [{ name, value }], aggregateFacets).length
    expect([
      found('hosts', 'SOU'),
      found('hosts', 'west'),
      found('metadata', 'ssd = t'),
      found('metadata', 'edge'),
    ]).toEqual([1, 0, 1, 0])
  })

  it('are deleted when they are empty', () => {
    expect(aggregateCan.delete.unavailable(aggregate)).toBe('Remove its hosts first.')
    expect(aggregateCan.delete.unavailable({ hosts: [] })).toBeNull()
  })

  it('zones name what of their hosts does not answer', () => {
    const [zone] = zonesOf([
      {
        name: 'nova',
        state: {},
        available: true,
        hosts: {
          north: { 'nova-compute': { available: false } },
          south: { 'nova-compute': { available: true } },
          west: null,
        },
      },
    ])
    expect(zone?.hosts.map(hostLine)).toEqual(['north (down: nova-compute)', 'south', 'west'])
  })
})
