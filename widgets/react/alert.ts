import '../alert/stratus-alert.define.js'
import { StratusAlert } from '../alert/stratus-alert.js'
import type { StratusAlertEventMap } from '../alert/stratus-alert.events.js'
import { wrap } from './wrap.js'

export const Alert = wrap<StratusAlert, StratusAlertEventMap>('stratus-alert', StratusAlert, {
  'stratus-close-request': true,
})
