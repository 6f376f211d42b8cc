import { expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { shownForm } from './as-sent.js'

it('S-DIRECT-12 an interface can be attached to what Nova takes: shared networks, external or not, and own ones', async () => {
  const network = (id: string, tenant_id: string, shared: boolean, external: boolean) => ({
    id,
    name: id,
    tenant_id,
    shared,
    'router:external': external,
  })
  const { services } = fakeServices({
    'GET :8774/': { versions: [{ version: '2.90' }] },
    'GET :8774/v2.1/servers/s1': { server: { id: 's1', name: 'web', tenant_id: 'p1' } },
    'GET :9696/v2.0/networks': {
      networks: [
        network('own', 'p1', false, false),
        network('own external', 'p1', false, true),
        network('shared', 'p2', true, false),
        network('shared external', 'p2', true, true),
        network('external', 'p2', false, true),
        network('foreign', 'p2', false, false),
      ],
    },
    'GET :9696/v2.0/ports': { ports: [] },
  })
  const fields = await shownForm(services, 'project/instances/s1/attach_interface')
  expect(fields.find(({ name }) => name === 'network')?.choices.map(({ value }) => value)).toEqual([
    '',
    'own',
    'shared',
    'shared external',
  ])
})

it('S-DIRECT-12 a rebuild leaves the partitions of the disk to whom they were left', async () => {
  const { services } = fakeServices({
    'GET :8774/': { versions: [{ version: '2.90' }] },
    'GET :8774/v2.1/servers/s1': { server: { id: 's1', name: 'web', 'OS-DCF:diskConfig': 'MANUAL' } },
    'GET :9292/v2/images': { images: [] },
  })
  const fields = await shownForm(services, 'project/instances/s1/rebuild')
  expect(fields.find(({ name }) => name === 'disk_config')?.value).toBe('MANUAL')
})
