import { expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

it('S-DIRECT-04 A-GLANCE-02 no image is left of an address that is refused, protected or not', async () => {
  const cloud = fakeServices({
    'POST :9292/v2/images': ({ body }) => ({ id: 'i', ...(body as object) }),
    'POST :9292/v2/images/i/import': Response.json({ message: 'Address refused.' }, { status: 400 }),
    'PATCH :9292/v2/images/i': {},
    'DELETE :9292/v2/images/i': undefined,
  })
  const path = '/api/glance/images/'
  const request = new Request(`http://here${path}`, {
    method: 'PUT',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'x', disk_format: 'raw', protected: true, image_url: 'http://there/x' }),
  })
  expect((await answerOperation(request, path, cloud))?.status).toBe(400)
  expect(cloud.asked.slice(-2).map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', [{ op: 'replace', path: '/protected', value: false }]],
    ['DELETE', undefined],
  ])
})
