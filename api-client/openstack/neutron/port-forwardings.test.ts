import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { portForwardingAnswers } from './port-forwardings.js'

const rule = {
  id: 'r1',
  protocol: 'tcp',
  internal_port_id: 'p1',
  internal_ip_address: '10.0.0.1',
  external_port: 2222,
  internal_port: 22,
  description: '',
}
const address = { id: 'f1', floating_ip_address: '203.0.113.5', port_id: null }

async function listed(answers: Parameters<typeof fakeServices>[0]) {
  const { services, asked } = fakeServices(answers)
  const question = { services, identity: { project: { id: 'own' } } }
  const { items } = (await portForwardingAnswers['neutron.portForwardings.list'](question as never)) as {
    items: object[]
  }
  return { items, asked: asked.map(({ path }) => path) }
}

const rulesPath = ':9696/v2.0/floatingips/f1/port_forwardings'
const ports = { ports: [{ id: 'p1', device_id: 's1', device_owner: 'compute:nova' }] }
const cloud = {
  'GET :9696/v2.0/floatingips': { floatingips: [{ ...address, port_forwardings: [{}] }] },
  [`GET ${rulesPath}`]: { port_forwardings: [rule] },
  'GET :9696/v2.0/ports': ports,
  'GET :8774/v2.1/servers': { servers: [{ id: 's1', name: 'web' }] },
}

describe('P-FORWARD-01 the port forwardings of a project', () => {
  it('have the address that they belong to, and the instance behind', async () => {
    expect((await listed(cloud)).items).toMatchObject([
      {
        id: 'r1',
        floating_ip_id: 'f1',
        floating_ip: '203.0.113.5',
        external_port: '2222',
        internal_port: '22',
        instance_id: 's1',
        instance: 'web',
      },
    ])
  })

  it('are told without instances where those cannot be had, by the id where the name cannot', async () => {
    const { 'GET :8774/v2.1/servers': _servers, ...unnamed } = cloud
    expect((await listed(unnamed)).items).toMatchObject([{ instance: 's1' }])
    const { 'GET :9696/v2.0/ports': _ports, ...alone } = cloud
    expect((await listed(alone)).items).toEqual([expect.not.objectContaining({ instance: expect.anything() })])
  })

  // As Neutron 29 answers.
  it('may be ranges', async () => {
    const { external_port: _external, internal_port: _internal, ...rest } = rule
    const range = { ...rest, external_port_range: '3000:3003', internal_port_range: '4000:4003' }
    const { items } = await listed({ ...cloud, [`GET ${rulesPath}`]: { port_forwardings: [range] } })
    expect(items).toMatchObject([{ external_port: '3000:3003', internal_port: '4000:4003' }])
  })

  it('an address is asked when it has some, or when it is free and nobody tells', async () => {
    const asks = async (more: object) => {
      const floatingips = [{ ...address, ...more }]
      return (await listed({ ...cloud, 'GET :9696/v2.0/floatingips': { floatingips } })).asked.includes(rulesPath)
    }
    expect(await asks({ port_forwardings: [] })).toBe(false)
    expect(await asks({})).toBe(true)
    expect(await asks({ port_id: 'p' })).toBe(false)
  })
})
