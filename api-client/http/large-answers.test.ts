import { describe, expect, it } from 'vitest'
import { createClient } from '../client.js'
import { html, json, stubServer } from '../testing/stub-server.js'
import { defined } from '../testing/defined.js'

function cloud(...answers: (() => Response)[]) {
  const { fetch } = stubServer(() => defined(answers.shift())())
  const client = createClient({ fetch, document: { cookie: '' } })
  return () => client.call('horizon.topology', { query: { _: 1 } })
}

const server = (at: number) => ({ id: `s${at}`, name: `vm ${at}`, status: 'ACTIVE', url: `/project/instances/s${at}/` })
const large = (name = 'vm 0') => ({
  networks: [{ id: 'n', 'router:external': true, subnets: [{ id: 'x', cidr: '10.0.0.0/24' }] }],
  routers: [],
  servers: [{ ...server(0), name }, ...Array.from({ length: 5000 }, (_, at) => server(at + 1))],
  ports: [
    { id: 'p', device_id: 's1', network_id: 'n', fixed_ips: [{ ip_address: '10.0.0.5' }] },
    'garbage',
    { id: '' },
  ],
})

describe('an answer of thousands of items', () => {
  it('T-MODEL-08 is read as a small one is: what cannot be read is left out', async () => {
    const call = cloud(
      () => json(large()),
      () => json({ servers: 7 }),
    )
    const { networks, servers, ports } = await call()
    expect(networks).toMatchObject([{ id: 'n', router_external: true, subnets: [{ cidr: '10.0.0.0/24' }] }])
    expect([servers.length, servers[5000]]).toMatchObject([5001, { id: 's5000', task: null }])
    expect(ports).toMatchObject([{ id: 'p', fixed_ips: [{ ip_address: '10.0.0.5' }] }])
    expect(await call()).toEqual({ networks: [], routers: [], servers: [], ports: [] })
  })

  it('T-MODEL-08 is the same object while the server says the same', async () => {
    const call = cloud(
      () => json(large()),
      () => json(large()),
      () => json(large('other')),
    )
    const first = await call()
    expect(await call()).toBe(first)
    expect((await call()).servers[0]).toMatchObject({ name: 'other' })
  })

  it('issue 4: garbage is an error with the words of the operation; so are 500 and 403', async () => {
    const failure = { code: 'malformed', message: 'Unable to retrieve the network topology.', status: 200 }
    const text = JSON.stringify(large())
    for (const answer of [
      () => new Response(text.slice(0, -9)),
      () => html('<h1>Proxy</h1>'),
      () => json([1]),
      () => json(null),
    ])
      await expect(cloud(answer)()).rejects.toMatchObject(failure)
    await expect(cloud(() => json(null, 500))()).rejects.toMatchObject({ code: 'server', status: 500 })
    await expect(cloud(() => json('No.', 403))()).rejects.toMatchObject({ code: 'forbidden' })
  })
})
