import { html, nothing, type TemplateResult } from 'lit'
import { t } from '../internal/localize.js'
import type { StratusWizardStep } from './stratus-wizard-step.js'

/** What stands above a step: its name, where it is among the steps, and the button of its help. */
export function renderStepTitle(
  steps: readonly StratusWizardStep[],
  current: StratusWizardStep | undefined,
  helped: boolean,
  toggleHelp: () => void,
): TemplateResult | typeof nothing {
  if (!current) return nothing
  return html`<h3 id="title">
      ${current.heading || current.name}
      <span class="position">${t('(%s of %s)', [steps.indexOf(current) + 1, steps.length])}</span>
    </h3>
    ${
      current.hasHelp
        ? html`<button
            class="button quiet small"
            type="button"
            aria-expanded=${helped ? 'true' : 'false'}
            @click=${toggleHelp}
          >
            <stratus-icon name="help"></stratus-icon>${t('Help')}
          </button>`
        : nothing
    }`
}
