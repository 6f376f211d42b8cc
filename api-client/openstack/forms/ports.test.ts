import { describe, expect, it } from 'vitest'
import { fakeServices, type Asked } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { asSent, shownForm } from './as-sent.js'

const group = (id: string, tenant_id: string) => ({ id, name: `name of ${id}`, tenant_id })
const groups = ({ query }: Asked) => ({
  security_groups: query.has('shared') ? [group('shared', 'p9')] : [group(`of ${query.get('tenant_id')}`, 'p1')],
})
const changes = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== 'GET')
const field = 'update_security_groups_role_member'

describe('P-NET-21 S-DIRECT-12 security groups of a port', () => {
  const port = {
    id: 'x',
    name: 'old',
    admin_state_up: true,
    project_id: 'p1',
    security_groups: ['foreign', 'shared', 'of p1'],
  }
  const cloud = (more = {}) =>
    fakeServices({
      'GET :9696/v2.0/ports/x': { port },
      'GET :9696/v2.0/security-groups': groups,
      'PUT :9696/v2.0/ports/x': { port },
      ...more,
    })
  const path = 'project/networks/n1/ports/x/update'

  it('that are shared with its project, or unknown to it, stay on it when it is renamed', async () => {
    const { services, asked } = cloud()
    const fields = await shownForm(services, path)
    const offered = fields.find(({ name }) => name === field)?.choices
    expect(offered?.map(({ label }) => label)).toEqual(['name of of p1', 'name of shared', 'foreign'])
    await answerForm(services, path, asSent(fields, { name: ['new'] }))
    expect(changes(asked).map(({ body }) => body)).toEqual([{ port: { name: 'new' } }])
  })

  it('are taken off it where that is chosen', async () => {
    const { services, asked } = cloud()
    await answerForm(services, path, asSent(await shownForm(services, path), { [field]: ['of p1', 'foreign'] }))
    expect(changes(asked).map(({ body }) => body)).toEqual([{ port: { security_groups: ['foreign', 'of p1'] } }])
  })

  it('are those of its project alone where Neutron shares none', async () => {
    const none = (asked: Asked) =>
      asked.query.has('shared') ? Response.json({ message: 'no such filter' }, { status: 400 }) : groups(asked)
    const { services } = cloud({ 'GET :9696/v2.0/security-groups': none })
    const fields = await shownForm(services, path)
    expect(fields.find(({ name }) => name === field)?.choices.map(({ value }) => value)).toEqual([
      'of p1',
      'foreign',
      'shared',
    ])
  })
})

describe('P-NET-21 S-DIRECT-12 a new port, made by an administrator', () => {
  it.each([
    ['on a network that only its project uses: of that project', { project_id: 'p2', shared: false }, 'p2'],
    ['on a shared network: of the session’s project', { project_id: 'p2', shared: true }, 'p1'],
    ['on an external network: of the session’s project', { project_id: 'p2', 'router:external': true }, 'p1'],
  ])('%s, with its groups', async (_, network, project) => {
    const { services, asked } = fakeServices({
      'GET :5000/v3/auth/tokens': { token: { user: { id: 'u1' }, project: { id: 'p1' } } },
      'GET :9696/v2.0/networks/n1': { network: { id: 'n1', ...network } },
      'GET :9696/v2.0/subnets': { subnets: [] },
      'GET :9696/v2.0/security-groups': groups,
      'POST :9696/v2.0/ports': { port: { id: 'x' } },
    })
    const path = 'project/networks/n1/ports/create'
    const fields = await shownForm(services, path)
    const offered = fields.find(({ name }) => name === 'create_security_groups_role_member')?.choices
    expect(offered?.map(({ value }) => value)).toEqual([`of ${project}`, 'shared'])
    await answerForm(services, path, asSent(fields))
    expect(changes(asked).map(({ body }) => body)).toMatchObject([{ port: { network_id: 'n1', project_id: project } }])
  })
})

describe('lists of a subnet', () => {
  const path = 'project/networks/n1/subnets/s1/update'
  const subnet = { id: 's1', name: 'a', cidr: '10.0.0.0/24', gateway_ip: '10.0.0.1', dns_nameservers: ['9.9.9.9'] }

  it('P-NET-24 name servers are taken beside each other, too; one that is no address is refused', async () => {
    const { services, asked } = fakeServices({
      'GET :9696/v2.0/subnets/s1': { subnet },
      'PUT :9696/v2.0/subnets/s1': { subnet },
    })
    const fields = await shownForm(services, path)
    const answered = (servers: string) => answerForm(services, path, asSent(fields, { dns_nameservers: [servers] }))
    await answered('9.9.9.9, nine')
    expect(changes(asked)).toEqual([])
    await answered(' 9.9.9.9, 1.1.1.1\r\n')
    expect(changes(asked).map(({ body }) => body)).toMatchObject([
      { subnet: { dns_nameservers: ['9.9.9.9', '1.1.1.1'] } },
    ])
  })

  it('P-NET-25 pools and routes are taken with a dash or a blank, too', async () => {
    const { services, asked } = fakeServices({
      'GET :9696/v2.0/subnets/s1': { subnet },
      'PUT :9696/v2.0/subnets/s1': { subnet },
    })
    const typed = { allocation_pools: ['10.0.0.10-10.0.0.20\r\n'], host_routes: ['10.1.0.0/24\u00a0 10.0.0.1 '] }
    await answerForm(services, path, asSent(await shownForm(services, path), typed))
    expect(changes(asked).map(({ body }) => body)).toMatchObject([
      {
        subnet: {
          allocation_pools: [{ start: '10.0.0.10', end: '10.0.0.20' }],
          host_routes: [{ destination: '10.1.0.0/24', nexthop: '10.0.0.1' }],
        },
      },
    ])
  })
})
