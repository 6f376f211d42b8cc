import type { Client } from '@stratus/api-client'
import { meetsTerms } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { gatesOf, offeredFor } from '../../../actions/offered.js'
import { policyActions } from './actions.js'
import { policyErrors } from './policy-form.js'
import { policyColumns, policyFacets, type QosPolicy, type QosRule } from './policy.js'
import { ruleCalls } from './rule-calls.js'
import { draftOfRule, newRule, ruleErrors, type RuleDraft } from './rule-model.js'
import { ruleColumns, ruleLabel, ruleTables } from './rule-texts.js'

const policy: QosPolicy = {
  id: 'q1',
  name: 'gold',
  description: 'The best',
  shared: true,
  is_default: false,
  rules: [],
  project_id: 'p1',
  tenant_id: 'p1',
  created_at: null,
  updated_at: null,
  revision_number: 0,
  tags: [],
} as QosPolicy

const aRule = (given: Partial<QosRule>): QosRule => ({
  id: 'r1',
  type: 'bandwidth_limit',
  qos_policy_id: 'q1',
  max_kbps: null,
  max_burst_kbps: null,
  direction: null,
  dscp_mark: null,
  min_kbps: null,
  min_kpps: null,
  ...given,
})

const draft = (given: Partial<RuleDraft>): RuleDraft => ({ ...newRule, ...given })

describe('QoS policies', () => {
  it('P-QOS-03 have the columns Policy Name, Description and Shared', () => {
    const columns = policyColumns(({ id }) => `/${id}`)
    expect(columns.map(({ title }) => title)).toEqual(['Policy Name', 'Description', 'Shared'])
    expect(columns.map((column) => column.value?.(policy))).toEqual(['gold', 'The best', 'Yes'])
    const plain = { ...policy, name: '', description: '', shared: null }
    expect(columns.map((column) => column.value?.(plain))).toEqual(['q1', 'None', 'No'])
  })

  it('are searched by name, description and whether they are shared', () => {
    const finds = (name: string, value: string) => meetsTerms(policy, [{ name, value }], policyFacets)
    expect([finds('name', 'go'), finds('description', 'best'), finds('shared', 'true')]).toEqual([true, true, true])
    expect(finds('shared', 'false')).toBe(false)
  })

  it('P-QOS-05 need a name; descriptions end at 255 characters', () => {
    expect(policyErrors({ name: ' ', description: '', shared: false })).toEqual({ name: 'A policy name is required.' })
    const long = (count: number) =>
      policyErrors({ name: 'x'.repeat(count), description: 'ü'.repeat(count), shared: false })
    expect(long(255)).toEqual({})
    expect(Object.keys(long(256))).toEqual(['name', 'description'])
  })
})

describe('gates of the QoS panel', () => {
  const part = (id: string) => gatesOf(policyActions)[id]
  const kinds = ['bandwidth_limit', 'dscp_marking', 'minimum_bandwidth', 'minimum_packet_rate']

  it('P-QOS-09 creating and deleting policies have a rule each', () => {
    expect(part('create')?.policy).toContainEqual(['network', 'create_qos_policy'])
    expect(part('delete')?.policy).toContainEqual(['network', 'delete_qos_policy'])
  })

  it.each([
    ['P-QOS-10', 'add', 'create'],
    ['P-QOS-11', 'edit', 'update'],
    ['P-QOS-11', 'remove', 'delete'],
  ])('%s DEC-4: %s is open when one kind may be done', (_row, id, verb) => {
    expect(part(id)?.anyPolicy).toEqual(kinds.map((kind) => ['network', `${verb}_policy_${kind}_rule`]))
    expect(part(id)?.policy).toEqual([])
  })

  it('P-QOS-01 the actions come in the order of the panel', () => {
    const all = new Set(Object.keys(gatesOf(policyActions)))
    expect(offeredFor(policyActions, policy, all).map(({ label }) => label)).toEqual([
      'Add Rule',
      'Edit Rule',
      'Delete Rule',
      'Delete Policy',
    ])
  })
})

