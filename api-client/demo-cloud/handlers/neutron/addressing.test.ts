import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultGateway,
  defaultPools,
  formatAddress,
  formatCidr,
  nextFree,
  overlap,
  parseAddress,
  parseCidr,
  slaacAddress,
} from './addressing.js'
import { defined } from '../../../testing/defined.js'

const cidr = (text: string) => defined(parseCidr(text))

describe('addresses of subnets', () => {
  // Expected values are those the real neutron gave for the same requests.
  it('A-NEUTRON-01 chooses gateway and pools as the real service does', () => {
    expect(defaultGateway(cidr('10.89.0.0/24'))).toBe('10.89.0.1')
    expect(defaultPools(cidr('10.89.0.0/24'), '10.89.0.1')).toEqual([{ start: '10.89.0.2', end: '10.89.0.254' }])
    expect(defaultPools(cidr('10.3.0.0/24'), '10.9.9.9')).toEqual([{ start: '10.3.0.1', end: '10.3.0.254' }])
    expect(defaultGateway(cidr('fd00:99::/64'))).toBe('fd00:99::')
    expect(defaultPools(cidr('fd00:99::/64'), 'fd00:99::')).toEqual([
      { start: 'fd00:99::1', end: 'fd00:99::ffff:ffff:ffff:ffff' },
    ])
    expect(defaultPools(cidr('fd00:10:3::/64'), 'fd00:10:3::')).toEqual([
      { start: 'fd00:10:3::1', end: 'fd00:10:3:0:ffff:ffff:ffff:ffff' },
    ])
  })

  it('A-NEUTRON-01 drops host bits and refuses what is no CIDR', () => {
    expect(formatCidr(cidr('10.2.0.5/24'))).toBe('10.2.0.0/24')
    for (const bad of ['nonsense', '10.0.0.0', '10.0.0.0/33', '10.0.0.256/8', '1:2:3/64', 'fd00::1::2/64'])
      expect(parseCidr(bad)).toBeUndefined()
  })

  it('A-NEUTRON-01 derives a v6 address from a MAC', () => {
    expect(slaacAddress(cidr('fd00:10:1::/64'), 'fa:16:3e:44:83:0d')).toBe('fd00:10:1:0:f816:3eff:fe44:830d')
  })

  it('A-NEUTRON-01 finds the first free address', () => {
    const pools = [{ start: '10.0.0.2', end: '10.0.0.3' }]
    expect(nextFree(pools, new Set())).toBe('10.0.0.2')
    expect(nextFree(pools, new Set(['10.0.0.2']))).toBe('10.0.0.3')
    expect(nextFree(pools, new Set(['10.0.0.2', '10.0.0.3']))).toBeUndefined()
  })

  it('A-NEUTRON-01 reads back every address it writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), (value) => {
        expect(parseAddress(formatAddress(value, 6))).toEqual({ version: 6, value })
        const low = value & 0xffffffffn
        expect(parseAddress(formatAddress(low, 4))).toEqual({ version: 4, value: low })
      }),
    )
    fc.assert(
      fc.property(fc.ipV4(), (text) => {
        const parsed = defined(parseAddress(text))
        expect(formatAddress(parsed.value, 4)).toBe(text)
      }),
    )
  })

  it('A-NEUTRON-01 sees overlaps both ways', () => {
    expect(overlap(cidr('10.0.0.0/8'), cidr('10.1.0.0/16'))).toBe(true)
    expect(overlap(cidr('10.1.0.0/16'), cidr('10.0.0.0/8'))).toBe(true)
    expect(overlap(cidr('10.1.0.0/16'), cidr('10.2.0.0/16'))).toBe(false)
  })
})
