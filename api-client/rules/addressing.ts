/** Addresses as whole numbers, so that subnets of both families are the same arithmetic. */
export interface Cidr {
  readonly version: 4 | 6
  readonly first: bigint
  readonly last: bigint
  readonly prefix: number
}

/** Undefined when the text is no network in CIDR notation. Host bits are dropped. */
export function parseCidr(text: string): Cidr | undefined {
  const [address = '', length = '', ...more] = text.split('/')
  const parsed = parseAddress(address)
  if (!parsed || more.length > 0 || !/^\d{1,3}$/.test(length)) return undefined
  const bits = parsed.version === 4 ? 32 : 128
  const prefix = Number(length)
  if (prefix > bits) return undefined
  const size = 1n << BigInt(bits - prefix)
  const first = parsed.value - (parsed.value % size)
  return { version: parsed.version, first, last: first + size - 1n, prefix }
}

export function formatCidr(cidr: Cidr): string {
  return `${formatAddress(cidr.first, cidr.version)}/${cidr.prefix}`
}

export function overlap(one: Cidr, two: Cidr): boolean {
  return one.version === two.version && one.first <= two.last && two.first <= one.last
}

export function contains(cidr: Cidr, address: string): boolean {
  const parsed = parseAddress(address)
  return parsed?.version === cidr.version && parsed.value >= cidr.first && parsed.value <= cidr.last
}

/** The gateway nobody chose: the first host of an IPv4 net, the subnet-router address of an IPv6 one. */
export function defaultGateway(cidr: Cidr): string {
  return formatAddress(cidr.version === 4 ? cidr.first + 1n : cidr.first, cidr.version)
}

/** An address as a whole number; undefined when the text is none. */
export function parseAddress(text: string): { readonly version: 4 | 6; readonly value: bigint } | undefined {
  return text.includes(':') ? parseV6(text) : parseV4(text)
}

function parseV4(text: string) {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return undefined
  return { version: 4 as const, value: parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n) }
}

function parseV6(text: string) {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const gap = 8 - head.length - tail.length
  if (halves.length === 1 ? gap !== 0 : gap < 1) return undefined
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return { version: 6 as const, value: groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n) }
}

export function formatAddress(value: bigint, version: 4 | 6): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join('.')
  const groups = Array.from({ length: 8 }, (_, at) => ((value >> BigInt(112 - at * 16)) & 0xffffn).toString(16))
  return compress(groups)
}

/** Shortens the longest run of at least two zero groups to `::` (RFC 5952). */
function compress(groups: readonly string[]): string {
  let best = { at: -1, length: 1 }
  for (let at = 0; at < groups.length; at++) {
    let length = 0
    while (groups[at + length] === '0') length++
    if (length > best.length) best = { at, length }
    at += length
  }
  if (best.at < 0) return groups.join(':')
  return `${groups.slice(0, best.at).join(':')}::${groups.slice(best.at + best.length).join(':')}`
}

/** Name servers as people have them, from resolv.conf or a mail: beside or below each other. */
export const nameServersOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Two addresses as people have them: with a comma, with the dash of `openstack subnet show`, or with a blank. */
export const pairOf = (line: string): string[] => line.trim().split(/\s*[,\s-]\s*/)
