import { describe, expect, it } from 'vitest'
import { filterInstances } from './facets.js'
import { server } from './instance-fixture.js'
import { instanceNamer, noNames } from './instance.js'

const name = instanceNamer(noNames)
const address = { network: 'net', addr: '10.10.3.121', version: 4, type: 'fixed', mac_addr: null }
const running = name(server({ name: 'web-1', addresses: [address] }))
const paused = name(server({ name: 'web-2', status: 'PAUSED' }))
const broken = name(server({ name: 'db', status: 'ERROR', key_name: 'demo-rsa' }))
const all = [running, paused, broken]

const filtered = (...terms: [string, string][]) =>
  filterInstances(
    all,
    terms.map(([name, value]) => ({ name, value })),
  )

describe('facets of the instances panel', () => {
  it('narrow by every facet in use', () => {
    expect(filtered(['name', 'WEB'], ['status', 'PAUSED'])).toEqual([paused])
    expect(filtered(['ipv4', '10.10.3'])).toEqual([running])
    expect(filtered(['ipv6', '10.10.3'])).toEqual([])
    expect(filtered(['key_name', 'demo-rsa'])).toEqual([broken])
  })

  it('W-SEARCH-05 several values of one facet are alternatives', () => {
    expect(filtered(['status', 'PAUSED'], ['status', 'ERROR'])).toEqual([paused, broken])
  })

  it('leave the list itself alone when nothing is chosen', () => {
    expect(filterInstances(all, [])).toBe(all)
    expect(filtered(['nobody', 'x'])).toBe(all)
  })
})
