import type { Identity } from './identity.js'
import { cloudAccess, Services, type CloudAccess } from './services.js'

/** One request as a service got it. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

/** What a service answers: JSON, a whole response, or nothing. */
type Reply = object | undefined | ((asked: Asked) => object | undefined)

const types = {
  compute: '8774/v2.1',
  image: '9292',
  network: '9696',
  volumev3: '8776/v3/p1',
  'object-store': '8080/v1/AUTH_p1',
  orchestration: '8004/v1/p1',
  identity: '5000/v3',
}

/** For tests: services that answer from a script by `METHOD :port/path`, and remember what they were asked. */
export function fakeServices(replies: Readonly<Record<string, Reply>>) {
  const asked: Asked[] = []
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { port, pathname, searchParams } = new URL(url)
    const text = typeof init.body === 'string' ? init.body : ''
    const call = {
      method: init.method ?? 'GET',
      path: `:${port}${pathname}`,
      query: searchParams,
      headers: new Headers(init.headers),
      body: text ? (JSON.parse(text) as unknown) : undefined,
    }
    asked.push(call)
    const key = `${call.method} ${call.path}`
    if (!(key in replies)) return Response.json({ error: { message: `no reply for ${key}` } }, { status: 404 })
    const reply = replies[key]
    const value = typeof reply === 'function' ? (reply as (asked: Asked) => object | undefined)(call) : reply
    return value instanceof Response
      ? value.clone()
      : value === undefined
        ? new Response(null, { status: 204 })
        : Response.json(value)
  }
  const access: CloudAccess = cloudAccess(fetch, 'http://cloud:5000/v3')
  const catalog = Object.entries(types).map(([type, place]) => ({
    id: type,
    type,
    name: type,
    endpoints: [{ id: type, interface: 'public', region: 'One', region_id: 'One', url: `http://cloud:${place}` }],
  }))
  const domain = { id: 'default', name: 'Default' }
  const identity: Identity = {
    token: 'token',
    expires: Date.now() + 3_600_000,
    lifetime: 3_600_000,
    user: { id: 'u1', name: 'ada', domain },
    project: { id: 'p1', name: 'demo', domain },
    roles: [{ id: 'r1', name: 'member' }],
    isOfOneProject: false,
    isAdmin: false,
    catalog,
  }
  const services = new Services(access, { token: 'token', catalog, region: 'One' })
  return { access, identity, services, asked, catalog }
}
