import '../icon/stratus-icon-core.define.js'
import { menu } from '../icon/shapes/menu.js'
import { panel } from '../icon/shapes/panel.js'
import { addIcons } from '../icon/stratus-icon.js'
import { define } from '../internal/define.js'
import { StratusSideNav } from './stratus-side-nav.js'

addIcons({ menu, panel })
define('stratus-side-nav', StratusSideNav)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-side-nav': StratusSideNav
  }
}
