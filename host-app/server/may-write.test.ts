import { describe, expect, it } from 'vitest'
import { answerMayWrite } from './may-write.js'

const ours = { 'X-Requested-With': 'XMLHttpRequest' }

async function asked(query: string, status: number, marker: HeadersInit = ours) {
  const seen: Request[] = []
  const request = new Request(`http://dash.test/cloud/stratus-may-write${query}`, {
    headers: { Cookie: 'sessionid=s; csrftoken=t', ...marker },
  })
  const answer = await answerMayWrite(request, '/cloud/', async (sent) => {
    seen.push(sent)
    return Response.json('words of the cloud', { status })
  })
  return { sent: seen[0], status: answer.status, body: await answer.json() }
}

describe('G-GATE-15 who may write in object storage', () => {
  it.each([
    [403, false],
    [404, true],
    [500, null],
    [502, null],
  ])('is told by what the cloud says of a thing that is not there: %s', async (status, told) => {
    expect(await asked('', status)).toMatchObject({ status: 200, body: told })
  })

  it('an ended session is one', async () => {
    expect((await asked('', 401)).status).toBe(401)
  })

  it('is asked of one container, or of the account, in the name of who asks', async () => {
    const { sent } = await asked('?container=a%2Fb%20%3F', 404)
    expect([sent?.method, sent?.url]).toEqual([
      'DELETE',
      'http://dash.test/cloud/api/swift/containers/a%2Fb%20%3F/object/.stratus-is-not-there',
    ])
    expect([sent?.headers.get('cookie'), sent?.headers.get('x-csrftoken')]).toEqual(['sessionid=s; csrftoken=t', 't'])
    expect((await asked('', 404)).sent?.url).toContain('/containers/.stratus-is-not-there/object/')
  })

  it('is not asked for a page of another origin, which a plain GET may come from', async () => {
    expect(await asked('?container=a', 404, {})).toMatchObject({ sent: undefined, status: 403 })
  })

  it.each(['.', '..'])('nobody can say of a container that no address can name: %s', async (name) => {
    expect(await asked(`?container=${name}`, 404)).toMatchObject({ sent: undefined, status: 200, body: null })
  })
})
