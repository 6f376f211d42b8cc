import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

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
