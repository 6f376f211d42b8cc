import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../internal/localize.js'

interface CustomKey {
  readonly name: string
  /** Why nothing was added; '' when nothing is wrong. */
  readonly error: string
  /** Why nothing can be added any more; '' while something can. */
  readonly limit: string
  readonly maxLength: number
  type(name: string): void
  add(): void
  /** True when it was taken: nothing of it is left for the line. */
  paste(text: string): boolean
}

/** The line in which a key is typed that no definition has. @param label what such a key is called, translated */
export function renderCustom(label: string, key: CustomKey): TemplateResult {
  const problem = key.error || key.limit
  return html`<div class="custom">
    <label for="custom">${label}</label>
    <input
      class="field"
      id="custom"
      type="text"
      autocomplete="off"
      maxlength=${key.maxLength}
      aria-invalid=${key.error ? 'true' : nothing}
      aria-describedby="custom-error"
      .value=${key.name}
      @input=${(event: Event) => key.type((event.target as HTMLInputElement).value)}
      @paste=${(event: ClipboardEvent) => {
        if (key.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
      }}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.isComposing) return
        event.preventDefault()
        key.add()
      }}
    />
    <button
      class="button icon"
      type="button"
      aria-label=${t('Add {name}', { name: label })}
      ?disabled=${!key.name.trim() || key.limit !== ''}
      @click=${() => key.add()}
    >
      <stratus-icon name="plus"></stratus-icon>
    </button>
    <p class="problem" id="custom-error" role="alert" ?hidden=${!problem}>${problem}</p>
  </div>`
}
