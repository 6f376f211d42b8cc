import { describe, expect, it } from 'vitest'
import { answerOperation } from '../answer.js'
import { fakeServices } from '../fake-services.js'

const headers = { 'X-Requested-With': 'XMLHttpRequest' }

async function read(path: string, cloud: Parameters<typeof answerOperation>[2]) {
  const answer = await answerOperation(new Request(`http://here${path}`, { headers }), path, cloud)
  return { status: answer?.status, headers: answer?.headers, text: await answer?.text() }
}

describe('objects stored packed', () => {
  it.each([
    ['gzip', null],
    ['identity', '6000'],
    [undefined, '6000'],
  ])('S-DIRECT-04 downloads tell no length of what `fetch` unpacks: %s', async (encoding, length) => {
    const stored = { 'Content-Length': '6000', ...(encoding && { 'Content-Encoding': encoding }) }
    const cloud = fakeServices({ 'GET :8080/v1/AUTH_p1/docs/a': new Response('a'.repeat(6000), { headers: stored }) })
    const answer = await read('/api/swift/containers/docs/object/a', cloud)
    expect([answer.status, answer.headers?.get('Content-Length'), answer.text?.length]).toEqual([200, length, 6000])
  })
})
