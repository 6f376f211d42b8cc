/** What a column is called where its header is not above it: groups may have a 'Total' each. */
export function fullTitle({ title, group }: { readonly title: string; readonly group?: string }): string {
  return group ? `${group}: ${title}` : title
}
