/** How one list of rows became another. Rows are compared as objects. */
export interface RowDiff {
  /** Where the rows that moved as one begin, in the old list and in the new one: what lies behind keeps its order. */
  readonly oldTail: number
  readonly newTail: number
  /** Indices of the new list whose row is another one; those between the common head and tail, and single ones. */
  readonly changed: readonly number[]
}

/**
 * Compares two lists: either of one length, where single rows changed, or of two, where one stretch was replaced.
 * @returns null when more than `limit` rows differ
 */
export function rowDiff(before: readonly unknown[], after: readonly unknown[], limit: number): RowDiff | null {
  const { length } = after
  const changed: number[] = []
  if (before.length === length) {
    for (let index = 0; index < length; index++) {
      if (before[index] === after[index]) continue
      if (changed.length >= limit) return null
      changed.push(index)
    }
    return { oldTail: length, newTail: length, changed }
  }
  let head = 0
  while (head < before.length && head < length && before[head] === after[head]) head++
  let oldTail = before.length
  let newTail = length
  while (oldTail > head && newTail > head && before[oldTail - 1] === after[newTail - 1]) {
    oldTail--
    newTail--
  }
  if (newTail - head > limit || oldTail - head > limit) return null
  for (let index = head; index < newTail; index++) changed.push(index)
  return { oldTail, newTail, changed }
}
