import { describe, expect, it } from 'vitest'
import { changesBetween, describeChanges } from './topology-changes.js'
import { parseCloud as parseTopology } from './read-cloud.js'
import { matchesOf, noSearch } from './topology-search.js'

const model = (...servers: (readonly [id: string, status: string])[]) =>
  parseTopology({
    networks: [{ id: 'n', name: 'net', 'router:external': true, subnets: [{ id: 's', cidr: '192.0.2.0/24' }] }],
    servers: servers.map(([id, status]) => ({ id, name: id, status, original_status: status.toUpperCase() })),
    ports: [
      {
        id: 'p',
        network_id: 'n',
        device_id: 'web',
        device_owner: 'compute:nova',
        fixed_ips: [{ ip_address: '192.0.2.7' }],
      },
    ],
  })
const say = (before: ReturnType<typeof model>, after: ReturnType<typeof model>) =>
  describeChanges(changesBetween(before, after))

describe('changes of the topology', () => {
  it('T-MODEL-11 tells what came, went and changed, in one breath', () => {
    const before = model(['web', 'Build'], ['db', 'Active'])
    expect(say(before, before)).toBe('')
    expect(say(before, model(['web', 'Active'], ['db', 'Active']))).toBe('web is now Active.')
    expect(say(before, model(['web', 'Build'], ['x', 'Active'], ['y', 'Active']))).toBe(
      '2 devices were added. db was removed.',
    )
  })
})

describe('search in the topology', () => {
  it('finds by name, address, status and type; every word must be found', () => {
    const topology = model(['web', 'Active'], ['db', 'Shutoff'])
    const find = (change: object) => [...(matchesOf(topology, { ...noSearch, ...change }) ?? ['all'])]
    expect(find({})).toEqual(['all'])
    expect(find({ text: ' WEB ' })).toEqual(['server/web'])
    expect(find({ text: '192.0.2.7' })).toEqual(['server/web'])
    expect(find({ text: 'shutoff' })).toEqual(['server/db'])
    expect(find({ kind: 'external' })).toEqual(['network/n'])
    expect(find({ kind: 'network' })).toEqual(['network/n'])
    expect(find({ state: 'active' })).toEqual(['server/web'])
    expect(find({ text: 'web shutoff' })).toEqual([])
  })

  it('T-MODEL-10 an instance with a task is in progress, and as it is meanwhile', () => {
    const servers = [
      { id: 'r', name: 'r', status: 'Active', original_status: 'ACTIVE', task: 'rebooting' },
      { id: 'a', name: 'a', status: 'Active', original_status: 'ACTIVE', task: null },
    ]
    const find = (state: 'active' | 'loading') => [...matchesOf(parseTopology({ servers }), { ...noSearch, state })!]
    expect([find('loading'), find('active')]).toEqual([['server/r'], ['server/r', 'server/a']])
  })
})
