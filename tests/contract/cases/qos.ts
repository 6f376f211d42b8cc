import { describe, expect, it } from 'vitest'
import { called, nowhere, ownName, wordsOf, type Cloud } from '../cloud.js'

/** Collection, first rule, change, what the location calls it. */
const kinds = [
  [
    'bandwidth_limit_rules',
    { max_kbps: 1000, max_burst_kbps: 100, direction: 'egress' },
    { max_kbps: 2000 },
    'bandwidthlimitrules',
  ],
  ['dscp_marking_rules', { dscp_mark: 10 }, { dscp_mark: 12 }, 'dscpmarkingrules'],
  ['minimum_bandwidth_rules', { min_kbps: 100, direction: 'egress' }, { min_kbps: 200 }, 'minimumbandwidthrules'],
  ['minimum_packet_rate_rules', { min_kpps: 10, direction: 'egress' }, { min_kpps: 20 }, 'minimumpacketraterules'],
] as const

type PolicyRun = (id: string, path: string) => Promise<void>

async function withPolicyOf(cloud: Pick<Cloud, 'as'>, run: PolicyRun): Promise<void> {
  const { client } = await cloud.as('admin')
  const { id } = await client.call('neutron.qosPolicies.create', {
    body: { name: ownName('qos'), description: 'x', shared: false },
  })
  try {
    await run(id, `/api/neutron/qos/policies/${id}/`)
  } finally {
    await client.call('neutron.qosPolicies.delete', { params: { id } })
  }
}

export const noQosRules = 'This Horizon cannot make QoS rules.'

/** Horizon 25 sends with each rule what its network service refuses: nobody can make one through it. */
export async function makesQosRules(cloud: Pick<Cloud, 'as' | 'name'>): Promise<boolean> {
  if (cloud.name === 'demo') return true
  let status = 0
  await withPolicyOf(cloud, async (_id, path) => {
    const { send } = await cloud.as('admin')
    status = (await send('POST', `${path}dscp_marking_rules/`, { json: { dscp_mark: 8 } })).status
  })
  return status === 201
}

