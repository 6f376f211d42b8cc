import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { ServiceError } from '../service-error.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

const group = { security_group: { id: 'g1', name: 'web', tenant_id: 'p1' } }
const groups = { security_groups: [group.security_group, { id: 'g2', name: 'db' }] }
const rulePage = 'project/security_groups/g1/add_rule/'
const cloudOf = (rules: object | undefined) =>
  fakeServices({
    'GET :9696/v2.0/security-groups/g1': group,
    'GET :9696/v2.0/security-groups': groups,
    'POST :9696/v2.0/security-group-rules': rules,
  })

async function rule(filled: Readonly<Record<string, string>>, answers: object = {}) {
  const { services, asked } = cloudOf(answers)
  const sent = new URLSearchParams({ rule_menu: 'tcp', remote: 'cidr', cidr: '0.0.0.0/0', ...filled })
  const answer = await answerForm(services, rulePage, sent)
  const body = asked.find(({ method }) => method === 'POST')?.body as { security_group_rule?: object } | undefined
  const form = answer && 'form' in answer ? answer.form : null
  const errors = form?.fields.filter((field) => field.errors.length).map(({ name, errors: [error] }) => [name, error])
  return { body: body?.security_group_rule, errors, form }
}

describe('forms without Horizon', () => {
  it('S-DIRECT-12 a rule is what the form says, in the words of the network service', async () => {
    const whole = { security_group_id: 'g1', direction: 'ingress', ethertype: 'IPv4', remote_ip_prefix: '0.0.0.0/0' }
    const ports = (protocol: string, from: number, to: number) => ({
      protocol,
      port_range_min: from,
      port_range_max: to,
    })
    const cases: [Readonly<Record<string, string>>, object][] = [
      [
        { port_or_range: 'port', port: '22' },
        { ...whole, ...ports('tcp', 22, 22) },
      ],
      [
        { rule_menu: 'udp', port_or_range: 'range', from_port: '1', to_port: '65535' },
        { ...whole, ...ports('udp', 1, 65535) },
      ],
      [
        { port_or_range: 'all', direction: 'egress' },
        { ...whole, direction: 'egress', protocol: 'tcp' },
      ],
      [{ rule_menu: 'https' }, { ...whole, ...ports('tcp', 443, 443) }],
      [{ rule_menu: 'all_icmp' }, { ...whole, protocol: 'icmp' }],
      [
        { rule_menu: 'icmp', icmp_type: '8', icmp_code: '0' },
        { ...whole, ...ports('icmp', 8, 0) },
      ],
      [{ rule_menu: 'custom', ip_protocol: '-1' }, whole],
      [
        { rule_menu: 'custom', ip_protocol: 'esp', cidr: '::/0' },
        { ...whole, protocol: 'esp', ethertype: 'IPv6', remote_ip_prefix: '::/0' },
      ],
    ]
    for (const [filled, expected] of cases) expect((await rule(filled)).body).toEqual(expected)
    const ofGroup = await rule({ rule_menu: 'ssh', remote: 'sg', security_group: 'g2', ethertype: 'IPv6' })
    expect(ofGroup.body).toMatchObject({ remote_group_id: 'g2', ethertype: 'IPv6' })
    expect(ofGroup.body).not.toHaveProperty('remote_ip_prefix')
  })

  it('S-DIRECT-12 what is wrong is said at its field, before anything is sent', async () => {
    const cases: [Readonly<Record<string, string>>, [string, string]][] = [
      [{ port_or_range: 'port', port: '' }, ['port', 'This field is required.']],
      [{ port_or_range: 'port', port: '70000' }, ['port', 'Not a valid port number']],
      [
        { port_or_range: 'range', from_port: '9', to_port: '8' },
        ['to_port', 'The "to" port number must be greater than or equal to the "from" port number.'],
      ],
      [{ port_or_range: 'all', cidr: 'here' }, ['cidr', 'Incorrect format for IP address']],
      [{ rule_menu: 'icmp', icmp_code: '3' }, ['icmp_type', 'ICMP code is provided but ICMP type is missing.']],
      [{ rule_menu: 'nothing' }, ['rule_menu', 'Select a valid choice.']],
      [{ rule_menu: 'ssh', remote: 'sg', security_group: 'gone' }, ['security_group', 'Select a valid choice.']],
    ]
    for (const [filled, wrong] of cases) {
      const { body, errors, form } = await rule(filled)
      expect([body, errors]).toEqual([undefined, [wrong]])
      // What was typed is there again.
      for (const [name, value] of Object.entries(filled))
        expect(form?.fields.find((field) => field.name === name)?.value).toBe(value)
    }
  })

  it('S-DIRECT-12 a refusal is said above the form, an ended session is none of its business', async () => {
    const refused = (status: number) =>
      Response.json({ NeutronError: { type: 'OverQuota', message: 'Quota exceeded.' } }, { status })
    expect((await rule({ rule_menu: 'ssh' }, refused(409))).form?.errors).toEqual(['Quota exceeded.'])
    await expect(rule({ rule_menu: 'ssh' }, refused(401))).rejects.toBeInstanceOf(ServiceError)
  })

  it('S-DIRECT-12 a volume that is used is extended, kept and backed up as used ones are', async () => {
    const volume = { volume: { id: 'v1', name: 'data', size: 2, status: 'in-use', bootable: 'false' } }
    const { services, asked } = fakeServices({
      'GET :8776/v3/': { version: { version: '3.70' } },
      'GET :8776/v3/p1/volumes/v1': volume,
      'GET :8776/v3/p1/snapshots': { snapshots: [] },
      'POST :8776/v3/p1/volumes/v1/action': undefined,
      'POST :8776/v3/p1/snapshots': {},
      'POST :8776/v3/p1/backups': {},
    })
    const send = (page: string, filled: Readonly<Record<string, string>>) =>
      answerForm(services, `project/volumes/v1/${page}/`, new URLSearchParams(filled))
    expect(await send('extend', { new_size: '3' })).toEqual({ done: 'Extending volume: "data"' })
    await send('create_snapshot', { name: 's' })
    await send('create_backup', { name: 'b', incremental: 'on' })
    const posted = asked.filter(({ method }) => method === 'POST')
    expect(posted.map(({ body }) => body)).toEqual([
      { 'os-extend': { new_size: 3 } },
      { snapshot: { volume_id: 'v1', name: 's', description: '', force: true } },
      { backup: { volume_id: 'v1', name: 'b', incremental: true, force: true } },
    ])
    expect(posted[0]?.headers.get('OpenStack-API-Version')).toBe('volume 3.42')
  })

  it('S-DIRECT-12 what was typed is taken without the blanks around it, so that blanks alone are no name', async () => {
    const port = { port: { id: 'p1', name: 'old', network_id: 'n1', admin_state_up: true, fixed_ips: [] } }
    const { services, asked } = fakeServices({
      'GET :9696/v2.0/ports/p1': port,
      'GET :9696/v2.0/security-groups': groups,
      'PUT :9696/v2.0/ports/p1': port,
    })
    const save = (name: string) =>
      answerForm(services, 'project/networks/n1/ports/p1/update', new URLSearchParams({ name, admin_state: 'on' }))
    expect(await save('   ')).toEqual({ done: 'Port p1 was successfully updated.' })
    expect(await save(' new ')).toEqual({ done: 'Port new was successfully updated.' })
    const names = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(names).toMatchObject([{ port: { name: '' } }, { port: { name: 'new' } }])
  })

  it('S-DIRECT-12 what stands in a field is a choice though no list has it, so that the rest can be changed', async () => {
    const { services, asked } = fakeServices({
      'GET :9696/v2.0/ports/p1': {
        port: { id: 'p1', admin_state_up: true, security_groups: [], 'binding:vnic_type': 'vdpa' },
      },
      'GET :9696/v2.0/security-groups': groups,
      'PUT :9696/v2.0/ports/p1': {},
      'GET :9696/v2.0/subnetpools/a': { subnetpool: { id: 'a', prefixes: ['10.0.0.0/8'], address_scope_id: 'theirs' } },
      'GET :9696/v2.0/address-scopes': Response.json({}, { status: 503 }),
      'PUT :9696/v2.0/subnetpools/a': {},
      'GET :8774/v2.1/os-aggregates/7': { aggregate: { id: 7, name: 'ssd', hosts: ['retired', 'north'] } },
      'GET :8774/v2.1/os-services': { services: [{ host: 'north' }, { host: 'south' }] },
      'POST :8774/v2.1/os-aggregates/7/action': {},
    })
    const change = async (path: string, changed: Readonly<Record<string, string[]>>) =>
      answerForm(services, path, asSent(await shownForm(services, path), changed))
    await change('project/networks/n1/ports/p1/update', { name: ['new'] })
    await change('project/subnet_pools/a/update/', { name: ['new'] })
    const hosts = ['retired', 'north', 'south']
    await change('admin/aggregates/7/manage_hosts/', { manageaggregatehostsaction_role_member: hosts })
    expect(asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { port: { name: 'new' } },
      { subnetpool: { name: 'new' } },
      { add_host: { host: 'south' } },
    ])
  })

  it('S-DIRECT-12 knows no other page, and takes no id for more than an id', async () => {
    const { services, asked } = fakeServices({})
    expect(await answerForm(services, 'project/instances/i1/console', null)).toBeNull()
    await expect(answerForm(services, 'project/instances/..%2F..%2Fos-keypairs/rescue', null)).rejects.toMatchObject({
      status: 404,
    })
    expect(asked.at(-1)?.path).toBe(':8774/v2.1/servers/..%2F..%2Fos-keypairs')
    await expect(answerForm(services, 'project/instances/%E0%A4%A/rescue', null)).rejects.toMatchObject({ status: 404 })
  })
})
