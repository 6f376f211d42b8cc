import '../quota-bar/stratus-quota-bar.define.js'
import { StratusQuotaBar } from '../quota-bar/stratus-quota-bar.js'
import { wrap } from './wrap.js'

export const QuotaBar = wrap<StratusQuotaBar>('stratus-quota-bar', StratusQuotaBar, {})
