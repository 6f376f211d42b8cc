import { html } from 'lit'
import { t } from '../internal/localize.js'

export function renderClose(disabled: boolean, close: () => void) {
  return html`<button
    class="button quiet icon"
    type="button"
    aria-label=${t('Close')}
    ?disabled=${disabled}
    @click=${close}
  >
    <stratus-icon name="close"></stratus-icon>
  </button>`
}

/** Asks before typed input is lost. */
export function renderQuestion(keep: () => void, discard: () => void) {
  return html`<div class="question" role="group" aria-labelledby="question">
    <p id="question"><stratus-icon name="warning"></stratus-icon>${t('You have unsaved changes. Discard them?')}</p>
    <button class="button" type="button" aria-describedby="question" @click=${keep}>${t('Keep editing')}</button>
    <button class="button danger" type="button" aria-describedby="question" @click=${discard}>${t('Discard')}</button>
  </div>`
}

/** Whether something stands in a slot. */
export function isFilled({ target }: Event): boolean {
  return (target as HTMLSlotElement).assignedNodes({ flatten: true }).length > 0
}
