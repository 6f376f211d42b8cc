/** A browser's part of `fetch` for Node: keeps cookies, sends them back, shows the readable ones as `document.cookie` would. */
export interface CookieFetch {
  readonly fetch: typeof globalThis.fetch
  /** What scripts of a page could read: everything but HttpOnly cookies. */
  readonly page: { readonly cookie: string }
  /** Value of any cookie, HttpOnly ones included. */
  cookie(name: string): string | undefined
}

interface Cookie {
  readonly value: string
  readonly httpOnly: boolean
}

const redirects = new Set([301, 302, 303, 307, 308])

/** @param base the fetch below: the platform's, or a demo cloud's */
export function createCookieFetch(base: typeof globalThis.fetch): CookieFetch {
  const jar = new Map<string, Cookie>()

  const keep = (response: Response): void => {
    for (const header of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = header.split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      const value = pair.slice(at + 1).trim()
      const flags = new Set(attributes.map((attribute) => attribute.trim().toLowerCase()))
      if (flags.has('max-age=0') || value === '' || value === '""') jar.delete(name)
      else jar.set(name, { value, httpOnly: flags.has('httponly') })
    }
  }

  const once = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const cookies = [...jar].map(([name, { value }]) => `${name}=${value}`)
    if (cookies.length > 0) headers.set('Cookie', cookies.join('; '))
    const response = await base(url, { ...init, headers, redirect: 'manual' })
    keep(response)
    return response
  }

  return {
    fetch: async (input, init = {}) => {
      let url = input instanceof Request ? input.url : String(input)
      let response = await once(url, init)
      for (let hops = 0; init.redirect !== 'manual' && redirects.has(response.status) && hops < 5; hops++) {
        url = new URL(response.headers.get('Location') ?? '', url).href
        response = await once(url, { headers: init.headers })
      }
      return response
    },
    page: {
      get cookie() {
        return [...jar]
          .filter(([, { httpOnly }]) => !httpOnly)
          .map(([name, { value }]) => `${name}=${value}`)
          .join('; ')
      },
    },
    cookie: (name) => jar.get(name)?.value,
  }
}
