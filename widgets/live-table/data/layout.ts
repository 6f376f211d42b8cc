/** The side of the table at which a column stays in sight. */
export type Pin = 'start' | 'end'

/** What people chose: order, widths (px), which columns show, which are pinned, and by which one rows are grouped. Only what differs from the table's own is kept. */
export interface ColumnLayout {
  readonly order: readonly string[]
  readonly widths: Readonly<Record<string, number>>
  readonly hidden: Readonly<Record<string, boolean>>
  readonly pinned?: Readonly<Record<string, Pin | 'none'>>
  /** Id of a column; null for no groups. Absent as the table has it. */
  readonly groupBy?: string | null
}

export const emptyLayout: ColumnLayout = { order: [], widths: {}, hidden: {}, pinned: {} }

/** What the chooser needs to know of a column. */
export interface ChoosableColumn {
  readonly id: string
  readonly title: string
  readonly group?: string
  readonly hidden?: boolean
  readonly pinned?: Pin
}
