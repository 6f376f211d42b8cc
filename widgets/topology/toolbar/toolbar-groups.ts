/** What may stand above the picture, and in its corner. */
export const toolbarGroups = ['views', 'search', 'filters', 'graph', 'picture', 'zoom'] as const
export type ToolbarGroup = (typeof toolbarGroups)[number]

/** The groups that a page wants; what is none of them is `unknown`. */
export function readToolbar(text: string): { readonly groups: ReadonlySet<ToolbarGroup>; readonly unknown: string[] } {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const all = !words.length || words.includes('all')
  const groups = new Set(toolbarGroups.filter((group) => all || words.includes(group)))
  const known = new Set<string>([...toolbarGroups, 'all', 'none'])
  return { groups, unknown: words.filter((word) => !known.has(word)) }
}
