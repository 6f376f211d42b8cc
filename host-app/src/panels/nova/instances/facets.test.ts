import type { Server } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { filterRows } from '../../../list/filter-rows.js'
import { instanceFacets } from './facets.js'
import { server } from './instance-fixture.js'
import { instanceNamer, noNames } from './instance.js'

const name = instanceNamer(noNames)
const address = { network: 'net', addr: '10.10.3.121', version: 4, type: 'fixed', mac_addr: null }
const running = name(server({ name: 'web-1', addresses: [address] }))
const paused = name(server({ name: 'web-2', status: 'PAUSED' }))
const elsewhere = { image: null, flavor: { id: 'f-1' } as Server['flavor'] }
const broken = name(server({ name: 'db', status: 'ERROR', key_name: 'demo-rsa', ...elsewhere }))
const all = [running, paused, broken]

const filtered = (...terms: [string, string][]) =>
  filterRows(
    all,
    terms.map(([name, value]) => ({ name, value })),
    instanceFacets,
  )

describe('facets of the instances panel', () => {
  it('narrow by every facet in use', () => {
    expect(filtered(['name', 'WEB'], ['status', 'PAUSED'])).toEqual([paused])
    expect(filtered(['ipv4', '10.10.3'])).toEqual([running])
    expect(filtered(['ipv6', '10.10.3'])).toEqual([])
    expect(filtered(['key_name', 'demo-rsa'])).toEqual([broken])
    expect(filtered(['image_id', 'IMAGE-1'])).toEqual([running, paused])
    expect(filtered(['flavor_id', 'f-1'])).toEqual([broken])
  })

  it("issue 5: are those of Horizon's table", () => {
    expect(instanceFacets.map(({ label }) => label)).toEqual([
      'Instance Name',
      'Status',
      'Instance ID',
      'Image Name',
      'Image ID',
      'IPv4 Address',
      'IPv6 Address',
      'Flavor Name',
      'Flavor ID',
      'Key Pair Name',
      'Availability Zone',
    ])
  })

  it('W-SEARCH-05 several values of one facet are alternatives', () => {
    expect(filtered(['status', 'PAUSED'], ['status', 'ERROR'])).toEqual([paused, broken])
  })

  it('leave the list itself alone when nothing is chosen', () => {
    expect(filterRows(all, [], instanceFacets)).toBe(all)
    expect(filtered(['nobody', 'x'])).toBe(all)
  })
})
