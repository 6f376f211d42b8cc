import { readCookie } from '../internal/cookies.js'

/** What a page says about the token by which its server knows that a POST comes from one of its own pages. */
export interface CsrfSettings {
  /** The token; empty = where the frameworks put it. */
  readonly token: string
  /** The one header that carries it; empty = under both names that the frameworks know. */
  readonly header: string
}

export const noCsrfSettings: CsrfSettings = { token: '', header: '' }

/** Rails, Laravel, Spring and many more read the first name, Django the second. */
const usualHeaders = ['X-CSRF-Token', 'X-CSRFToken'] as const

/** The headers for a POST to an address of the page's own server; none for any other, and none when the page has no token. */
export function csrfHeaders(address: string, { token, header }: CsrfSettings): Record<string, string> {
  if (new URL(address, document.baseURI).origin !== window.origin) return {}
  const value = token || tokenOfPage()
  if (!value) return {}
  return Object.fromEntries((header ? [header] : usualHeaders).map((name) => [name, value]))
}

/** Looked for at each request: frameworks change it when somebody signs in. */
function tokenOfPage(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"], meta[name="_csrf"]')
  if (meta?.content) return meta.content
  // Django: `{% csrf_token %}` somewhere on the page, or its cookie.
  const field = document.querySelector<HTMLInputElement>('input[name="csrfmiddlewaretoken"]')
  return field?.value || readCookie('csrftoken')
}
