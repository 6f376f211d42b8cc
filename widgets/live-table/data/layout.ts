/** What people chose: order, widths (px), and which columns show. Only what differs from the table's own is kept. */
export interface ColumnLayout {
  readonly order: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  readonly hidden: Readonly<Record<string, boolean>>
}

export const emptyLayout: ColumnLayout = { order: [], widths: {}, hidden: {} }

/** What the chooser needs to know of a column. */
export interface ChoosableColumn {
  readonly id: string
  readonly title: string
  readonly hidden?: boolean
}
