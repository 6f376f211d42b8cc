import type { TemplateResult } from 'lit'
import type { ActionEvent, MenuEvent } from '../../action-list/action-list.events.js'
import type { Action } from '../../internal/actions.js'
import type { ChoosableColumn, ColumnLayout } from '../data/layout.js'
import type { ColumnsChangeEvent } from '../live-table.events.js'

/** A category with the number of rows in it. */
export interface CategoryButton {
  readonly id: string | null
  readonly label: string
  readonly count: number
}

export interface ToolbarModel {
  readonly label: string
  /** Null without a search box. */
  readonly search: string | null
  /** Empty without fixed filters. */
  readonly categories: readonly CategoryButton[]
  readonly category: string | null
  /** Null without tools. */
  readonly tools: {
    readonly loading: boolean
    readonly columns: readonly ChoosableColumn[]
    readonly layout: ColumnLayout
    readonly widths: ReadonlyMap<string, number>
    /** Ids of the columns that fit. */
    readonly present: ReadonlySet<string>
    /** Id of the column that rows are grouped by; undefined where they cannot be. */
    readonly groupBy: string | null | undefined
    /** Columns can be pinned. */
    readonly pinnable: boolean
  } | null
  readonly batch: readonly Action[]
  /** What stands in the boxes; undefined while they are still empty. */
  readonly bars: ToolbarBars | undefined
  /** Something is selected. */
  readonly selecting: boolean
}

export interface ToolbarHandlers {
  columnsChanged(event: ColumnsChangeEvent): void
  batchAction(event: ActionEvent): void
  menu(event: MenuEvent): void
  chooserToggled(event: ToggleEvent): void
}

/** What draws into the boxes of the toolbar. */
export interface ToolbarBars {
  renderSearch(search: string, label: string): TemplateResult
  renderCategories(buttons: readonly CategoryButton[], current: string | null): TemplateResult
  renderTools(tools: NonNullable<ToolbarModel['tools']>, handlers: ToolbarHandlers): TemplateResult
}
