import { expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

const path = '/api/glance/images/'
const fields = { name: 'x', disk_format: 'raw', protected: true }

function fromAddress(): Request {
  return new Request(`http://here${path}`, {
    method: 'PUT',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fields, image_url: 'http://there/x' }),
  })
}

function fromFile(): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  body.set('data', new File(['bytes'], 'x.raw'))
  return new Request(`http://here${path}`, { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' }, body })
}

it.each([
  ['an address', fromAddress, 400],
  ['a file', fromFile, 413],
] as const)(
  'S-DIRECT-04 A-GLANCE-02 no image is left of %s that is refused, protected or not',
  async (_, ask, status) => {
    const cloud = fakeServices({
      'POST :9292/v2/images': ({ body }) => ({ id: 'i', ...(body as object) }),
      'POST :9292/v2/images/i/import': Response.json({ message: 'Address refused.' }, { status: 400 }),
      'PUT :9292/v2/images/i/file': Response.json({ message: 'Storage is full.' }, { status: 413 }),
      'PATCH :9292/v2/images/i': {},
      'DELETE :9292/v2/images/i': undefined,
    })
    expect((await answerOperation(ask(), path, cloud))?.status).toBe(status)
    expect(cloud.asked.slice(-2).map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', [{ op: 'replace', path: '/protected', value: false }]],
      ['DELETE', undefined],
    ])
  },
)
