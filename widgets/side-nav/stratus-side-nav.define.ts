import '../icon/stratus-icon.define.js'
import { define } from '../internal/define.js'
import { StratusSideNav } from './stratus-side-nav.js'

define('stratus-side-nav', StratusSideNav)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-side-nav': StratusSideNav
  }
}