describe('QoS rules', () => {
  it('P-QOS-06 need a type', () => expect(ruleErrors(newRule)).toEqual({ type: 'A rule type is required.' }))

  it('P-QOS-07 go out (egress) unless said otherwise', () => expect(newRule.direction).toBe('egress'))

  it.each([
    ['bandwidth_limit', 'max_kbps'],
    ['bandwidth_limit', 'max_burst_kbps'],
    ['minimum_bandwidth', 'min_kbps'],
    ['minimum_packet_rate', 'min_kpps'],
  ] as const)('P-QOS-04 of type %s take whole numbers for %s', (type, field) => {
    const error = (value: string) => ruleErrors(draft({ type, max_kbps: '1', [field]: value }))[field]
    for (const value of ['0', '1000', '2147483647']) expect(error(value)).toBeUndefined()
    for (const value of ['-1', '1.5', 'x', '1e3'])
      expect(error(value)).toBe('Only whole numbers from 0 on are possible.')
    expect(error('2147483648')).toBe('At most 2147483647 is possible.')
    expect(error('')).toBe(field === 'max_burst_kbps' ? undefined : 'A value is required.')
  })

  it('P-QOS-04 of type DSCP take one of the marks', () => {
    const error = (dscp_mark: string) => ruleErrors(draft({ type: 'dscp_marking', dscp_mark })).dscp_mark
    for (const mark of ['0', '26', '56']) expect(error(mark)).toBeUndefined()
    for (const mark of ['', '1', '57']) expect(error(mark)).toBe('A DSCP mark is required.')
  })

  it('P-QOS-02 are shown in four tables, in the order of the specification', () => {
    expect(ruleTables.map((table) => [table.title, ...ruleColumns(table).map(({ title }) => title)])).toEqual([
      ['Bandwidth Rules', 'Rule ID', 'Type', 'Max Kbps', 'Max Burst Kbits', 'Direction'],
      ['DSCP Rules', 'Rule ID', 'Type', 'DSCP Mark'],
      ['Minimum Bandwidth Rules', 'Rule ID', 'Type', 'Min Kbps', 'Direction'],
      ['Minimum Packet Rules', 'Rule ID', 'Type', 'Min Kpps', 'Direction'],
    ])
  })

  it('P-QOS-01 are named in choices by what they do', () => {
    const labels = [
      aRule({ max_kbps: 1000, max_burst_kbps: 800, direction: 'egress' }),
      aRule({ id: 'r2', type: 'dscp_marking', dscp_mark: 10 }),
      aRule({ id: 'r3', type: 'minimum_bandwidth', min_kbps: 500, direction: 'ingress' }),
      aRule({ id: 'r4', type: 'minimum_packet_rate', min_kpps: 7, direction: 'any' }),
    ].map(ruleLabel)
    expect(labels).toEqual([
      'r1 - Bandwidth Limit - maxkbps: 1000, maxburstkbps: 800, egress',
      'r2 - DSCP Marking - dscpmark: 10',
      'r3 - Minimum Bandwidth - minkbps: 500, ingress',
      'r4 - Minimum Packet Rate - minkpps: 7, any',
    ])
  })

  it('P-QOS-04 an edited rule begins as it is; a kind nobody knows cannot be sent', () => {
    const known = draftOfRule(aRule({ max_kbps: 5, direction: 'ingress' }))
    expect(known).toMatchObject({ type: 'bandwidth_limit', max_kbps: '5', max_burst_kbps: '', direction: 'ingress' })
    expect(ruleErrors(draftOfRule(aRule({ type: 'packet_rate_limit' })))).toHaveProperty('type')
  })

  it('P-QOS-04 a burst left empty is up to the service in a new rule, and none in a changed one', async () => {
    const bodies: unknown[] = []
    const call = async (_: string, { body }: { body?: unknown }) => void bodies.push(body)
    // The stand-in answers whatever operation it is asked for.
    const client = { call: call as unknown as Client['call'] }
    const limit = draft({ type: 'bandwidth_limit', max_kbps: '5', max_burst_kbps: ' ' })
    await ruleCalls.bandwidth_limit.add(client, 'q1', limit)
    await ruleCalls.bandwidth_limit.update(client, { policy: 'q1', rule: 'r1' }, limit)
    expect(bodies).toEqual([
      { max_kbps: 5, direction: 'egress' },
      { max_kbps: 5, max_burst_kbps: 0, direction: 'egress' },
    ])
  })

  it('P-QOS-04 DEC-3: each kind goes to its collection, with nothing but its own fields', async () => {
    const calls: unknown[] = []
    const call = async (id: string, { body }: { body?: unknown }) => void calls.push([id, body])
    // The stand-in answers whatever operation it is asked for.
    const client = { call: call as unknown as Client['call'] }
    const typed = {
      max_kbps: '1',
      max_burst_kbps: '2',
      min_kbps: '3',
      min_kpps: '4',
      dscp_mark: '26',
      direction: 'any',
    } as const
    for (const type of ['bandwidth_limit', 'dscp_marking', 'minimum_bandwidth', 'minimum_packet_rate'] as const) {
      await ruleCalls[type].add(client, 'q1', draft({ ...typed, type }))
      await ruleCalls[type].update(
        client,
        { policy: 'q1', rule: 'r1' },
        draft({ type, ...typed, direction: 'ingress' }),
      )
      await ruleCalls[type].remove(client, { policy: 'q1', rule: 'r1' })
    }
    expect(calls).toEqual([
      ['neutron.bandwidthLimitRules.create', { max_kbps: 1, max_burst_kbps: 2, direction: 'egress' }],
      ['neutron.bandwidthLimitRules.update', { max_kbps: 1, max_burst_kbps: 2, direction: 'ingress' }],
      ['neutron.bandwidthLimitRules.delete', undefined],
      ['neutron.dscpMarkingRules.create', { dscp_mark: 26 }],
      ['neutron.dscpMarkingRules.update', { dscp_mark: 26 }],
      ['neutron.dscpMarkingRules.delete', undefined],
      ['neutron.minimumBandwidthRules.create', { min_kbps: 3, direction: 'egress' }],
      ['neutron.minimumBandwidthRules.update', { min_kbps: 3, direction: 'ingress' }],
      ['neutron.minimumBandwidthRules.delete', undefined],
      ['neutron.minimumPacketRateRules.create', { min_kpps: 4, direction: 'any' }],
      ['neutron.minimumPacketRateRules.update', { min_kpps: 4, direction: 'ingress' }],
      ['neutron.minimumPacketRateRules.delete', undefined],
    ])
  })
})
