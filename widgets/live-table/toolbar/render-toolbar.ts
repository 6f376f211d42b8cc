import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../../internal/localize.js'
import type { ToolbarHandlers, ToolbarModel } from './toolbar-contents.js'

/** Search and filters at the start; tools, actions on the selection and the page's own at the end. */
export function renderToolbar(model: ToolbarModel, handlers: ToolbarHandlers): TemplateResult {
  const selecting = model.batch.length > 0 && model.selecting
  return html`<div class=${selecting ? 'toolbar selecting' : 'toolbar'} part="toolbar">
    <div class="left">
      ${
        model.search === null
          ? nothing
          : html`<span class="search">${model.bars?.renderSearch(model.search, model.label) ?? nothing}</span>`
      }
      <slot name="toolbar"></slot>
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
