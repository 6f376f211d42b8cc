import { define } from '../internal/define.js'
import { StratusIcon } from './stratus-icon.js'

// Without the icons that only pages name: those come when one is asked for.
define('stratus-icon', StratusIcon)
