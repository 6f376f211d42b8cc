/**
 * MD5 (RFC 1321) of some bytes, as lower-case hex: object storage names contents by it. Browsers have no MD5, and the
 * demo cloud has to run in them.
 */
export function md5(data: Uint8Array): string {
  const words = padded(data)
  let [a, b, c, d] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let block = 0; block < words.length; block += 16) {
    const start = [a, b, c, d] as const
    for (let step = 0; step < 64; step++) {
      const [mixed, word] = mix(step, b, c, d)
      const sum = (a + mixed + (constants[step] ?? 0) + (words[block + word] ?? 0)) | 0
      const shift = shifts[(step >> 4) * 4 + (step & 3)] ?? 0
      ;[a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0]
    }
    a = (a + start[0]) | 0
    b = (b + start[1]) | 0
    c = (c + start[2]) | 0
    d = (d + start[3]) | 0
  }
  return [a, b, c, d].map(littleEndianHex).join('')
}

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const constants = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 0x1_0000_0000) | 0)

/** The round's function, and which word of the block it takes. */
function mix(step: number, b: number, c: number, d: number): readonly [number, number] {
  if (step < 16) return [(b & c) | (~b & d), step]
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) & 15]
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) & 15]
  return [c ^ (b | ~d), (7 * step) & 15]
}

function padded(data: Uint8Array): Int32Array {
  const words = new Int32Array(((data.length + 8) >> 6) * 16 + 16)
  const put = (byte: number, at: number) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << ((at & 3) * 8))
  }
  data.forEach(put)
  put(0x80, data.length)
  words[words.length - 2] = data.length << 3
  words[words.length - 1] = data.length >>> 29
  return words
}

function littleEndianHex(word: number): string {
  return [0, 8, 16, 24].map((shift) => ((word >>> shift) & 0xff).toString(16).padStart(2, '0')).join('')
}
