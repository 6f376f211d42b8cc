/**
 * Levels for the headings of a page whose own heading is the first: none is left out on the way down, whatever the cloud chose.
 * @param ranks of its headings, in order: 3 for an `h3`
 * @returns their levels, from 2 on
 */
export function headingLevels(ranks: readonly number[]): number[] {
  /** Ranks of the headings that the one at hand stands below. */
  const above: number[] = []
  return ranks.map((rank) => {
    while ((above.at(-1) ?? 0) >= rank) above.pop()
    above.push(rank)
    return above.length + 1
  })
}

/** Tells readers of headings the levels without changing the look. */
export function levelHeadings(root: ParentNode): void {
  const headings = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
  const ranks = headings.map(({ localName }) => Number(localName[1]))
  const levels = headingLevels(ranks)
  for (const [index, heading] of headings.entries())
    if (levels[index] !== ranks[index]) heading.ariaLevel = String(levels[index])
}
