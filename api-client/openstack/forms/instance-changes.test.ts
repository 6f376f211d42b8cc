import { describe, expect, it } from 'vitest'
import { fakeServices, type Asked } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

const flavor = (name: string, vcpus: number, ram: number, disk: number) => ({ id: name, name, vcpus, ram, disk })

describe('P-INST-22 S-DIRECT-12 the form of a resize without Horizon', () => {
  it('says what each other flavor has, in the units that read best', async () => {
    const { services } = fakeServices({
      'GET :8774/v2.1/servers/s1': { server: { id: 's1', name: 'web', flavor: { original_name: 'm1.nano' } } },
      'GET :8774/v2.1/flavors/detail': {
        flavors: [
          flavor('m1.nano', 1, 64, 1),
          flavor('m1.tiny', 1, 512, 1),
          flavor('m1.odd', 2, 1536, 0),
          flavor('m1.large', 4, 8192, 80),
        ],
      },
    })
    const answer = await answerForm(services, 'project/instances/s1/resize', null)
    const fields = answer && 'form' in answer ? answer.form.fields : []
    expect(fields.find(({ name }) => name === 'flavor')?.choices.map(({ label }) => label)).toEqual([
      'Select a New Flavor',
      'm1.tiny (1 vCPU, 512 MiB RAM, 1 GiB disk)',
      'm1.odd (2 vCPUs, 1.5 GiB RAM, 0 GiB disk)',
      'm1.large (4 vCPUs, 8 GiB RAM, 80 GiB disk)',
    ])
  })
})

describe('P-INST-21 S-DIRECT-12 security groups of an instance', () => {
  const path = 'project/instances/s1/update'
  const cloud = () =>
    fakeServices({
      'GET :8774/': { versions: [{ version: '2.90' }] },
      'GET :8774/v2.1/servers/s1': { server: { id: 's1', name: 'web', tenant_id: 'p1' } },
      'PUT :8774/v2.1/servers/s1': { server: {} },
      'GET :9696/v2.0/ports': {
        ports: [
          { id: 'x', security_groups: ['own', 'shared'] },
          { id: 'y', security_groups: ['foreign'] },
        ],
      },
      'GET :9696/v2.0/security-groups': ({ query }) => ({
        security_groups: [query.has('shared') ? { id: 'shared', name: 'for all' } : { id: 'own', name: 'mine' }],
      }),
      'PUT :9696/v2.0/ports/x': { port: {} },
      'PUT :9696/v2.0/ports/y': { port: {} },
    })
  const field = 'update_security_groups_role_member'

  it('that are shared with its project, or unknown to it, stay on its ports when it is renamed', async () => {
    const { services, asked } = cloud()
    const fields = await shownForm(services, path)
    expect(fields.find(({ name }) => name === field)?.choices.map(({ label }) => label)).toEqual([
      'mine',
      'for all',
      'foreign',
    ])
    await answerForm(services, path, asSent(fields, { name: ['www'] }))
    const changed = asked.filter(({ method }) => method === 'PUT').map((each) => each.path)
    expect(changed).toEqual([':8774/v2.1/servers/s1'])
  })

  it('are taken off all its ports where that is chosen', async () => {
    const { services, asked } = cloud()
    await answerForm(services, path, asSent(await shownForm(services, path), { [field]: ['shared'] }))
    const given = { port: { security_groups: ['shared'] } }
    const changed = asked.filter((each) => each.method === 'PUT' && each.path.includes('/ports/'))
    expect(changed.map(({ body }) => body)).toEqual([given, given])
  })
})

describe('P-INST-23 S-DIRECT-12 floating IPs that an administrator can associate', () => {
  // Neutron tells an administrator of all projects, where no filter says otherwise.
  const told = (rows: readonly Record<string, unknown>[], name: string) => (asked: Asked) => ({
    [name]: rows.filter((row) => [...asked.query].every(([key, value]) => row[key] === value)),
  })
  const port = (id: string, project_id: string, device_id: string, address: string) => ({
    id,
    project_id,
    device_id,
    fixed_ips: [{ ip_address: address }],
  })
  const { services } = fakeServices({
    'GET :5000/v3/auth/tokens': { token: { user: { id: 'u1' }, project: { id: 'p1' } } },
    'GET :8774/v2.1/servers/s2': { server: { id: 's2', tenant_id: 'p2' } },
    'GET :9696/v2.0/floatingips': told(
      [
        { id: 'f1', floating_ip_address: '192.0.2.1', project_id: 'p1' },
        { id: 'f2', floating_ip_address: '192.0.2.2', project_id: 'p2' },
      ],
      'floatingips',
    ),
    'GET :9696/v2.0/ports': told(
      [port('x', 'p1', 's1', '10.0.0.1'), port('y', 'p2', 's2', '10.0.0.2'), port('z', 'p2', 's3', '10.0.0.3')],
      'ports',
    ),
  })

  it.each([
    ['with an instance: those of its project', 's2', ['192.0.2.2'], ['10.0.0.2']],
    ['without one: those of the session’s project', '', ['192.0.2.1'], ['10.0.0.1']],
  ])('%s', async (_, instance_id, addresses, targets) => {
    const answer = await answerForm(services, 'project/floating_ips/associate/', null, { instance_id })
    const fields = answer && 'form' in answer ? answer.form.fields : []
    const labels = (field: string) =>
      fields.find(({ name }) => name === field)?.choices.flatMap(({ value, label }) => (value ? [label] : []))
    expect([labels('ip_id'), labels('port_id')]).toEqual([addresses, targets])
  })
})
