import { html, type TemplateResult } from 'lit'

/** The field above one of the lists. @param put takes the text, with each key */
export function renderFilter(
  label: string,
  placeholder: string,
  value: string,
  put: (text: string) => void,
): TemplateResult {
  return html`<input
    class="field"
    type="search"
    autocomplete="off"
    aria-label=${label}
    placeholder=${placeholder}
    .value=${value}
    @input=${(event: Event) => put((event.target as HTMLInputElement).value)}
  />`
}
