import { BlockList, isIP } from 'node:net'

/** The proxies in front of us whose word about the client is believed. */
export interface TrustedProxies {
  trusts(address: string): boolean
}

/** Nobody: what `X-Forwarded-…` says then is what a client made up. */
export const noProxies: TrustedProxies = { trusts: () => false }

/**
 * Reads `TRUST_PROXY`: addresses and networks (`10.0.0.0/8`), with commas or spaces between.
 * @throws RangeError saying which entry is none
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const entries = text.split(/[\s,]+/).filter(Boolean)
  if (!entries.length) return noProxies
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix, ...more] = entry.split('/')
    const family = isIP(address)
    const most = family === 6 ? 128 : 32
    const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN
    if (!family || more.length || !(bits <= most))
      throw new RangeError(`addresses or networks like 127.0.0.1 or 10.0.0.0/8, not '${entry}'`)
    if (bits === 0) throw new RangeError(`the proxies only: '${entry}' is everybody`)
    list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4')
  }
  return {
    trusts: (text) => {
      const address = plainAddress(text)
      return address !== undefined && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    },
  }
}

/**
 * Who asks: the peer of the connection, or, when that is a trusted proxy, the nearest address in `X-Forwarded-For` that is none.
 * What stands further left in it was written by strangers.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  proxies: TrustedProxies,
): string | undefined {
  let address = peer && plainAddress(peer)
  const chain = (forwardedFor ?? '').split(',')
  while (address && proxies.trusts(address) && chain.length) {
    const before = plainAddress(chain.pop() ?? '')
    if (!before) break
    address = before
  }
  return address || undefined
}

/** An address without port and brackets; IPv4 in IPv6's clothes as IPv4. Undefined when it is none. */
function plainAddress(text: string): string | undefined {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text.trim()) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const address = (inBrackets ?? beforePort ?? text.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : undefined
}
