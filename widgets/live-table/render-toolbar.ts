import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../internal/localize.js'

/** A category with the number of rows in it. */
export interface CategoryButton {
  readonly id: string | null
  readonly label: string
  readonly count: number
}

export function renderSearch(search: string, label: string): TemplateResult {
  return html`<span class="search">
    <stratus-icon name="search"></stratus-icon>
    <input
      class="field"
      part="search"
      type="search"
      data-control="search"
      .value=${search}
      placeholder=${t('Filter')}
      aria-label=${label ? t('Filter {name}', { name: label }) : t('Filter')}
    />
  </span>`
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
          ${button.label} <span class="number">(${button.count})</span>
        </button>`,
    )}
  </div>`
}

/** How old the rows are, and the button that asks for new ones. */
export function renderFreshness(age: string, stale: boolean, loading: boolean): TemplateResult {
  const label = t('Refresh')
  return html`${
      age
        ? html`<span class=${stale ? 'age stale' : 'age'} part="age">
            ${stale ? html`<stratus-icon name="warning"></stratus-icon>` : nothing}${age}
          </span>`
        : nothing
    }
    <button class="button quiet icon" type="button" data-control="refresh" aria-label=${label} title=${label}>
      <stratus-icon class=${loading ? 'turning' : ''} name="refresh"></stratus-icon>
    </button>`
}

export function renderExport(): TemplateResult {
  const label = t('Export as CSV')
  return html`<button class="button quiet icon" type="button" data-control="export" aria-label=${label} title=${label}>
    <stratus-icon name="download"></stratus-icon>
  </button>`
}
