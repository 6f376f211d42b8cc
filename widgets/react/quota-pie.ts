import '../quota-pie/stratus-quota-pie.define.js'
import { StratusQuotaPie } from '../quota-pie/stratus-quota-pie.js'
import { wrap } from './wrap.js'

export const QuotaPie = wrap<StratusQuotaPie>('stratus-quota-pie', StratusQuotaPie, {})
