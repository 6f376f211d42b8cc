import { createDemoCloud, type DemoCloud, type DemoCloudOptions } from './index.js'
import { parseCookies } from './call.js'

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined when it is no JSON. */
  readonly json: unknown
}

export interface TestSession {
  readonly cloud: DemoCloud
  readonly cookies: Map<string, string>
  /** An AJAX call with the CSRF header, as a dashboard makes it. `init` overrides any part. */
  call(method: string, path: string, body?: unknown, init?: RequestInit): Promise<TestAnswer>
}

/** A browser without a session on a new (or given) demo cloud: keeps cookies, follows nothing. */
export function openBrowser(options: DemoCloudOptions | DemoCloud = {}): TestSession {
  const cloud = 'fetch' in options ? options : createDemoCloud(options)
  const cookies = new Map<string, string>()
  return {
    cloud,
    cookies,
    async call(method, path, body, init = {}) {
      const headers = new Headers(
        init.headers ?? { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRFToken': cookies.get('csrftoken') ?? '' },
      )
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const send =
        body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams
          ? body
          : JSON.stringify(body)
      const response = await cloud.fetch(path, { redirect: 'manual', ...init, method, headers, body: send })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = [
          ...(parseCookies(line.split(';')[0] ?? '')
            .entries()
            .next().value ?? []),
        ]
        if (/Max-Age=0/.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: parsed(text) }
    },
  }
}

/** A browser in which `user` has signed in. */
export async function signIn(
  user: 'demo' | 'admin' | 'reader',
  options: DemoCloudOptions | DemoCloud = {},
): Promise<TestSession> {
  const browser = openBrowser(options)
  await browser.call('GET', '/auth/login/', undefined, { headers: {} })
  const form = new URLSearchParams({
    csrfmiddlewaretoken: browser.cookies.get('csrftoken') ?? '',
    username: user,
    password: user,
    region: 'default',
  })
  const answer = await browser.call('POST', '/auth/login/', form, { headers: {} })
  if (answer.status !== 302) throw new Error(`Sign-in of ${user} failed with ${answer.status}`)
  return browser
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export type Item = Record<string, unknown>

/** The items of a list. */
export async function items(session: TestSession, path: string): Promise<Item[]> {
  return ((await session.call('GET', path)).json as { items: Item[] }).items
}

/** The item of a list that has this name. */
export async function named(session: TestSession, path: string, name: string): Promise<Item> {
  const found = (await items(session, path)).find((item) => item.name === name)
  if (!found) throw new Error(`No ${name} in ${path}`)
  return found
}

/** The text of a refusal without its request id. */
export const withoutRequestId = (json: unknown): string =>
  String(json).replace(/ \(HTTP \d+\) \(Request-ID: req-[-0-9a-f]+\)$/, '')
