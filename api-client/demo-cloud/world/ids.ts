/** Ids that are the same on every run with the same seed. */
export interface Ids {
  /** The next uuid, with dashes (servers, images, networks, volumes …). */
  uuid(): string
  /** The next 32 hex digits without dashes (users, projects, roles …). */
  hex(): string
  /** Always the same uuid for the same name: lets a seed point at a thing another seed makes, `named('server', 'vm-alpha-1')`. */
  named(kind: string, name: string): string
  /** As `named`, without dashes. */
  namedHex(kind: string, name: string): string
  /** A whole number from 0 to `below` - 1. */
  number(below: number): number
  /** A neutron-like MAC address. */
  mac(): string
}

export function createIds(seed: number): Ids {
  const random = mulberry(seed)
  const word = () => hexWord(Math.floor(random() * 0x1_0000_0000))
  const next = () => word() + word() + word() + word()
  return {
    uuid: () => dashed(next()),
    hex: next,
    named: (kind, name) => dashed(hash(`${seed}/${kind}/${name}`)),
    namedHex: (kind, name) => hash(`${seed}/${kind}/${name}`),
    number: (below) => Math.floor(random() * below),
    mac: () =>
      `fa:16:3e:${word()
        .slice(0, 6)
        .replace(/..(?=.)/g, '$&:')}`,
  }
}

/** 32 hex digits as an RFC 4122 version 4 uuid. */
function dashed(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

const hexWord = (value: number) => (value >>> 0).toString(16).padStart(8, '0')

/** mulberry32: small, quick, good enough for made-up ids. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** 128 bits of a text: four FNV-1a runs that differ in start and step, unrolled because large seeds hash 100,000 names. */
function hash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x01000193
  let c = 0x9e3779b9
  let d = 0x85ebca6b
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ (code + 0x101), 0x01000195)
    c = Math.imul(c ^ (code + 0x202), 0x01000197)
    d = Math.imul(d ^ (code + 0x303), 0x01000199)
  }
  return mixed(a) + mixed(b) + mixed(c) + mixed(d)
}

const mixed = (lane: number) => hexWord(Math.imul(lane ^ (lane >>> 15), 0x2c1b3c6d))
