/** Neighbours below one heading, or below none. */
export interface GroupRun<C> {
  /** '' for none. */
  readonly title: string
  readonly columns: readonly C[]
}

/** The columns as they stand below headings: hiding, moving or pinning what is between divides or joins them. */
export function groupRuns<C extends { readonly group: string | undefined; readonly pin: unknown }>(
  columns: readonly C[],
): readonly GroupRun<C>[] {
  const runs: { title: string; columns: C[] }[] = []
  for (const column of columns) {
    const title = column.group ?? ''
    const last = runs.at(-1)
    if (last?.title === title && last.columns[0]?.pin === column.pin) last.columns.push(column)
    else runs.push({ title, columns: [column] })
  }
  return runs
}
