/**
 * Layers of a directed graph: what nothing leads to is at the top, everything else one below the lowest that leads to it. Of a circle
 * the body that comes first is taken for its beginning.
 *
 * @param ends - Pairs of indexes, from and to.
 */
export function ranksOf(count: number, ends: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(count)
  const open = new Uint32Array(count)
  const out: number[][] = Array.from({ length: count }, () => [])
  for (let line = 0; line < ends.length; line += 2) {
    out[ends[line]!]!.push(ends[line + 1]!)
    open[ends[line + 1]!]!++
  }
  const isDone = new Uint8Array(count)
  const ready = Array.from(open.keys()).filter((body) => open[body] === 0)
  let next = 0
  for (let done = 0; done < count; done++) {
    let body = ready[done]
    if (body === undefined) {
      while (isDone[next]) next++
      ready.push((body = next))
    }
    isDone[body] = 1
    for (const below of out[body]!) {
      if (isDone[below]) continue
      ranks[below] = Math.max(ranks[below]!, ranks[body]! + 1)
      if (--open[below]! === 0) ready.push(below)
    }
  }
  return ranks
}
