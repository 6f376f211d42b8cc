import '../wizard/stratus-wizard-step.define.js'
import { StratusWizardStep } from '../wizard/stratus-wizard-step.js'
import { wrap } from './wrap.js'

interface WizardStepEventMap {
  'stratus-step-state': CustomEvent<undefined>
}

export const WizardStep = wrap<StratusWizardStep, WizardStepEventMap>('stratus-wizard-step', StratusWizardStep, {
  'stratus-step-state': true,
})
