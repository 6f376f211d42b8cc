/** Sorting 100,000 numbers or texts by their bytes, without comparing any two. */

/** A key has 64 bits: its low 32 stand before its high 32. */
type Keys = Uint32Array

/** @returns the indices 0 … `count` − 1 */
function indices(count: number): Uint32Array {
  const order = new Uint32Array(count)
  for (let at = 0; at < count; at++) order[at] = at
  return order
}

/**
 * Indices in the order of their keys, equal ones as they come: sorted by one byte after the other, from the last one on. Of
 * 100,000 that takes a tenth of the time that comparing takes.
 */
function radixOrder(keys: Keys, order: Uint32Array): Uint32Array {
  for (const half of [0, 1]) for (const shift of [0, 8, 16, 24]) order = byteOrder(keys, order, half, shift)
  return order
}

function byteOrder(keys: Keys, order: Uint32Array, half: number, shift: number): Uint32Array {
  const starts = new Uint32Array(257)
  for (let at = half; at < keys.length; at += 2) starts[((keys[at]! >>> shift) & 255) + 1]!++
  if (starts.includes(order.length)) return order
  for (let byte = 1; byte < 256; byte++) starts[byte]! += starts[byte - 1]!
  const result = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) {
    const index = order[at]!
    result[starts[(keys[index * 2 + half]! >>> shift) & 255]!++] = index
  }
  return result
}

/** The order of numbers (never NaN) by index, equal ones as they come. */
export function numberOrder(numbers: readonly number[], sign: 1 | -1): Uint32Array {
  const amounts = new Float64Array(numbers)
  const keys = new Uint32Array(amounts.buffer)
  for (let index = 0; index < amounts.length; index++) {
    // Adding 0 leaves zero one sign only.
    amounts[index] = sign * amounts[index]! + 0
    const high = index * 2 + 1
    // As they are, the bits of negative numbers descend, and come after those of others.
    const negative = keys[high]! >>> 31 ? 0xffffffff : 0
    keys[high]! ^= negative | 0x80000000
    keys[high - 1]! ^= negative
  }
  return radixOrder(keys, indices(numbers.length))
}

/** Fewer texts are compared before the code that is faster for many is compiled. */
const many = 20_000

/** Longer texts are compared before all of their letters are gone through. */
const longest = 64

/** The order of texts by index, equal ones as they come. */
export function textOrder(texts: readonly string[], sign: 1 | -1): Uint32Array {
  return (texts.length >= many ? letterOrder(texts, sign) : null) ?? comparedOrder(texts, sign)
}

function comparedOrder(texts: readonly string[], sign: 1 | -1): Uint32Array {
  return indices(texts.length).sort((a, b) => (texts[a]! < texts[b]! ? -sign : texts[a]! > texts[b]! ? sign : a - b))
}

/** The same, without comparing: the letters are keys. @returns null for texts that it is not for */
export function letterOrder(texts: readonly string[], sign: 1 | -1): Uint32Array | null {
  let length = 0
  for (const text of texts) if (text.length > length) length = text.length
  if (length > longest) return null
  return orderBy(texts, sign, length, 8) ?? orderBy(texts, sign, length, 16)
}

/** Sorts by as many letters at a time as fit into a key, the last ones first. @returns null when a letter takes more bits */
function orderBy(texts: readonly string[], sign: 1 | -1, length: number, bits: number): Uint32Array | null {
  const half = 32 / bits
  const keys = new Uint32Array(texts.length * 2)
  let order = indices(texts.length)
  for (let from = length - 1 - ((length - 1) % (half * 2)); from >= 0; from -= half * 2) {
    for (let index = 0; index < texts.length; index++) {
      const high = spelt(texts[index]!, from, half, bits)
      const low = spelt(texts[index]!, from + half, half, bits)
      if (high < 0 || low < 0) return null
      keys[index * 2] = sign > 0 ? low : ~low
      keys[index * 2 + 1] = sign > 0 ? high : ~high
    }
    order = radixOrder(keys, order)
  }
  return order
}

/** Letters as a number that ascends as they do; where the text has ended, 0. @returns -1 when a letter takes more bits */
function spelt(text: string, from: number, letters: number, bits: number): number {
  const codes = 2 ** bits
  let number = 0
  for (let at = from; at < from + letters; at++) {
    const code = at < text.length ? text.charCodeAt(at) + 1 : 0
    if (code >= codes) return -1
    number = number * codes + code
  }
  return number
}
