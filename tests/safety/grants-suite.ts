import { beforeEach, describe, expect, it } from 'vitest'
import type { AppParts } from '../../host-app/server/app.js'
import { Grants } from '../../host-app/server/portal/grants.js'
import type { Servers } from '../../host-app/server/portal/portal-rig.js'
import { StaticFiles } from '../../host-app/server/static.js'
import type { SharedStore } from '../../host-app/server/store/shared-store.js'

const origin = 'https://portal.test'
const secret = 'a secret of more than thirty-two characters'
const terms = { origin, scopes: ['quota'] as const, project: 'p' }
/**
 * What holds of servers that hand out grants, be it one or several that share a store.
 * @param stores one of each server, on the same data
 */
export function grantsSuite(
  title: string,
  open: (parts: AppParts) => Servers | Promise<Servers>,
  stores: () => SharedStore[] | Promise<SharedStore[]>,
): void {
  let calls: number

  beforeEach(() => {
    calls = 0
  })

  function server(): Promise<Servers> | Servers {
    return open({
      config: {
        webroot: '/',
        uploadOrigins: [],
        signInOrigins: [],
        portal: { origins: [origin], secret },
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

  const issue = (app: Servers, cookie: string) =>
    app.request('http://dash.test/stratus-portal/grants', {
      method: 'POST',
      body: JSON.stringify({ origin, scopes: ['quota'] }),
      headers: { 'content-type': 'application/json', cookie },
    })

  /** The grants of each server in turn. */
  async function grants(): Promise<() => Grants> {
    const all = (await stores()).map((store) => new Grants(secret, store))
    let turn = 0
    return () => {
      const next = all[turn++ % all.length]
      if (!next) throw new Error('there is always a server')
      return next
    }
  }

  describe(`S-GRANT-01 a user who makes grants as fast as they can: ${title}`, () => {
    it('is told to come again, with when; the cloud is not asked, and other users get theirs', async () => {
      const app = await server()
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
      const app = await server()
      const given: number[] = []
      for (let index = 0; index < 100; index++) given.push((await issue(app, `sessionid=demo${index}`)).status)
      expect(given.filter((status) => status === 201)).toHaveLength(60)
      expect((await issue(app, 'sessionid=reader1')).status).toBe(201)
    })

    it('is one session however its cookie is spelled', async () => {
      const app = await server()
      for (const value of ['"demo1"', '"\\144emo1"', 'demo1"', 'de mo1', ''])
        expect([value, (await issue(app, `sessionid=${value}`)).status]).toEqual([value, 401])
      expect(calls).toBe(0)
    })

    it('a session that the cloud does not know is refused, and remembered nowhere', async () => {
      const app = await server()
      for (let index = 0; index < 100; index++) expect((await issue(app, 'sessionid=nobody')).status).toBe(401)
    })

    it('holds twenty at a time: the oldest ends, nobody else’s', async () => {
      const servers = await grants()
      const others = (await servers().issue({ ...terms, session: 'reader' }))?.token ?? ''
      const tokens: string[] = []
      for (let index = 0; index < 25; index++)
        tokens.push((await servers().issue({ ...terms, session: 'demo' }))?.token ?? '')
      const refused: boolean[] = []
      for (const token of tokens) refused.push((await servers().redeem(token, origin, 'quota')) === 'unknown')
      expect(refused.indexOf(false)).toBe(5)
      expect(refused.filter(Boolean)).toHaveLength(5)
      expect(await servers().redeem(others, origin, 'quota')).toMatchObject({ who: { session: 'reader' } })
    })

    it('holds twenty live ones: what ended early counts no more', async () => {
      const servers = await grants()
      const first = (await servers().issue({ ...terms, session: 'demo' }))?.token ?? ''
      for (let index = 0; index < 40; index++) {
        const { token = '' } = (await servers().issue({ ...terms, session: 'demo' })) ?? {}
        const redeemed = await servers().redeem(token, origin, 'quota')
        if (typeof redeemed === 'string') throw new Error(redeemed)
        // By its owner, or by somebody who shows it again.
        if (index % 2) await redeemed.end()
        else expect(await servers().redeem(token, origin, 'quota')).toBe('replayed')
      }
      expect(await servers().redeem(first, origin, 'quota')).toMatchObject({ who: { session: 'demo' } })
    })
  })
}
