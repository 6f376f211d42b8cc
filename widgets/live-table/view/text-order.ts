import { indices, radixOrder } from './radix-order.js'

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

/** Sorts by as many letters at a time as a key has room for, the last ones first. @returns null when a letter takes more bits */
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
