/**
 * Levels for the headings of what stands below a heading: none is left out on the way down, whatever the cloud chose.
 * @param ranks of its headings, in order: 3 for an `h3`
 * @param below level of the heading above; default the page's own
 * @returns their levels
 */
export function headingLevels(ranks: readonly number[], below = 1): number[] {
  /** Ranks of the headings that the one at hand stands below. */
  const above: number[] = []
  return ranks.map((rank) => {
    while ((above.at(-1) ?? 0) >= rank) above.pop()
    above.push(rank)
    return above.length + below
  })
}

/** Tells readers of headings the levels without changing the look. */
export function levelHeadings(root: ParentNode, below?: number): void {
  const headings = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
  const ranks = headings.map(({ localName }) => Number(localName[1]))
  const levels = headingLevels(ranks, below)
  for (const [index, heading] of headings.entries())
    if (levels[index] !== ranks[index]) heading.ariaLevel = String(levels[index])
}