export function qosCases(cloud: Cloud): void {
  describe(`QoS policies on the ${cloud.name} cloud`, () => {
    const admin = async () => (await cloud.as('admin')).client
    const withPolicy = (run: PolicyRun) => withPolicyOf(cloud, run)

    let rulesCanBeMade: Promise<boolean> | undefined
    const ofRules = async (skip: (why: string) => void) => {
      rulesCanBeMade ??= makesQosRules(cloud)
      if (!(await rulesCanBeMade)) skip(noQosRules)
    }

    it("A-NEUTRON-02 lists the project's own policies; shared ones can be read all the same", async () => {
      const { client } = await cloud.as('demo')
      const { items } = await client.call('neutron.qosPolicies.list')
      expect(items.map(({ name }) => name).sort()).toEqual(['qos-bandwidth', 'qos-empty'])
      expect(called(items, 'qos-bandwidth').rules).toMatchObject([
        { type: 'bandwidth_limit', max_kbps: 3000, max_burst_kbps: 300, direction: 'egress' },
        { type: 'bandwidth_limit', max_kbps: 6000, max_burst_kbps: 600, direction: 'ingress' },
      ])
      const shared = called((await (await admin()).call('neutron.qosPolicies.list')).items, 'qos-all-rules')
      expect(await client.call('neutron.qosPolicies.get', { params: { id: shared.id } })).toMatchObject({
        shared: true,
      })
    })

    it('A-NEUTRON-02 makes and deletes a policy', async () => {
      await withPolicy(async (id) => {
        expect(await (await admin()).call('neutron.qosPolicies.get', { params: { id } })).toMatchObject({
          description: 'x',
          shared: false,
          rules: [],
        })
      })
    })

    it('A-NEUTRON-02 does not delete a policy in use, nor find one that is not there', async () => {
      const client = await admin()
      const used = called(
        (await (await cloud.as('demo')).client.call('neutron.qosPolicies.list')).items,
        'qos-bandwidth',
      )
      await expect(client.call('neutron.qosPolicies.delete', { params: { id: used.id } })).rejects.toMatchObject({
        status: 409,
      })
      await expect(client.call('neutron.qosPolicies.get', { params: { id: nowhere } })).rejects.toMatchObject({
        status: 404,
      })
    })

    it.for(kinds)(
      'A-NEUTRON-03 adds, changes and deletes a rule of %s',
      async ([collection, first, change, location], { skip }) => {
        await ofRules(skip)
        const visit = await cloud.as('admin')
        await withPolicy(async (_id, path) => {
          const made = await visit.send('POST', `${path}${collection}/`, { json: first })
          const { id } = made.json as { id: string }
          expect(made.status).toBe(201)
          expect(made.json).toMatchObject({ ...first, id })
          if (cloud.name !== 'direct')
            expect(made.headers.get('Location')).toBe(`/api/neutron/qospolicies/${location}/${id}`)
          const again = await visit.send('POST', `${path}${collection}/`, { json: first })
          expect(again.status).toBe(409)
          const changed = await visit.send('PATCH', `${path}${collection}/${id}`, { json: change })
          expect([changed.status, changed.json]).toMatchObject([200, { ...first, ...change, id }])
          expect((await visit.send('DELETE', `${path}${collection}/${id}`)).status).toBe(204)
          const gone = await visit.send('DELETE', `${path}${collection}/${id}`)
          // The SDK of newer Horizons takes what is not there for deleted.
          const taken = cloud.name !== 'demo' && gone.status === 204
          expect([gone.status, String(gone.json)]).toEqual(
            taken ? [204, 'undefined'] : [404, expect.stringContaining(`QoS rule ${id} for policy`)],
          )
        })
      },
    )

    it('A-NEUTRON-03 fills in what may be left out', async ({ skip }) => {
      await ofRules(skip)
      const visit = await cloud.as('admin')
      await withPolicy(async (_id, path) => {
        const { json } = await visit.send('POST', `${path}bandwidth_limit_rules/`, { json: { max_kbps: 10 } })
        expect(json).toMatchObject({ max_kbps: 10, max_burst_kbps: 0, direction: 'egress' })
      })
    })

    it('A-NEUTRON-03 says what is wrong with a rule', async ({ skip }) => {
      await ofRules(skip)
      const visit = await cloud.as('admin')
      await withPolicy(async (_id, path) => {
        const refused = async (collection: string, json: Record<string, unknown>) => {
          const { status, json: text } = await visit.send('POST', `${path}${collection}/`, { json })
          return [status, wordsOf(text)]
        }
        expect(await refused('dscp_marking_rules', { dscp_mark: 3 })).toEqual([
          400,
          'Invalid input for dscp_mark. Reason: 3 is not in valid_values.',
        ])
        expect(await refused('bandwidth_limit_rules', { max_kbps: -1 })).toEqual([
          400,
          "Invalid input for max_kbps. Reason: '-1' is too small - must be at least '0'.",
        ])
        expect(await refused('bandwidth_limit_rules', { max_kbps: 1, direction: 'sideways' })).toEqual([
          400,
          'Invalid input for direction. Reason: sideways is not in valid_values.',
        ])
        expect(await refused('minimum_packet_rate_rules', { direction: 'egress' })).toEqual([
          400,
          "Failed to parse request. Required attribute 'min_kpps' not specified",
        ])
        expect(await refused('minimum_bandwidth_rules', { x: 1 })).toEqual([400, "Unrecognized attribute(s) 'x'"])
      })
    })

    it('A-NEUTRON-02 A-NEUTRON-03 keeps policies and rules to administrators', async ({ skip }) => {
      const visit = await cloud.as('demo')
      const own = called((await visit.client.call('neutron.qosPolicies.list')).items, 'qos-empty')
      const create = await visit.send('POST', '/api/neutron/qos_policies/', { json: { name: 'ct-never' } })
      expect([create.status, wordsOf(create.json)]).toEqual([403, 'rule:create_policy is disallowed by policy'])
      await ofRules(skip)
      const rule = await visit.send('POST', `/api/neutron/qos/policies/${own.id}/dscp_marking_rules/`, {
        json: { dscp_mark: 10 },
      })
      expect([rule.status, wordsOf(rule.json)]).toEqual([
        403,
        'rule:create_policy_dscp_marking_rule is disallowed by policy',
      ])
    })
  })
}
