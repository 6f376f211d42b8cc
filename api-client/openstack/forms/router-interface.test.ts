import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'
import { shownForm } from './as-sent.js'

it('S-DIRECT-12 A-NEUTRON-07 an interface that the router refuses leaves no port behind', async () => {
  const { services, asked } = fakeServices({
    'GET :9696/v2.0/routers/r1': { router: { id: 'r1', name: 'main' } },
    'GET :9696/v2.0/networks': { networks: [{ id: 'n1', name: 'web', subnets: ['s1'] }] },
    'GET :9696/v2.0/subnets': { subnets: [{ id: 's1', name: 'web', cidr: '10.0.0.0/24', network_id: 'n1' }] },
    'GET :9696/v2.0/subnets/s1': { subnet: { id: 's1', network_id: 'n1' } },
    'POST :9696/v2.0/ports': { port: { id: 'p1' } },
    'PUT :9696/v2.0/routers/r1/add_router_interface': () =>
      Response.json({ NeutronError: { message: 'Router already has a port on subnet s1.' } }, { status: 400 }),
    'DELETE :9696/v2.0/ports/p1': undefined,
  })
  const body = new URLSearchParams({ subnet_id: 's1', ip_address: '10.0.0.9' })
  const answer = await answerForm(services, 'project/routers/r1/addinterface', body)
  expect(JSON.stringify(answer)).toContain('Router already has a port on subnet s1.')
  expect(asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST :9696/v2.0/ports',
    'PUT :9696/v2.0/routers/r1/add_router_interface',
    'DELETE :9696/v2.0/ports/p1',
  ])
})

it('S-DIRECT-12 A-NEUTRON-07 an administrator is offered the subnets of the router’s project and shared ones, and reads no others', async () => {
  const network = (id: string, project_id: string, more = {}) => ({ id, name: id, project_id, ...more })
  const networks = [
    network('own', 'p1'),
    network('foreign', 'p2'),
    network('shared', 'p2', { shared: true }),
    network('outside', 'p2', { shared: true, 'router:external': true }),
  ]
  const told = { shared: false, 'router:external': false }
  const { services, asked } = fakeServices({
    'GET :9696/v2.0/routers/r1': { router: { id: 'r1', name: 'main', project_id: 'p1' } },
    'GET :9696/v2.0/networks': ({ query }) => ({
      networks: networks.filter((one) =>
        [...query].every(([key, value]) => String({ ...told, ...one }[key as 'id']) === value),
      ),
    }),
    'GET :9696/v2.0/subnets': ({ query }) => ({
      subnets: query.getAll('network_id').map((id) => ({ id, name: '', cidr: '10.0.0.0/24', network_id: id })),
    }),
  })
  const [subnet] = await shownForm(services, 'project/routers/r1/addinterface')
  expect(subnet?.choices.map(({ value }) => value)).toEqual(['', 'own', 'shared'])
  expect(asked.filter(({ path, query }) => path.endsWith('networks') && !query.size)).toEqual([])
})
