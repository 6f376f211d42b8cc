import { describe, expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

const rule = { id: 'r', ethertype: 'IPv4', remote_ip_prefix: null, remote_group_id: null }

async function rulesOf(rules: readonly object[], addressGroups: object) {
  const cloud = fakeServices({
    'GET :9696/v2.0/security-groups': ({ query }) => ({
      security_groups: query.has('shared') ? [] : [{ id: 'g', name: 'web', security_group_rules: rules }],
    }),
    'GET :9696/v2.0/address-groups': addressGroups,
  })
  const path = '/api/network/securitygroups/'
  const request = new Request(`http://here${path}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  const answer = (await answerOperation(request, path, cloud))!
  const { items } = (await answer.json()) as { items: { security_group_rules: unknown[] }[] }
  return { rules: items[0]?.security_group_rules, paths: cloud.asked.map(({ path: asked }) => asked) }
}

describe('rules of security groups without Horizon', () => {
  const ofGroup = { ...rule, remote_address_group_id: 'a1' }

  it.each([
    ['by its name', { address_groups: [{ id: 'a1', name: 'offices' }] }, 'offices'],
    ['by its id alone, where it may not be read', Response.json({}, { status: 403 }), null],
  ])('S-DIRECT-04 one for an address group is not for all addresses, and told %s', async (_how, answer, name) => {
    const { rules } = await rulesOf([ofGroup], answer)
    expect(rules).toEqual([{ ...ofGroup, remote_address_group: name }])
  })

  it('S-DIRECT-04 others are for all addresses or those they name; address groups are not asked for', async () => {
    const { rules, paths } = await rulesOf([rule, { ...rule, ethertype: 'IPv6' }, { ...rule, remote_group_id: 'g' }], {
      address_groups: [],
    })
    expect(rules).toMatchObject([
      { remote_ip_prefix: '0.0.0.0/0' },
      { remote_ip_prefix: '::/0' },
      { remote_ip_prefix: null },
    ])
    expect(paths).not.toContain(':9696/v2.0/address-groups')
  })
})
