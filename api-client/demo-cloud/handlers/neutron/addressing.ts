import { formatAddress, parseAddress, type Cidr } from '../../../rules/addressing.js'

export {
  type Cidr,
  contains,
  defaultGateway,
  formatAddress,
  formatCidr,
  overlap,
  parseAddress,
  parseCidr,
} from '../../../rules/addressing.js'

export interface Pool {
  readonly start: string
  readonly end: string
}

/** What is left for ports: every host address but the gateway. */
export function defaultPools(cidr: Cidr, gateway: string | null): Pool[] {
  const low = cidr.first + 1n
  const high = cidr.version === 4 ? cidr.last - 1n : cidr.last
  const parsed = gateway === null ? undefined : parseAddress(gateway)?.value
  const ranges: [bigint, bigint][] =
    parsed === undefined || parsed < low || parsed > high
      ? [[low, high]]
      : [
          [low, parsed - 1n],
          [parsed + 1n, high],
        ]
  return ranges
    .filter(([start, end]) => start <= end)
    .map(([start, end]) => ({ start: formatAddress(start, cidr.version), end: formatAddress(end, cidr.version) }))
}

/** The first address of the pools that is not taken; undefined when they are used up. */
export function nextFree(pools: readonly Pool[], taken: ReadonlySet<string>): string | undefined {
  for (const pool of pools) {
    const start = parseAddress(pool.start)
    const end = parseAddress(pool.end)
    if (!start || !end) continue
    for (let value = start.value; value <= end.value; value++) {
      const address = formatAddress(value, start.version)
      if (!taken.has(address)) return address
    }
  }
  return undefined
}

/** The address a host gives itself from its MAC (RFC 4291, modified EUI-64). */
export function slaacAddress(cidr: Cidr, mac: string): string {
  const bytes = mac.split(':').map((part) => BigInt(`0x${part}`))
  const [a, b, c, d, e, f] = bytes as [bigint, bigint, bigint, bigint, bigint, bigint]
  const eui = [a ^ 2n, b, c, 0xffn, 0xfen, d, e, f].reduce((sum, byte) => (sum << 8n) | byte, 0n)
  return formatAddress(cidr.first + eui, 6)
}
