import { define } from '../internal/define.js'
import { StratusToaster } from './stratus-toaster.js'
import type { StratusToasterEventMap } from './stratus-toaster.events.js'

define('stratus-toaster', StratusToaster)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-toaster': StratusToaster
  }
}

export type { StratusToasterEventMap }
