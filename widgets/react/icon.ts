import '../icon/stratus-icon.define.js'
import { StratusIcon } from '../icon/stratus-icon.js'
import { wrap } from './wrap.js'

export const Icon = wrap<StratusIcon>('stratus-icon', StratusIcon, {})
