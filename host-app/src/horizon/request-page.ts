import { ApiError, type Client } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { attachmentName } from '@stratus/widgets/enhance'
import { belowWebroot } from '../paths.js'
import { asPage } from '../navigation/addresses.js'

/** Why a page is not there, in words. */
export interface Trouble {
  /** The cloud does not let this user see it. */
  readonly refused?: boolean
  readonly text: string
  readonly reason?: string
  readonly requestId?: string | null
}

/** What came of asking for a page. `address` is where it is at last, as path and query below the web root. */
export type Answer =
  | { readonly kind: 'page'; readonly html: string; readonly address: string }
  | { readonly kind: 'file'; readonly blob: Blob; readonly name: string }
  | { readonly kind: 'elsewhere'; readonly url: string }
  /** A form was taken; the page that it led to could not be had. */
  | { readonly kind: 'led'; readonly url: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'failed'; readonly trouble: Trouble }

/** A redirect that is told instead of made; more of them in a row are a loop. */
const mostRedirects = 5

type PageClient = Pick<Client, 'fetchHorizonPage'>

/** Asks the cloud for a page, or sends a form to it. Never rejects. */
export async function requestPage(
  client: PageClient,
  webroot: string,
  url: string,
  init: RequestInit = {},
): Promise<Answer> {
  try {
    let response = await client.fetchHorizonPage(url, { ...init, headers: asPage })
    for (let hops = 0; response.ok; hops += 1) {
      const next = response.headers.get('X-Horizon-Location')
      if (!next || (await response.clone().text()).trim()) break
      if (hops === mostRedirects) return failed({ reason: t('The cloud sends us round in a circle.') })
      response = await client.fetchHorizonPage(next, { headers: asPage, signal: init.signal ?? null })
    }
    const answer = await read(response, webroot)
    const isWithout = answer.kind === 'missing' || answer.kind === 'failed'
    return isWithout && init.method === 'POST' && response.redirected ? { kind: 'led', url: response.url } : answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'aborted') return { kind: 'given-up' }
    if (error instanceof ApiError && error.code === 'bad-request') return { kind: 'elsewhere', url }
    return failed({ reason: error instanceof Error ? t(error.message) : undefined })
  }
}

/** An address of this origin; null for one that would lead the tab to another. */
function ownAddress(target: string | null): string | null {
  if (target === null || !URL.canParse(target, window.location.href)) return null
  const { origin, pathname, search, hash } = new URL(target, window.location.href)
  return origin === window.location.origin ? pathname + search + hash : null
}

async function read(response: Response, webroot: string): Promise<Answer> {
  const { url, status, ok, headers } = response
  if (status === 404) return { kind: 'missing' }
  if (status === 401)
    return { kind: 'elsewhere', url: ownAddress(headers.get('X-Horizon-Location')) ?? `${webroot}auth/login/` }
  if (status === 403) {
    return failed({
      refused: true,
      text: t('You are not authorized to access this page'),
      reason: t('Another role or project may be.'),
    })
  }
  if (!ok) return failed({ reason: t('The cloud answered with the error %s.', [status]) })
  const name = attachmentName(headers.get('Content-Disposition'))
  const isPage = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.get('Content-Type') ?? '')
  if (name !== undefined || !isPage) {
    return { kind: 'file', blob: await response.blob(), name: name ?? nameInAddress(url) }
  }
  const html = await response.text()
  // A page that ends in the middle looks whole to a parser, and may lack the half of a form.
  if (/<html[\s>]/i.test(html) && !/<\/html\s*>/i.test(html)) {
    return failed({ reason: t('The connection was lost in the middle of the page.') })
  }
  const { pathname, search } = new URL(url || '/', window.location.href)
  return { kind: 'page', html, address: (belowWebroot(webroot, pathname) ?? '/') + search }
}

function nameInAddress(url: string): string {
  return new URL(url || '/', window.location.href).pathname.replace(/\/$/, '').split('/').at(-1) || 'download'
}

function failed({ text = t('This page could not be loaded.'), ...more }: Partial<Trouble>): Answer {
  return { kind: 'failed', trouble: { text, ...more } }
}
