/** What a limit chart says in words: `Used 13.6GB of 195.3GB`, `Allocated 3 of 50`, `Used 7 (No Limit)`. */
export interface UsedOf {
  readonly used: number
  readonly max: number
  readonly unit: string
}

const amount = String.raw`(\d[\d,.]*)\s*([A-Za-z]*)`

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

/** Undefined where the words are others, or the units differ: then the words stay as they are. */
export function usedOf(sentence: string): UsedOf | undefined {
  const limited = new RegExp(String.raw`${amount}\s+of\s+${amount}`).exec(sentence)
  if (limited) {
    const [, used = '', unit = '', max = '', unitOfMax = ''] = limited
    return unit === unitOfMax ? { used: numberOf(used), max: numberOf(max), unit } : undefined
  }
  const free = new RegExp(String.raw`${amount}\s+\(No Limit\)`).exec(sentence)
  return free ? { used: numberOf(free[1] ?? ''), max: Infinity, unit: free[2] ?? '' } : undefined
}
