import { define } from '../internal/define.js'
import { StratusSkeleton } from './stratus-skeleton.js'

define('stratus-skeleton', StratusSkeleton)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-skeleton': StratusSkeleton
  }
}
