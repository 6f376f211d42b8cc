import { describe, expect, it } from 'vitest'
import { outlineKey, outlineLines } from './outline-model.js'
import { nothingPending } from '../model/topology-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const port = (id: string, network_id: string, device_id: string, device_owner: string, ip: string) => ({
  id,
  network_id,
  device_id,
  device_owner,
  fixed_ips: [{ ip_address: ip }],
})
const model = parseTopology({
  networks: [
    { id: 'a', name: 'blue', subnets: [{ id: 's', cidr: '10.0.0.0/24' }], status: 'Active', original_status: 'ACTIVE' },
    { id: 'b', name: 'green' },
  ],
  routers: [{ id: 'r', name: 'main' }],
  servers: [
    { id: 'v', name: 'web' },
    { id: 'w', name: 'lost' },
  ],
  ports: [
    port('p1', 'a', 'v', 'compute:nova', '10.0.0.5'),
    port('p2', 'a', 'v', 'compute:nova', '10.0.0.6'),
    port('p3', 'a', 'r', 'network:router_interface', '10.0.0.1'),
  ],
})
const show = (lines: ReturnType<typeof outlineLines>) =>
  lines.map(({ level, kind, node, name, texts, expanded }) => [
    level,
    node?.kind ?? kind,
    name,
    texts.join(' '),
    expanded,
  ])

describe('outline', () => {
  it('T-MODEL-07 network → subnets, routers, instances; what is linked to nothing comes last', () => {
    expect(show(outlineLines(model, new Set(['network/a', 'apart']), nothingPending))).toEqual([
      [1, 'network', 'blue', '10.0.0.0/24', true],
      [2, 'part', '10.0.0.0/24', '', undefined],
      [2, 'router', 'main', '10.0.0.1', undefined],
      [2, 'server', 'web', '10.0.0.5 10.0.0.6', undefined],
      [1, 'network', 'green', '', undefined],
      [1, 'apart', '', '', true],
      [2, 'server', 'lost', '', undefined],
    ])
  })

  it('with a search shows only matches and the way to them', () => {
    expect(
      show(outlineLines(model, new Set(), nothingPending, new Set(['server/v']))).map(([, , name]) => name),
    ).toEqual(['blue', 'web'])
  })

  it('walks like a tree', () => {
    const open = outlineLines(model, new Set(['network/a']), nothingPending)
    expect(outlineKey('ArrowRight', 0, open)).toEqual({ go: open[1]!.id })
    expect(outlineKey('ArrowLeft', 0, open)).toEqual({ toggle: 'network/a' })
    expect(outlineKey('ArrowLeft', 2, open)).toEqual({ go: 'network/a' })
    expect(outlineKey('Enter', 3, open)).toEqual({ open: open[3]!.id })
    expect(outlineKey('ArrowRight', 4, open)).toBeUndefined()
    expect(outlineKey('End', 0, open)).toEqual({ go: 'apart' })
    expect(outlineKey('ArrowLeft', 0, open, true)).toEqual({ go: open[1]!.id })
  })
})
