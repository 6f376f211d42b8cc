import { html, nothing, type TemplateResult } from 'lit'
import { countText, t } from '../../internal/localize.js'
import type { CategoryButton, ToolbarHandlers, ToolbarModel } from './toolbar-contents.js'

export function renderSearch(search: string, label: string): TemplateResult {
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

export function renderCategories(buttons: readonly CategoryButton[], current: string | null): TemplateResult {
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

export function renderTools(tools: NonNullable<ToolbarModel['tools']>, handlers: ToolbarHandlers): TemplateResult {
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
    <button
      class="button quiet icon"
      type="button"
      data-control="export"
      aria-label=${save}
      aria-disabled=${tools.loading ? 'true' : 'false'}
      title=${tools.loading ? t('Loading') : save}
    >
      <stratus-icon name="download"></stratus-icon>
    </button>`
}
