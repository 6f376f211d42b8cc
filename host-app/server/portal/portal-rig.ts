import { beforeEach } from 'vitest'
import type { AppParts } from '../app.js'
import { StaticFiles } from '../static.js'
import type { Upstream } from '../upstream.js'
import { createLog } from '../watch/log.js'

export const secret = 'a secret of more than thirty-two characters'
export const portal = 'https://portal.test'
export const other = 'https://other.test'
export const json = { 'content-type': 'application/json' }
export const session = 'sessionid=sesame; csrftoken=t'

/** One server, or several before which somebody stands. */
export interface Servers {
  request(url: string, init?: RequestInit): Response | Promise<Response>
}

interface PortalWorld {
  /** Of the servers, ms. */
  time: number
  /** Of their logs. */
  lines: string[]
  /** What the cloud was asked. */
  asked: Array<{ path: string; cookie: string | null; method: string; authorization: string | null }>
  /** Whether the session stands, and in which project. */
  signedIn: boolean
  project: string
  /** What the cloud answers to all but the question for the session. */
  answer(): Response
  /** What stands between answers in its place to everything. */
  outage: (() => Response) | undefined
}

const fresh = (): PortalWorld => ({
  time: 1_000_000,
  lines: [],
  asked: [],
  project: 'p1',
  signedIn: true,
  outage: undefined,
  answer: () => Response.json({ from: 'the cloud' }, { headers: { 'Set-Cookie': 'sessionid=fresh' } }),
})

/** A session and a portal, the servers between them, and a cloud that remembers; each test has it fresh. */
export function portalRig(open: (parts: AppParts) => Servers | Promise<Servers>) {
  const world = fresh()
  beforeEach(() => void Object.assign(world, fresh()))

  const upstream: Upstream = {
    name: 'http://cloud.test/',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      world.asked.push({
        path: pathname + search,
        cookie: headers.get('cookie'),
        method,
        authorization: headers.get('authorization'),
      })
      if (world.outage) return world.outage()
      if (!world.signedIn) return Response.json('no session', { status: 401 })
      return pathname.endsWith('/user-session/')
        ? Response.json({ project_id: world.project, token: 'keystone-token' })
        : world.answer()
    },
    trouble: async () => null,
  }

  async function server(origins: string[] | null = [portal, other], webroot = '/dash/'): Promise<Servers> {
    const config = { webroot, uploadOrigins: [], signInOrigins: [], portal: origins && { origins, secret } }
    return open({
      config,
      files: new StaticFiles('/nowhere'),
      upstream,
      write: (line) => world.lines.push(line),
      observers: [createLog('text', (line) => world.lines.push(line)).answered],
      now: () => world.time,
    })
  }

  const issue = (app: Servers, body: unknown = { origin: portal, scopes: ['quota', 'topology'] }, headers = {}) =>
    app.request('http://dash.test/dash/stratus-portal/grants', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...json, cookie: session, ...headers },
    })
  const granted = async (app: Servers, scopes = ['quota', 'topology']) =>
    ((await (await issue(app, { origin: portal, scopes })).json()) as { grant: string }).grant
  const read = (app: Servers, grant: string, path = 'topology', init: RequestInit & { origin?: string } = {}) =>
    app.request(`http://dash.test/dash/stratus-portal/${path}`, {
      method: init.method ?? 'GET',
      headers: { origin: init.origin ?? portal, authorization: `Stratus-Grant ${grant}`, ...init.headers },
    })
  const next = (response: Response) => response.headers.get('stratus-next-grant') ?? ''

  return { world, server, issue, granted, read, next }
}
