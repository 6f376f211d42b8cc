import { html, nothing, type TemplateResult } from 'lit'
import type { ActionEvent, MenuEvent } from '../../action-list/action-list.events.js'
import type { Action } from '../../internal/actions.js'
import { countText, t } from '../../internal/localize.js'
import type { ChoosableColumn, ColumnLayout } from '../data/layout.js'
import type { ColumnsChangeEvent } from '../live-table.events.js'

/** A category with the number of rows in it. */
export interface CategoryButton {
  readonly id: string | null
  readonly label: string
  readonly count: number
}

function renderSearch(search: string, label: string): TemplateResult {
  return html`<stratus-icon name="search"></stratus-icon>
    <input
      class="field"
      part="search"
      type="search"
      data-control="search"
      .value=${search}
      placeholder=${t('Filter')}
      aria-label=${label ? t('Filter {name}', { name: label }) : t('Filter')}
    />`
}

function renderCategories(buttons: readonly CategoryButton[], current: string | null): TemplateResult {
  return html`<div class="categories" part="categories" role="group" aria-label=${t('Categories')}>
    ${buttons.map(
      (button) =>
        html`<button
          class="category"
          type="button"
          data-control="category"
          data-category=${button.id ?? nothing}
          aria-pressed=${button.id === current ? 'true' : 'false'}
        >
          ${button.label} <span class="number">(${countText(button.count)})</span>
        </button>`,
    )}
  </div>`
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
  /** The boxes of search and tools are still empty. */
  readonly waits: boolean
  /** Something is selected. */
  readonly selecting: boolean
}

export interface ToolbarHandlers {
  columnsChanged(event: ColumnsChangeEvent): void
  batchAction(event: ActionEvent): void
  menu(event: MenuEvent): void
  chooserToggled(event: ToggleEvent): void
}

function renderTools(tools: NonNullable<ToolbarModel['tools']>, handlers: ToolbarHandlers): TemplateResult {
  const [refresh, columns, save] = [t('Refresh'), t('Columns'), t('Export as CSV')]
  return html`<button
      class="button quiet icon"
      type="button"
      data-control="refresh"
      aria-label=${refresh}
      title=${refresh}
    >
      <stratus-icon class=${tools.loading ? 'turning' : ''} name="refresh"></stratus-icon>
    </button>
    <button
      class="button quiet icon"
      type="button"
      popovertarget="columns"
      aria-label=${columns}
      title=${columns}
      aria-haspopup="dialog"
    >
      <stratus-icon name="columns"></stratus-icon>
    </button>
    <stratus-column-chooser
      id="columns"
      popover
      role="dialog"
      aria-label=${columns}
      .columns=${tools.columns}
      .layout=${tools.layout}
      .widths=${tools.widths}
      .present=${tools.present}
      .groupBy=${tools.groupBy}
      ?pinnable=${tools.pinnable}
      @stratus-columns-change=${handlers.columnsChanged}
      @toggle=${handlers.chooserToggled}
    ></stratus-column-chooser>
    <button class="button quiet icon" type="button" data-control="export" aria-label=${save} title=${save}>
      <stratus-icon name="download"></stratus-icon>
    </button>`
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
          : html`<span class="search">${model.waits ? nothing : renderSearch(model.search, model.label)}</span>`
      }
      ${model.categories.length ? renderCategories(model.categories, model.category) : nothing}
    </div>
    <div class="right">
      ${
        model.tools
          ? html`<div class="tools">${model.waits ? nothing : renderTools(model.tools, handlers)}</div>`
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
