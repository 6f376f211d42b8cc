import { html, nothing, type TemplateResult } from 'lit'
import type { ActionEvent, MenuEvent } from '../../action-list/action-list.events.js'
import type { Action } from '../../internal/actions.js'
import { t } from '../../internal/localize.js'
import type { ChoosableColumn, ColumnLayout } from '../data/layout.js'
import type { ColumnsChangeEvent } from '../live-table.events.js'
import type * as barsPart from './bars-part.js'

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
  readonly bars: typeof barsPart | undefined
  /** Something is selected. */
  readonly selecting: boolean
}

export interface ToolbarHandlers {
  columnsChanged(event: ColumnsChangeEvent): void
  batchAction(event: ActionEvent): void
  menu(event: MenuEvent): void
  chooserToggled(event: ToggleEvent): void
}

/** Search and filters at the start; tools, actions on the selection and the page's own at the end. */
export function renderToolbar(model: ToolbarModel, handlers: ToolbarHandlers): TemplateResult {
  const selecting = model.batch.length > 0 && model.selecting
  return html`<div class=${selecting ? 'toolbar selecting' : 'toolbar'} part="toolbar">
    <div class="left">
      <slot name="toolbar"></slot>
      ${
        model.search === null
          ? nothing
          : html`<span class="search">${model.bars?.renderSearch(model.search, model.label) ?? nothing}</span>`
      }
      ${model.categories.length ? model.bars?.renderCategories(model.categories, model.category) : nothing}
    </div>
    <div class="right">
      ${
        model.tools
          ? html`<div class="tools">${model.bars?.renderTools(model.tools, handlers) ?? nothing}</div>`
          : nothing
      }
      ${
        model.batch.length
          ? html`<stratus-action-list
              class=${model.selecting ? 'batch' : 'batch idle'}
              layout="batch"
              label=${t('Actions on the selected items')}
              .actions=${model.batch}
              @stratus-action=${handlers.batchAction}
              @stratus-menu=${handlers.menu}
            ></stratus-action-list>`
          : nothing
      }
      <slot name="actions"></slot>
    </div>
  </div>`
}
