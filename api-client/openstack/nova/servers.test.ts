import { expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

it('S-DIRECT-04 P-INST-09 the volumes of an instance are asked for so that Nova tells which are deleted with it', async () => {
  const cloud = fakeServices({
    'GET :8774/': { versions: [{ id: 'v2.1', version: '2.93' }] },
    'GET :8774/v2.1': { version: { id: 'v2.1', version: '2.93' } },
    'GET :8774/v2.1/servers/s1/os-volume_attachments': ({ headers }) => ({
      volumeAttachments: [
        {
          volumeId: 'v1',
          device: '/dev/vda',
          ...(headers.get('OpenStack-API-Version') === 'compute 2.79' && { delete_on_termination: true }),
        },
      ],
    }),
    'GET :8776/v3/p1/volumes/v1': { volume: { id: 'v1', name: 'root' } },
  })
  const path = '/api/nova/servers/s1/volumes/'
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await answerOperation(new Request(`http://here${path}`, { headers }), path, cloud)
  expect(await answer?.json()).toMatchObject({ items: [{ volumeId: 'v1', delete_on_termination: true }] })
})
