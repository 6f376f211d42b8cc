import { expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

const ada = { id: 'u1', name: 'Ada', enabled: true }
const cloud = () =>
  fakeServices({
    'GET :5000/v3/users': { users: [ada, { id: 'u2', name: 'bob', enabled: true }] },
    'GET :5000/v3/users/u1': { user: ada },
    'GET :5000/v3/users/broken': Response.json({ error: { message: 'Out of order.' } }, { status: 500 }),
  })

async function find(query: string) {
  const path = '/api/keystone/users/'
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await answerOperation(new Request(`http://here${path}?${query}`, { headers }), path, cloud())
  return { status: answer?.status, found: (await answer?.json()) as unknown }
}

it('S-DIRECT-04 I-USER-02 an id finds its user and nobody else', async () => {
  expect(await find('id=u1')).toEqual({ status: 200, found: { items: [ada] } })
  expect(await find('id=u1&name=ada&enabled=true')).toEqual({ status: 200, found: { items: [ada] } })
  for (const nobody of ['id=u9', 'id=u1&name=bob', 'id=u1&enabled=false'])
    expect(await find(nobody), nobody).toEqual({ status: 200, found: { items: [] } })
  expect((await find('id=broken')).status).toBe(500)
})
