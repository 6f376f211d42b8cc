import { describe, expect, it } from 'vitest'
import {
  firstDraft,
  loadQuotaSections,
  quotaErrors,
  quotasToSet,
  readMembers,
  writeMembers,
  type QuotaSection,
} from './new-project.js'

const sections: readonly QuotaSection[] = [
  {
    service: 'nova',
    title: 'Compute',
    quotas: [
      { name: 'instances', label: 'Instances', limit: 10 },
      { name: 'cores', label: 'vCPUs', limit: -1 },
    ],
  },
  { service: 'cinder', title: 'Volume', quotas: [{ name: 'volumes', label: 'Volumes', limit: 10 }] },
]

describe('I-PROJ-01 a new project', () => {
  it('starts with the limits that the services give it; one that does not answer has none', async () => {
    const answers: Readonly<Record<string, unknown>> = {
      'nova.quotas.defaults': {
        items: [
          { name: 'cores', display_name: 'VCPUs', limit: Infinity },
          { name: 'instances', display_name: 'Instances', limit: 10 },
          { name: 'floating_ips', display_name: 'Floating IPs', limit: 1 },
        ],
      },
      'cinder.quotas.defaults': { items: [{ name: 'volumes', display_name: 'Volumes', limit: 10 }] },
    }
    const call = async (id: string) => {
      if (!(id in answers)) throw new Error('down')
      return answers[id]
    }
    const asked: string[] = []
    const horizonPages = async () => true
    const client = { call: (id: string) => (asked.push(id), call(id)), horizonPages } as unknown as Parameters<
      typeof loadQuotaSections
    >[0]
    expect(await loadQuotaSections(client)).toEqual(sections)
    expect(asked, 'Horizon does not tell those of the network').toEqual([
      'nova.quotas.defaults',
      'cinder.quotas.defaults',
    ])
    const alone = { call, horizonPages: async () => false } as unknown as typeof client
    expect(await loadQuotaSections(alone), 'a service that does not answer is left out').toEqual(sections)
    expect(firstDraft('d', sections)).toMatchObject({
      domain: 'd',
      members: '',
      quotas: { instances: '10', cores: '-1', volumes: '10' },
    })
  })

  it('takes whole numbers from -1 as limits', () => {
    expect(quotaErrors({ a: '0', b: '-1', c: ' 7 ' })).toEqual({})
    expect(Object.keys(quotaErrors({ a: '', b: '-2', c: '1.5', d: 'many' }))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('I-PROJ-05 takes no limit that no service can keep', () => {
    expect(quotaErrors({ a: '2147483647', b: '2147483648' })).toEqual({ b: 'At most 2147483647.' })
  })

  it('has the limits set of a service of which one was changed, all of them', () => {
    const { quotas } = firstDraft('d', sections)
    expect(quotasToSet(sections, quotas)).toEqual([])
    expect(quotasToSet(sections, { ...quotas, cores: '8' })).toEqual([
      { service: 'nova', body: { instances: 10, cores: 8 } },
    ])
    expect(quotasToSet(sections, { ...quotas, volumes: '-1' })).toEqual([{ service: 'cinder', body: { volumes: -1 } }])
  })

  it('has limits set again that were changed after they were set, back to the usual ones too; the same ones not', () => {
    const { quotas } = firstDraft('d', sections)
    const set = new Map([['nova', { instances: 10, cores: 8 }]])
    expect(quotasToSet(sections, { ...quotas, cores: '8' }, set)).toEqual([])
    expect(quotasToSet(sections, quotas, set)).toEqual([{ service: 'nova', body: { instances: 10, cores: -1 } }])
  })

  it('keeps its members in a draft, and reads nothing but members there', () => {
    const members = [{ id: 'u', roles: ['r', 's'] }]
    expect(readMembers(writeMembers(members))).toEqual(members)
    for (const text of ['', '{', '{}', 'null', '[1, null, {"id": 1}]']) expect(readMembers(text)).toEqual([])
  })
})
