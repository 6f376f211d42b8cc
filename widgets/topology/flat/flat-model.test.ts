import { describe, expect, it } from 'vitest'
import { flatStep } from './flat-keys.js'
import { addressWords, columnsIn, cutName, defaultMode, devicesIn, flatSizes, layoutFlat } from './flat-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const networks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `n${at}`, name: `net-${at}`, url: `/n${at}/` }))
const port = (device_id: string, network: number, at = 0) => ({
  id: `${device_id}-${network}-${at}`,
  device_id,
  network_id: `n${network}`,
})
const ports = (device: string, ...on: number[]) => on.map((network, at) => port(device, network, at))
const layout = (count: number, list: object[], mode: 'normal' | 'small' = 'normal', devices: object = {}) =>
  layoutFlat(
    parseTopology({ networks: networks(count), servers: [{ id: 'v', name: 'v' }], ports: list, ...devices }),
    mode,
  )

describe('flat view', () => {
  it('T-FLAT-06 T-FLAT-07 T-FLAT-08 has the widths, heights and spacings of Horizon', () => {
    expect([flatSizes.normal.column, flatSizes.small.column]).toEqual([270, 100])
    expect([flatSizes.normal.minHeight, flatSizes.small.minHeight]).toEqual([500, 400])
    expect([flatSizes.normal.portSpacing, flatSizes.small.portSpacing]).toEqual([16, 5])
    expect(layout(2, []).height).toBe(500)
    expect(layout(2, [], 'small').height).toBe(400)
    expect([layout(3, []).width, layout(3, [], 'small').width]).toEqual([810, 300])
  })

  it('T-FLAT-02 has the other sizes of Horizon, normal and small', () => {
    // As Horizon's own drawing has them.
    const rows = [
      ['deviceHeight', 50, 20],
      ['margin', 20, 30],
      ['deviceX', 98.5, 47.5],
      ['deviceWidth', 90, 20],
      ['portHeight', 6, 3],
      ['portWidth', 82, 32.5],
    ] as const
    for (const [name, normal, small] of rows)
      expect([name, flatSizes.normal[name], flatSizes.small[name]]).toEqual([name, normal, small])
  })

  it('T-FLAT-07 is as high as its devices need', () => {
    const servers = Array.from({ length: 20 }, (_, at) => ({ id: `v${at}` }))
    const tall = layout(1, [], 'normal', { servers })
    const last = tall.devices.at(-1)!
    expect(last.y - tall.devices[0]!.y).toBe(19 * 70)
    expect(tall.height).toBe(tall.devices[0]!.y + 20 * 70 + tall.devices[0]!.y)
  })

  it('T-FLAT-01 has one column per network, in the order of the data', () => {
    expect(layout(3, []).columns.map(({ network, x }) => [network.name, x])).toEqual([
      ['net-0', 0],
      ['net-1', 270],
      ['net-2', 540],
    ])
  })

  it('T-FLAT-02 puts routers before instances, below each other, as high as their ports need', () => {
    const { devices } = layout(6, [...ports('r', 0, 1), ...ports('v', 0, 0, 0, 0, 0)], 'normal', {
      routers: [{ id: 'r' }],
    })
    expect(devices.map(({ node, height }) => [node.kind, height])).toEqual([
      ['router', 50],
      ['server', 64],
    ])
    expect(devices[1]!.y - devices[0]!.y).toBe(70)
  })

  // As Horizon draws it; `parent` is made the home network by two ports on it.
  it.each([
    { parent: 1, network: 1, side: 'left', length: 82 },
    { parent: 1, network: 0, side: 'left', length: 352 },
    { parent: 1, network: 2, side: 'right', length: 82 },
    { parent: 0, network: 2, side: 'right', length: 352 },
    { parent: 2, network: 0, side: 'left', length: 622 },
  ])(
    'T-FLAT-02 a line from column $parent to network $network goes $length px to the $side',
    ({ parent, network, side, length }) => {
      const device = layout(3, ports('v', parent, parent, network)).devices[0]!
      expect(device.column).toBe(parent)
      const line = device.ports.at(-1)!
      expect(line.length).toBe(side === 'left' ? -length : length)
      expect(line.x).toBe(side === 'left' ? 0 : 90)
      const bar = network * 270
      const end = device.x + line.x + line.length
      expect(end, 'it ends at the bar of its network').toBeGreaterThanOrEqual(bar)
      expect(end).toBeLessThanOrEqual(bar + 17)
    },
  )

  it('T-FLAT-08 spaces the lines of one side around the middle', () => {
    const { ports: lines, height } = layout(2, ports('v', 0, 0, 0)).devices[0]!
    expect(height).toBe(50)
    expect(lines.map(({ y }) => y)).toEqual([9, 25, 41])
    const both = layout(3, ports('v', 1, 0, 2, 1, 2)).devices[0]!
    expect(both.ports.map(({ x, y }) => [x, y])).toEqual([
      [0, 16],
      [0, 32],
      [90, 24],
      [0, 48],
      [90, 40],
    ])
  })

  it('small: crowded lines become thin and stay inside their device', () => {
    const { ports: lines, height } = layout(1, ports('v', 0, 0, 0, 0, 0, 0, 0, 0), 'small').devices[0]!
    expect(height).toBe(20)
    for (const { y, height: thick } of lines) {
      expect(thick).toBe(1)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(20)
    }
  })

  it.each([
    ['instance1', 'instance1'],
    ['instance-1', 'instance-..'],
    ['日本語サー', '日本語サ..'],
    ['é234567890', 'é23456789..'],
    ['abcdefgh日', 'abcdefgh..'],
    ['ÿÿÿÿÿÿÿÿÿ', 'ÿÿÿÿÿÿÿÿÿ'],
    ['ĀĀĀĀĀ', 'ĀĀĀĀ..'],
    ['', ''],
  ])('T-FLAT-09 cuts %s to %s', (name, cut) => expect(cutName(name)).toBe(cut))

  it.each([
    [[], ''],
    [['10.0.0.1'], '10.0.0.1'],
    [['10.0.0.1', '::1'], '10.0.0.1,::1'],
    [['192.168.100.201'], '192.168.100.201'],
    [['192.168.100.201', '10.0.0.1'], '192.168.100.201…'],
    [['fd00:10:1::f816:3eff'], 'fd00:10:1::f…'],
    [['fd00:10:1::f816:3eff', '10.0.0.1'], 'fd00:10:1::f…'],
  ])('T-FLAT-02 the addresses %s stand on their line as %s: no IPv4 address is cut', (addresses, words) =>
    expect(addressWords(addresses)).toBe(words),
  )

  it('T-FLAT-05 without a choice it is small when the columns are wider than the canvas', () => {
    expect(defaultMode(4, 1080)).toBe('normal')
    expect(defaultMode(4, 1079)).toBe('small')
    expect(defaultMode(0, 0)).toBe('normal')
  })

  it('takes a model with nothing in it, and devices without ports or networks', () => {
    expect(layoutFlat(parseTopology({}), 'normal')).toMatchObject({ columns: [], devices: [], width: 0 })
    expect(layout(0, []).devices[0]).toMatchObject({ column: 0, ports: [] })
    expect(layout(2, [port('v', 7)]).devices[0]).toMatchObject({ column: 0, ports: [] })
  })

  it('finds what can be seen among thousands', () => {
    const servers = Array.from({ length: 5000 }, (_, at) => ({ id: `v${at}`, name: `vm-${at}` }))
    const list = servers.map(({ id }, at) => port(id, at % 50))
    const all = layoutFlat(parseTopology({ networks: networks(50), servers, ports: list }), 'normal')
    const window = { left: 270, right: 1000, top: 70_000, bottom: 70_800 }
    const seen = devicesIn(all, window)
    expect(seen).toEqual(
      all.devices.filter(
        ({ y, height, left, right }) => y <= 70_800 && y + height >= 70_000 && right >= 270 && left <= 1000,
      ),
    )
    expect(seen.length).toBeGreaterThan(0)
    expect(columnsIn(all, window).map(({ index }) => index)).toEqual([1, 2, 3])
  })

  it('keys lead from device to device, and to the networks on either side', () => {
    const model = parseTopology({
      networks: networks(3),
      routers: [{ id: 'r', name: 'r' }],
      servers: [{ id: 'v', name: 'v' }],
      ports: [...ports('r', 0, 1, 2), ...ports('v', 2)],
    })
    const flat = layoutFlat(model, 'normal')
    const step = (key: string, from: Parameters<typeof flatStep>[1]) => flatStep(key, from, flat, model)
    expect(step('ArrowDown', 'router/r')).toBe('server/v')
    expect(step('ArrowUp', 'router/r')).toBe('router/r')
    expect(step('ArrowLeft', 'router/r')).toBe('network/n1')
    expect(step('ArrowRight', 'router/r')).toBe('network/n2')
    expect(step('ArrowRight', 'server/v')).toBeUndefined()
    expect(step('ArrowDown', 'network/n2')).toBe('router/r')
    expect(step('ArrowLeft', 'network/n2')).toBe('network/n1')
    expect(step('ArrowLeft', 'network/n0')).toBeUndefined()
    expect(step('End', 'network/n0')).toBe('server/v')
  })
})
