import { moreIcons } from './more-icons.js'
import './stratus-icon-core.define.js'
import { addIcons, type StratusIcon } from './stratus-icon.js'

addIcons(moreIcons, true)

declare global {
  interface HTMLElementTagNameMap {
    'stratus-icon': StratusIcon
  }
}
