import { indices, radixOrder } from './radix-order.js'

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
