import { decoded } from '../decoded.js'

/** What the client needs of a document; anything with a cookie text will do (tests, Node). */
export interface PageLike {
  readonly cookie: string
  querySelector?(selector: string): unknown
}

/**
 * The CSRF token: cookie `csrftoken`, else the hidden field `csrfmiddlewaretoken` of the page (G-HTTP-02). Read for each call,
 * since the server changes it at login.
 */
export function csrfToken(page: PageLike | undefined): string | null {
  if (!page) return null
  return cookieValue(page.cookie, 'csrftoken') ?? hiddenField(page)
}

export function cookieValue(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const raw = pair
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1')
      return raw === '' ? null : decoded(raw)
    }
  }
  return null
}

function hiddenField(page: PageLike): string | null {
  const field = page.querySelector?.('input[name="csrfmiddlewaretoken"]')
  const value = typeof field === 'object' && field !== null && 'value' in field ? field.value : null
  return typeof value === 'string' && value !== '' ? value : null
}
