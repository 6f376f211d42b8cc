import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../host-app/server/app.js'
import { Grants } from '../../host-app/server/portal/grants.js'
import { StaticFiles } from '../../host-app/server/static.js'

const origin = 'https://portal.test'
const terms = { origin, scopes: ['quota'] as const, project: 'p' }
let calls: number
let time: number

beforeEach(() => {
  calls = 0
  time = 0
})

function server() {
  return createApp({
    config: {
      webroot: '/',
      uploadOrigins: [],
      signInOrigins: [],
      portal: { origins: [origin], secret: 'a secret of more than thirty-two characters' },
    },
    files: new StaticFiles('/nowhere'),
    upstream: {
      name: 'a cloud',
      fetch: async (request) => {
        calls += 1
        const [, user = '', known] = /sessionid=(\w+?)(\d*)$/.exec(request.headers.get('cookie') ?? '') ?? []
        if (user === 'nobody') return Response.json('no session', { status: 401 })
        return Response.json({ id: user, project_id: 'p', session: known })
      },
      trouble: async () => null,
    },
  })
}

type Server = ReturnType<typeof server>

const issue = (app: Server, cookie: string) =>
  app.request('http://dash.test/stratus-portal/grants', {
    method: 'POST',
    body: JSON.stringify({ origin, scopes: ['quota'] }),
    headers: { 'content-type': 'application/json', cookie },
  })

describe('S-GRANT-01 a user who makes grants as fast as they can', () => {
  it('is told to come again, with when; the cloud is not asked, and other users get theirs', async () => {
    const app = server()
    const statuses: number[] = []
    for (let index = 0; index < 300; index++) {
      const answer = await issue(app, 'sessionid=demo1')
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(270)
    expect(calls).toBe(30)
    expect((await issue(app, 'sessionid=reader1')).status).toBe(201)
  })

  it('is still one user after signing in again', async () => {
    const app = server()
    const given: number[] = []
    for (let index = 0; index < 100; index++) given.push((await issue(app, `sessionid=demo${index}`)).status)
    expect(given.filter((status) => status === 201)).toHaveLength(60)
    expect((await issue(app, 'sessionid=reader1')).status).toBe(201)
  })

  it('is one session however its cookie is spelled', async () => {
    const app = server()
    for (const value of ['"demo1"', '"\\144emo1"', 'demo1"', 'de mo1', ''])
      expect([value, (await issue(app, `sessionid=${value}`)).status]).toEqual([value, 401])
    expect(calls).toBe(0)
  })

  it('a session that the cloud does not know is refused, and remembered nowhere', async () => {
    const app = server()
    for (let index = 0; index < 100; index++) expect((await issue(app, 'sessionid=nobody')).status).toBe(401)
  })

  it('holds twenty at a time: the oldest ends, nobody else’s', () => {
    const grants = new Grants('a secret of more than thirty-two characters', () => time)
    const others = grants.issue({ ...terms, session: 'reader' })?.token ?? ''
    const tokens = Array.from({ length: 25 }, () => grants.issue({ ...terms, session: 'demo' })?.token ?? '')
    const refused = tokens.map((token) => grants.redeem(token, origin, 'quota') === 'unknown')
    expect(refused.indexOf(false)).toBe(5)
    expect(refused.filter(Boolean)).toHaveLength(5)
    expect(grants.redeem(others, origin, 'quota')).toMatchObject({ who: { session: 'reader' } })
  })

  it('of ten thousand in all a session has no more than its share, and what ends leaves nothing behind', () => {
    const grants = new Grants('a secret of more than thirty-two characters', () => time)
    for (let index = 0; index < 12_000; index++) expect(grants.issue({ ...terms, session: 'demo' })).toBeDefined()
    for (let index = 0; index < 9_980; index++)
      expect(grants.issue({ ...terms, session: `one-${index}` })).toBeDefined()
    expect(grants.issue({ ...terms, session: 'late' })).toBeUndefined()
    time = 5 * 60_000
    expect(grants.issue({ ...terms, session: 'late' })).toBeDefined()
  })
})
