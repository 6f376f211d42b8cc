import { html, nothing, type TemplateResult } from 'lit'
import { t, tn } from '../internal/localize.js'
import { markOf, type StepState } from './step-model.js'
import type { StratusWizardStep } from './stratus-wizard-step.js'

/** What the list shows of a step. */
function stateOf(step: StratusWizardStep): StepState {
  return {
    name: step.name,
    heading: step.heading || step.name,
    visited: step.visited,
    errors: step.problems,
    invalid: step.incomplete,
  }
}

interface StepListHandlers {
  readonly go: (name: string) => void
  readonly key: (event: KeyboardEvent) => void
}

function renderCount(errors: number): TemplateResult {
  const spoken = errors ? tn('%s error', '%s errors', errors) : t('not complete')
  return html`<span class="count" aria-hidden="true">${errors || '!'}</span
    ><span class="visually-hidden">${spoken}</span>`
}

function renderStep(step: StepState, index: number, current: string, { go }: StepListHandlers): TemplateResult {
  const mark = markOf(step, current)
  const selected = step.name === current
  const showsErrors = step.invalid && (mark === 'error' || (selected && step.visited))
  return html`<button
    class="step ${mark}"
    type="button"
    role="tab"
    aria-selected=${selected ? 'true' : 'false'}
    aria-controls="panel"
    tabindex=${selected ? 0 : -1}
    @click=${() => go(step.name)}
  >
    <span class="mark" aria-hidden="true"
      >${mark === 'done' ? html`<stratus-icon name="check"></stratus-icon>` : index + 1}</span
    >
    <span class="name">${step.heading}</span>
    ${mark === 'done' ? html`<span class="visually-hidden">${t('done')}</span>` : nothing}
    ${showsErrors ? renderCount(step.errors) : nothing}
    ${
      step.invalid && !showsErrors
        ? html`<span class="asterisk" aria-hidden="true">*</span
            ><span class="visually-hidden">${t('not complete')}</span>`
        : nothing
    }
  </button>`
}

/** The list of a wizard's steps, as tabs, each with its state, drawn and in words. */
export function renderStepList(
  steps: readonly StratusWizardStep[],
  current: string,
  handlers: StepListHandlers,
): TemplateResult {
  return html`<div
    class="steps"
    role="tablist"
    aria-orientation="vertical"
    aria-label=${t('Steps')}
    @keydown=${handlers.key}
  >
    ${steps.map((step, index) => renderStep(stateOf(step), index, current, handlers))}
  </div>`
}
