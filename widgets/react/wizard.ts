import '../wizard/stratus-wizard.define.js'
import { StratusWizard } from '../wizard/stratus-wizard.js'
import type { StratusWizardEventMap } from '../wizard/stratus-wizard.events.js'
import { wrap } from './wrap.js'

export const Wizard = wrap<StratusWizard, StratusWizardEventMap>('stratus-wizard', StratusWizard, {
  'stratus-ready': true,
  'stratus-step-change': true,
  'stratus-before-submit': true,
  'stratus-finish': true,
  'stratus-close-request': true,
  'stratus-after-close': true,
})
