import { dscpMarks, isQosRuleType, maxQosAmount, type QosRuleType } from '@stratus/api-client/rules'
import type { QosRule } from './policy.js'

export type Direction = 'egress' | 'ingress' | 'any'

/** What the rule form holds, as typed; each kind uses some of it. */
export interface RuleDraft {
  readonly type: QosRuleType | ''
  readonly max_kbps: string
  readonly max_burst_kbps: string
  readonly dscp_mark: string
  readonly min_kbps: string
  readonly min_kpps: string
  readonly direction: Direction
}

type Amount = 'max_kbps' | 'max_burst_kbps' | 'min_kbps' | 'min_kpps'

/** The default direction is egress (P-QOS-07). */
export const newRule: RuleDraft = {
  type: '',
  max_kbps: '',
  max_burst_kbps: '',
  dscp_mark: '',
  min_kbps: '',
  min_kpps: '',
  direction: 'egress',
}

interface RuleParts {
  readonly amounts: readonly Amount[]
  /** Empty: this kind has none. */
  readonly directions: readonly Direction[]
}

const both = ['egress', 'ingress'] as const

/** What each kind is made of (P-QOS-04). */
export const ruleParts: Readonly<Record<QosRuleType, RuleParts>> = {
  bandwidth_limit: { amounts: ['max_kbps', 'max_burst_kbps'], directions: both },
  dscp_marking: { amounts: [], directions: [] },
  minimum_bandwidth: { amounts: ['min_kbps'], directions: both },
  minimum_packet_rate: { amounts: ['min_kpps'], directions: [...both, 'any'] },
}

/** Amounts that may be left empty: the service has a value of its own for them. */
const optional: ReadonlySet<Amount> = new Set(['max_burst_kbps'])

function amountText(value: number | null): string {
  return value === null ? '' : String(value)
}

function directionOf(value: string | null): Direction {
  return value === 'ingress' || value === 'any' ? value : 'egress'
}

/** The form of a rule that exists. */
export function draftOfRule(rule: QosRule): RuleDraft {
  return {
    type: isQosRuleType(rule.type) ? rule.type : '',
    max_kbps: amountText(rule.max_kbps),
    max_burst_kbps: amountText(rule.max_burst_kbps),
    dscp_mark: amountText(rule.dscp_mark),
    min_kbps: amountText(rule.min_kbps),
    min_kpps: amountText(rule.min_kpps),
    direction: directionOf(rule.direction),
  }
}

export type RuleErrors = Partial<Record<keyof RuleDraft, string>>

function amountError(text: string, isOptional: boolean): string | null {
  if (text.trim() === '') return isOptional ? null : 'A value is required.'
  if (!/^\d+$/.test(text.trim())) return 'Only whole numbers from 0 on are possible.'
  return Number(text) > maxQosAmount ? 'At most 2147483647 is possible.' : null
}

/** Messages by field; an empty object may be sent. English, keys of their translations (P-QOS-06). */
export function ruleErrors(draft: RuleDraft): RuleErrors {
  if (draft.type === '') return { type: 'A rule type is required.' }
  const wrong = ruleParts[draft.type].amounts.flatMap((name) => {
    const error = amountError(draft[name], optional.has(name))
    return error ? [[name, error] as const] : []
  })
  const noMark = draft.type === 'dscp_marking' && !dscpMarks.map(String).includes(draft.dscp_mark)
  return { ...Object.fromEntries(wrong), ...(noMark && { dscp_mark: 'A DSCP mark is required.' }) }
}

const either = ({ direction }: RuleDraft): (typeof both)[number] => (direction === 'ingress' ? 'ingress' : 'egress')

/** The bodies of the create calls, by kind: what the kind is made of, nothing else. */
export const ruleBodies = {
  bandwidth_limit: (draft: RuleDraft) => ({
    max_kbps: Number(draft.max_kbps),
    ...(draft.max_burst_kbps.trim() !== '' && { max_burst_kbps: Number(draft.max_burst_kbps) }),
    direction: either(draft),
  }),
  dscp_marking: (draft: RuleDraft) => ({ dscp_mark: Number(draft.dscp_mark) }),
  minimum_bandwidth: (draft: RuleDraft) => ({ min_kbps: Number(draft.min_kbps), direction: either(draft) }),
  minimum_packet_rate: (draft: RuleDraft) => ({ min_kpps: Number(draft.min_kpps), direction: draft.direction }),
} as const satisfies Readonly<Record<QosRuleType, unknown>>

/** The same of the update calls: a burst that was emptied is none, since one that is left out stays. */
export const changedBodies = {
  ...ruleBodies,
  bandwidth_limit: (draft: RuleDraft) => ({ max_burst_kbps: 0, ...ruleBodies.bandwidth_limit(draft) }),
} as const satisfies Readonly<Record<QosRuleType, unknown>>
