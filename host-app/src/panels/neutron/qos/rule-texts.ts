import { isQosRuleType, qosRuleTypes } from '@stratus/api-client/rules'
import { t, type Column } from '@stratus/widgets'
import type { QosRule } from './policy.js'

/** Names of the fields in forms. English, keys of their translations. */
export const fieldLabels = {
  max_kbps: 'Max bandwidth (in kbps)',
  max_burst_kbps: 'Max Burst Size (in kbps)',
  dscp_mark: 'DSCP mark',
  min_kbps: 'Minimum bandwidth (in kbps)',
  min_kpps: 'Minimum packet rate (in kpps)',
  direction: 'Direction',
} as const

/** The kind in words; one nobody has heard of stays as it came. */
const typeLabel = (type: string | null) => (isQosRuleType(type) ? t(qosRuleTypes[type]) : (type ?? ''))

/** Values of a rule as choices name them: `maxkbps: 1000, maxburstkbps: 800, egress`. */
function ruleValues({ max_kbps, max_burst_kbps, dscp_mark, min_kbps, min_kpps, direction }: QosRule): string {
  const named = {
    maxkbps: max_kbps,
    maxburstkbps: max_burst_kbps,
    dscpmark: dscp_mark,
    minkbps: min_kbps,
    minkpps: min_kpps,
  }
  const amounts = Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return [...amounts, ...(direction ? [direction] : [])].join(', ')
}

/** A rule as a choice: `r1 - Bandwidth Limit - maxkbps: 1000, maxburstkbps: 800, egress`. */
export const ruleLabel = (rule: QosRule) => `${rule.id} - ${typeLabel(rule.type)} - ${ruleValues(rule)}`

type ValueField = Exclude<keyof typeof fieldLabels, 'direction'>

interface RuleTable {
  readonly type: string
  readonly title: string
  readonly columns: readonly (readonly [field: ValueField, title: string])[]
  readonly directed: boolean
}

/** The tables of a policy's Overview, in order (P-QOS-02). */
export const ruleTables: readonly RuleTable[] = [
  {
    type: 'bandwidth_limit',
    title: 'Bandwidth Rules',
    columns: [
      ['max_kbps', 'Max Kbps'],
      ['max_burst_kbps', 'Max Burst Kbits'],
    ],
    directed: true,
  },
  { type: 'dscp_marking', title: 'DSCP Rules', columns: [['dscp_mark', 'DSCP Mark']], directed: false },
  { type: 'minimum_bandwidth', title: 'Minimum Bandwidth Rules', columns: [['min_kbps', 'Min Kbps']], directed: true },
  { type: 'minimum_packet_rate', title: 'Minimum Packet Rules', columns: [['min_kpps', 'Min Kpps']], directed: true },
]

/** The columns of one of the tables. */
export function ruleColumns({ columns, directed }: RuleTable): Column<QosRule>[] {
  return [
    {
      id: 'id',
      title: t('Rule ID'),
      rowHeader: true,
      value: ({ id }) => id,
      cell: ({ id }) => ({ text: id, mono: true }),
    },
    { id: 'type', title: t('Type'), priority: 2, value: ({ type }) => typeLabel(type) },
    ...columns.map(([field, title]): Column<QosRule> => ({
      id: field,
      title: t(title),
      type: 'number',
      value: (rule) => rule[field],
    })),
    ...(directed ? [{ id: 'direction', title: t('Direction'), value: ({ direction }: QosRule) => direction }] : []),
  ]
}
