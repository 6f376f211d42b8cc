import { describe, expect, it, vi } from 'vitest'
import { signGrant } from './grant-token.js'
import { json, other, portal, portalRig, secret, session } from './portal-rig.js'

/** What portals may count on, of whatever answers: one server, or several of which some end on the way. */
export function portalSuite(title: string, open: Parameters<typeof portalRig>[0]): void {
  const { world, server, issue, granted, read, next } = portalRig(open)

  describe(`grants for portals: ${title}`, () => {
    it('without STRATUS_PORTAL_ORIGINS there are none: the addresses are the cloud’s, as ever', async () => {
      const app = await server(null)
      await issue(app)
      await read(app, 'anything')
      expect(world.asked.map(({ path }) => path)).toEqual([
        '/dash/stratus-portal/grants',
        '/dash/stratus-portal/topology',
      ])
    })

    it('a session gets one for a portal that is known; it lives at most five minutes', async () => {
      const response = await issue(await server())
      expect(response.status).toBe(201)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(await response.json()).toMatchObject({ expires_in: 300, scopes: ['quota', 'topology'] })
    })

    it('reads no more of a wish than it can be: anybody may send one', async () => {
      const app = await server()
      const response = await issue(app, { origin: portal, scopes: ['quota'], more: 'x'.repeat(20_000) })
      expect(response.status).toBe(413)
      expect(world.asked).toEqual([])
    })

    it('shows the portal exactly what the scope means, asked with the session and nothing of the portal’s', async () => {
      const app = await server()
      const first = await read(app, await granted(app), 'topology?_=1&path=/api/nova/servers/', {
        headers: { cookie: 'sessionid=stolen', 'x-forwarded-for': '1.1.1.1' },
      })
      expect(await first.json()).toEqual({ from: 'the cloud' })
      const second = await read(app, next(first), 'quota')
      expect(second.status).toBe(200)
      expect(world.asked.map(({ path }) => path).filter((path) => !path.endsWith('/user-session/'))).toEqual([
        '/dash/project/network_topology/json',
        '/dash/api/nova/limits/?reserved=true',
      ])
      for (const { cookie, method, authorization } of world.asked)
        expect([cookie, method, authorization]).toEqual(['sessionid=sesame', 'GET', null])
      expect(first.headers.get('access-control-allow-origin')).toBe(portal)
      expect(first.headers.get('access-control-allow-credentials')).toBeNull()
      expect(first.headers.get('vary')).toContain('Origin')
      expect(first.headers.get('set-cookie')).toBeNull()
    })

    it('expired: refused, by its own time and however often it was used', async () => {
      const app = await server()
      let token = await granted(app)
      world.time += 4 * 60_000
      token = next(await read(app, token))
      world.time += 60_000
      expect((await read(app, token)).status).toBe(401)
      const forged = signGrant(
        { id: 'x', turn: 1, origin: portal, scopes: ['topology'], expires: world.time + 1e9 },
        'guess',
      )
      expect((await read(app, forged)).status).toBe(401)
    })

    it('wrong origin: refused, be it unknown, another portal, a look-alike, or none', async () => {
      for (const origin of ['https://evil.test', other, `${portal}.evil.test`, 'http://portal.test', 'null', '']) {
        const app = await server()
        expect((await read(app, await granted(app), 'topology', { origin })).status).toBe(403)
      }
      const app = await server()
      const response = await read(app, await granted(app), 'topology', { origin: 'https://evil.test' })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    })

    it('replay: a token serves once; showing it again ends the whole grant, the newest token included', async () => {
      const app = await server()
      const token = await granted(app)
      const newest = next(await read(app, token))
      expect((await read(app, token)).status).toBe(401)
      expect((await read(app, newest)).status).toBe(401)
      expect(world.asked.filter(({ path }) => path.endsWith('/json'))).toHaveLength(1)
    })

    it('of two that show one token at the same time one is answered', async () => {
      const app = await server()
      const token = await granted(app)
      const answers = await Promise.all([read(app, token), read(app, token)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    })

    it('widened scope: refused for what was not granted; more than there is cannot be asked for', async () => {
      const app = await server()
      expect((await read(app, await granted(app, ['quota']), 'topology')).status).toBe(403)
      for (const scopes of [['quota', 'servers'], [], 'quota', ['*'], [{ toString: 'quota' }], undefined]) {
        expect((await issue(app, { origin: portal, scopes })).status).toBe(400)
      }
    })

    it('no other method: nothing is written, and nothing else is told', async () => {
      const app = await server()
      const token = await granted(app)
      world.asked = []
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
        expect((await read(app, token, 'topology', { method })).status).toBe(405)
      }
      expect((await read(app, token, 'grants', { method: 'POST', headers: { ...json, cookie: session } })).status).toBe(
        403,
      )
      expect(world.asked).toEqual([])
      expect((await read(app, token)).status).toBe(200)
    })

    it('path tricks: a grant shown at any other address never reaches the cloud', async () => {
      const app = await server()
      const token = await granted(app)
      world.asked = []
      for (const path of [
        '../api/nova/servers/',
        'topology/../../api/nova/servers/',
        '%2e%2e/api/nova/servers/',
        '..%2fapi/nova/servers/',
        'topology/%2e%2e/%2e%2e/api/nova/servers/',
        'topology/',
        'topology%2f..%2f..%2fapi',
        '%74opology',
        'topology%00',
        'topology;x',
        'Topology',
        '/topology',
        '\\..\\api',
        'constructor',
        '',
      ]) {
        const { status } = await read(app, token, path, { headers: { cookie: session } })
        expect([path, status]).toEqual([path, 403])
      }
      expect(world.asked).toEqual([])
      expect((await read(app, token)).status).toBe(200)
    })

    it('preflight: only a known portal, only GET, only with the grant', async () => {
      const ask = async (headers: Record<string, string>, path = 'topology') =>
        (await server()).request(`http://dash.test/dash/stratus-portal/${path}`, { method: 'OPTIONS', headers })
      const good = {
        origin: portal,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      }
      const yes = await ask(good)
      expect(yes.status).toBe(204)
      expect(yes.headers.get('access-control-allow-origin')).toBe(portal)
      expect(yes.headers.get('access-control-allow-methods')).toBe('GET')
      expect(yes.headers.get('access-control-allow-headers')).toBe('Authorization')
      expect(yes.headers.get('access-control-allow-credentials')).toBeNull()
      for (const [headers, path] of [
        [{ ...good, origin: 'https://evil.test' }],
        [{ ...good, 'access-control-request-method': 'POST' }],
        [{ ...good, 'access-control-request-headers': 'authorization, x-csrftoken' }],
        [{ ...good, 'access-control-request-method': 'POST' }, 'grants'],
        [good, 'grants'],
      ] as const) {
        const no = await ask(headers, path)
        expect(no.status).toBeGreaterThanOrEqual(400)
        expect(no.headers.get('access-control-allow-origin')).toBeNull()
      }
      expect(world.asked).toEqual([])
    })

    it('a foreign page cannot make one with the user’s cookie, and without a session there is none', async () => {
      const app = await server()
      const body = { origin: portal, scopes: ['quota'] }
      for (const headers of [
        { origin: portal },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/x-www-form-urlencoded' },
      ])
        expect((await issue(app, body, headers)).status).toBe(403)
      expect(world.asked).toEqual([])
      expect((await issue(app, body, { cookie: 'csrftoken=t' })).status).toBe(401)
      expect((await issue(app, { ...body, origin: 'https://evil.test' })).status).toBe(403)
      world.signedIn = false
      expect((await issue(app, body)).status).toBe(401)
      world.signedIn = true
      expect((await issue(app, body, { origin: 'https://dash.test', host: 'dash.test' })).status).toBe(201)
    })

    it('ends with the session, and with a switch of the project', async () => {
      const app = await server()
      const signedOut = await granted(app)
      world.signedIn = false
      expect((await read(app, signedOut)).status).toBe(401)
      world.signedIn = true
      const switched = await granted(app)
      world.project = 'p2'
      expect((await read(app, switched)).status).toBe(401)
      world.project = 'p1'
      expect((await read(app, switched)).status).toBe(401)
      expect(world.asked.filter(({ path }) => path.endsWith('/json'))).toEqual([])
    })

    it('S-GRANT-02 outlives a cloud that does not answer for a while: nobody knows then whether the session stands', async () => {
      const app = await server()
      let token = await granted(app)
      for (const outage of [
        () => Response.json('The cloud cannot be reached.', { status: 502 }),
        () => new Response('<html>Be right back</html>', { headers: { 'Content-Type': 'text/html' } }),
      ]) {
        world.outage = outage
        const down = await read(app, token)
        expect(down.status).toBe(502)
        token = next(down)
        const refused = await issue(app)
        expect(refused.status).toBe(502)
        expect(await refused.json()).toMatchObject({ error: 'cloud-failed' })
        world.outage = undefined
        const up = await read(app, token)
        expect(up.status).toBe(200)
        token = next(up)
      }
    })

    it('tells nothing of the cloud’s failures but their kind', async () => {
      const app = await server()
      let token = await granted(app)
      for (const [cloud, told] of [
        [403, 403],
        [404, 404],
        [401, 401],
        [302, 401],
        [500, 502],
        [503, 502],
      ] as const) {
        world.answer = () => new Response(cloud === 302 ? null : 'raw words of a server', { status: cloud })
        const response = await read(app, token)
        expect(response.status).toBe(told)
        expect(await response.json()).toBe('Refused.')
        token = next(response)
      }
      world.answer = () => new Response('<html>')
      expect((await read(app, token)).status).toBe(502)
    })

    it('S-GRANT-02 why it is refused is told to the portal’s own server and to the log, with the origin; never to a page', async () => {
      const app = await server()
      const body = { origin: portal, scopes: ['quota'] }
      const told = async (wanted: unknown, headers = {}) => {
        world.lines = []
        const answer = await issue(app, wanted, headers)
        const { error, message } = (await answer.json()) as { error: string; message: string }
        expect(message).toMatch(/\.$/)
        const logged = await vi.waitFor(
          () => / refused=(\S+) origin=(\S+)/.exec(world.lines.join(' ')) ?? expect.fail('no line'),
        )
        expect(logged[1]).toBe(error)
        return [answer.status, error, logged[2]]
      }
      expect(await told({ ...body, origin: 'https://typo.test' })).toEqual([
        403,
        'origin-not-listed',
        'https://typo.test',
      ])
      expect(await told({ ...body, origin: 'x\nPOST / 200' })).toEqual([403, 'origin-not-listed', 'not-an-origin'])
      expect(await told({ ...body, scopes: ['quotas'] })).toEqual([400, 'body', 'none'])
      expect(await told(body, { cookie: 'a=b' })).toEqual([401, 'no-session', 'none'])
      expect(await told(body, { 'content-type': 'text/plain' })).toEqual([403, 'content-type', 'none'])
      world.signedIn = false
      expect(await told(body)).toEqual([401, 'session-over', portal])
      world.signedIn = true
      for (let count = 0; count < 30; count++) await issue(app)
      expect(await told(body)).toEqual([429, 'too-many-of-session', portal])
      // Pages, be it of the dashboard, learn nothing.
      for (const headers of [
        { origin: portal },
        { 'sec-fetch-site': 'same-origin', origin: 'http://dash.test', cookie: 'a=b' },
      ])
        expect(await (await issue(app, body, headers)).json()).toBe('Refused.')
    })

    it('S-GRANT-02 the log says of each grant that is refused why, and to whom', async () => {
      const app = await server()
      const refused = async (ask: () => Response | Promise<Response>) => {
        world.lines = []
        expect(await (await ask()).json()).toBe('Refused.')
        return vi.waitFor(() => / refused=.*/.exec(world.lines.join('\n'))?.[0] ?? expect.fail('no line'))
      }
      const token = await granted(app)
      const about = (reason: string, origin = portal) => ` refused=${reason} origin=${origin}`
      expect(await refused(() => read(app, token, 'topology', { origin: 'https://evil.test' }))).toBe(
        about('origin-not-listed', 'https://evil.test'),
      )
      expect(await refused(() => read(app, 'made-up'))).toBe(about('grant-unknown'))
      await read(app, token)
      expect(await refused(() => read(app, token))).toBe(about('grant-replayed'))
      expect(await refused(async () => read(app, await granted(app), 'topology', { origin: other }))).toBe(
        about('other-origin', other),
      )
      expect(await refused(async () => read(app, await granted(app, ['quota'])))).toBe(about('other-scope'))
      expect(await refused(async () => read(app, await granted(app), '../api/nova/servers/'))).toBe(
        about('grant-elsewhere'),
      )
      world.answer = () => new Response('raw words', { status: 403 })
      expect(await refused(async () => read(app, await granted(app)))).toBe(about('cloud-refused'))
      world.answer = () => new Response('raw words', { status: 500 })
      expect(await refused(async () => read(app, await granted(app)))).toBe(about('cloud-failed'))
      const late = await granted(app)
      world.time += 300_000
      expect(await refused(() => read(app, late))).toBe(about('grant-expired'))
      const switched = await granted(app)
      world.project = 'p2'
      expect(await refused(() => read(app, switched))).toBe(about('project-switched'))
      for (const line of world.lines) expect(line).not.toContain(switched)
    })

    it('M-GRANT-02 volumes, networks and instances are scopes of their own; of instances only what a list shows', async () => {
      const app = await server()
      const scopes = ['volume-quota', 'network-quota', 'instances']
      const reads = async (scope: string) => {
        world.asked = []
        const body: unknown = await (await read(app, await granted(app, scopes), scope)).json()
        return [world.asked.map(({ path }) => path).filter((path) => !path.endsWith('/user-session/')), body]
      }
      world.answer = () => Response.json({ totalVolumesUsed: 2, maxTotalVolumes: 10 })
      expect(await reads('volume-quota')).toEqual([
        ['/dash/api/cinder/tenantabsolutelimits/'],
        { totalVolumesUsed: 2, maxTotalVolumes: 10 },
      ])
      world.answer = () =>
        Response.json({ items: [{ id: 'a', tenant_id: 'p1' }, { id: 'shared', tenant_id: 'p9' }, null] })
      expect(await reads('network-quota')).toEqual([
        ['/dash/api/neutron/networks/', '/dash/api/network/floatingips/', '/dash/api/network/securitygroups/'],
        { totalNetworksUsed: 1, totalFloatingIpsUsed: 2, totalSecurityGroupsUsed: 2 },
      ])
      const secretive = { key_name: 'k', user_id: 'u', metadata: { password: 'p' }, 'OS-EXT-SRV-ATTR:host': 'node1' }
      const shown = { id: 'i1', name: 'vm', status: 'ACTIVE', created: '2026-01-02T03:04:05Z' }
      world.answer = () =>
        Response.json({
          items: [
            {
              ...shown,
              ...secretive,
              'OS-EXT-STS:task_state': 'deleting',
              flavor: { id: 'f', original_name: 'm1.small' },
              image_name: 'cirros',
              addresses: { net: [{ addr: '10.0.0.5', version: 4 }, { addr: 7 }], other: 'x' },
            },
            { ...shown, id: 'i2', name: 'vm2', flavor: { id: 'i1' } },
            'garbage',
          ],
        })
      const rest = { task_state: null, flavor: null, image: null, addresses: [] }
      expect(await reads('instances')).toEqual([
        ['/dash/api/nova/servers/', '/dash/api/nova/flavors/'],
        {
          items: [
            { ...shown, task_state: 'deleting', flavor: 'm1.small', image: 'cirros', addresses: ['10.0.0.5'] },
            { ...shown, ...rest, id: 'i2', name: 'vm2', flavor: 'vm' },
          ],
        },
      ])
      let calls = 0
      world.answer = () => (calls++ ? new Response('no', { status: 403 }) : Response.json({ items: [] }))
      expect((await read(app, await granted(app, scopes), 'network-quota')).status).toBe(403)
    })

    it('no credential in an address or in the log', async () => {
      const app = await server()
      const token = await granted(app)
      const newest = next(await read(app, token))
      await read(app, `${newest}x`)
      world.answer = () => {
        throw new Error('a bug')
      }
      await read(app, newest)
      expect(world.lines.length).toBeGreaterThanOrEqual(4)
      for (const word of [token, newest, 'sesame', 'keystone-token', secret])
        expect(world.lines.join('\n')).not.toContain(word)
      for (const { path } of world.asked) expect(path).not.toContain(token)
    })
  })
}
