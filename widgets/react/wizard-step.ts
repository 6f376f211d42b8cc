import '../wizard/stratus-wizard-step.define.js'
import { StratusWizardStep } from '../wizard/stratus-wizard-step.js'
import type { StratusWizardStepEventMap } from '../wizard/stratus-wizard-step.events.js'
import { wrap } from './wrap.js'

export const WizardStep = wrap<StratusWizardStep, StratusWizardStepEventMap>('stratus-wizard-step', StratusWizardStep, {
  'stratus-step-state': true,
})
