import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

const added = async (filled: Readonly<Record<string, string>>) => {
  const { services } = fakeServices({
    'GET :9696/v2.0/security-groups/g1': { security_group: { id: 'g1', name: 'web', tenant_id: 'p' } },
    'GET :9696/v2.0/security-groups': { security_groups: [{ id: 'g2', name: 'db' }] },
    'POST :9696/v2.0/security-group-rules': { security_group_rule: { id: 'r1' } },
  })
  const answer = await answerForm(services, 'project/security_groups/g1/add_rule/', new URLSearchParams(filled))
  return /Successfully added rule: [^"\\]*/.exec(JSON.stringify(answer))?.[0]
}

it.each([
  [{ rule_menu: 'tcp', port: '22', remote: 'cidr', cidr: '10.0.0.0/24' }, 'ALLOW IPv4 22/tcp from 10.0.0.0/24'],
  [
    { rule_menu: 'udp', port_or_range: 'range', from_port: '5', to_port: '9', remote: 'cidr', cidr: 'fd00::/64' },
    'ALLOW IPv6 5-9/udp from fd00::/64',
  ],
  [{ rule_menu: 'all_tcp', direction: 'egress', remote: 'sg', security_group: 'g2' }, 'ALLOW IPv4 tcp to db'],
  [{ rule_menu: 'custom', ip_protocol: '-1', remote: 'cidr', cidr: '0.0.0.0/0' }, 'ALLOW IPv4 from 0.0.0.0/0'],
] as const)('S-DIRECT-12 what a rule that was added allows is said, as Horizon says it', async (filled, words) => {
  expect(await added({ ...filled })).toBe(`Successfully added rule: ${words}`)
})
