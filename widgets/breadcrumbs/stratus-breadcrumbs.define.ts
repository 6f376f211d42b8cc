import { define } from '../internal/define.js'
import { StratusBreadcrumbs } from './stratus-breadcrumbs.js'

define('stratus-breadcrumbs', StratusBreadcrumbs)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-breadcrumbs': StratusBreadcrumbs
  }
}
