import { toResponse, type Answer } from '../call.js'
import type { DemoCloud } from '../demo-cloud.js'
import { DemoXhr } from './browser-xhr.js'
import { cookieJar, type CookieTarget } from './cookie-jar.js'

/** A cloud that lives in the page: what a browser does for a server is done here. */
export interface BrowserCloud {
  /** As `window.fetch`, for addresses of this page's origin: keeps cookies, follows redirects. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** As `new XMLHttpRequest()`, for uploads with progress. */
  createXhr(): DemoXhr
  /** Where its cookies are, for the client to find the CSRF token in. */
  readonly document: CookieTarget
  /** Signs in by the form, without a DOM to read it with. Rejects when name and password are not those of one who may. */
  signIn(name: string, password: string): Promise<void>
}

/**
 * Wraps a demo cloud for a page without a server, or a test without a page. `sessionid` stays in memory, as an HttpOnly cookie
 * would; the others (`csrftoken`, `recent_project` …) are mirrored to `document.cookie`, and what the page writes there counts.
 * @param base address relative ones are read against
 */
export function browserCloud(
  cloud: DemoCloud,
  target: CookieTarget = cookieJar(),
  base = 'http://demo.cloud/',
): BrowserCloud {
  const hidden = new Map<string, string>()

  const jar = () => {
    const cookies = new Map(hidden)
    for (const part of target.cookie.split(';')) {
      const at = part.indexOf('=')
      if (at > 0)
        cookies.set(
          part.slice(0, at).trim(),
          part
            .slice(at + 1)
            .trim()
            .replace(/^"|"$/g, ''),
        )
    }
    return cookies
  }

  const keep = (answer: Answer) => {
    for (const [header, text] of answer.headers) {
      if (header !== 'Set-Cookie') continue
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const gone = attributes.includes('Max-Age=0')
      if (!attributes.includes('HttpOnly')) target.cookie = text
      else if (gone) hidden.delete(name)
      else hidden.set(name, value)
    }
  }

  const send = async (request: Request): Promise<Answer> => {
    const answer = await cloud.handle(request, jar())
    keep(answer)
    return answer
  }

  const fetch: BrowserCloud['fetch'] = async (input, init) => {
    let request = new Request(typeof input === 'string' ? new URL(input, base) : input, init)
    for (let hop = 0; hop < 10; hop++) {
      const { redirect } = request
      const answer = await send(request)
      const location = answer.headers.find(([name]) => name === 'Location')?.[1]
      if (answer.status < 300 || answer.status > 399 || !location || redirect === 'manual') return toResponse(answer)
      if (redirect === 'error') throw new TypeError('Failed to fetch')
      const { headers, signal } = request
      request = new Request(new URL(location, request.url), { headers: withoutBody(headers), signal })
    }
    throw new TypeError('Failed to fetch')
  }

  const signIn: BrowserCloud['signIn'] = async (username, password) => {
    const address = new URL('/auth/login/', base)
    await fetch(address)
    const csrfmiddlewaretoken = jar().get('csrftoken') ?? ''
    const body = new URLSearchParams({ csrfmiddlewaretoken, username, password, region: 'default' })
    const { headers } = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    // Not in yet: the form again, or the one that asks for a code or a new password.
    if (/^$|\/auth\//.test(headers.get('Location') ?? ''))
      throw new Error(`${username} cannot sign in with this password alone.`)
  }

  return { fetch, createXhr: () => new DemoXhr(send, base), document: target, signIn }
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('Content-Type')
  return kept
}
