import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { answerForm } from './answer-form.js'

const port = (id: string, network_id: string, subnet_id: string, more: object = {}) => ({
  id,
  network_id,
  fixed_ips: [{ ip_address: `10.0.0.${id}`, subnet_id }],
  ...more,
})
const edge = { device_owner: 'network:router_interface' }
const cloud = (routers: object) =>
  fakeServices({
    'GET :5000/v3/auth/tokens': { token: { user: { id: 'u1' }, project: { id: 'p1' } } },
    'GET :9696/v2.0/floatingips': { floatingips: [{ id: 'f', floating_ip_address: '192.0.2.1' }] },
    // Who owns a network sees all ports on it.
    'GET :9696/v2.0/ports': ({ query }) => ({
      ports: query.has('device_owner')
        ? [port('1', 'n1', 's1', { ...edge, device_id: 'r' }), port('9', 'n4', 's4', { ...edge, device_id: 'others' })]
        : [port('2', 'n1', 's1'), port('3', 'n2', 's2'), port('4', 'n3', 's3'), port('5', 'n4', 's4')],
    }),
    'GET :9696/v2.0/networks': { networks: [{ id: 'n3', shared: true }] },
    ...routers,
  })

const offered = async (routers: object) => {
  const answer = await answerForm(cloud(routers).services, 'project/floating_ips/associate/', null)
  const fields = answer && 'form' in answer ? answer.form.fields : []
  return fields.find(({ name }) => name === 'port_id')?.choices.map(({ label }) => label)
}
const routers = (gateway: object) => ({ 'GET :9696/v2.0/routers': { routers: [{ id: 'r', ...gateway }] } })

describe('P-INST-23 S-DIRECT-12 the ports that a floating IP is offered', () => {
  it('are those that a router with a gateway leads to, or one of somebody else’s, and those of shared networks', async () => {
    const led = routers({ external_gateway_info: { network_id: 'public' } })
    expect(await offered(led)).toEqual(['Select a port', '10.0.0.2', '10.0.0.4', '10.0.0.5'])
    expect(await offered(routers({ external_gateway_info: null }))).toEqual(['Select a port', '10.0.0.4', '10.0.0.5'])
  })

  it('are all where nobody can tell of routers', async () => {
    expect(await offered({})).toEqual(['Select a port', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5'])
  })
})
