import type { Answer } from './call.js'

const type = ['Content-Type', 'text/html; charset=utf-8'] as const

/** Text for HTML, both content and attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** What stands around the content of a page. All markup. */
export interface PageFrame {
  readonly bodyId?: string
  readonly messages?: string
  readonly sidebar?: string
}

/** A whole page with the marks Horizon's pages have: title, `.messages`, `#sidebar`, `#content_body`. `content` is HTML. */
export function page(title: string, content: string, { bodyId, messages = '', sidebar = '' }: PageFrame = {}): string {
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(title)} - OpenStack Dashboard</title>
  </head>
  <body${bodyId ? ` id="${bodyId}"` : ''}>
    <div id="main_content"><div class="messages">${messages}</div>${sidebar}
      <div id="content_body">${content}</div></div>
    <div id="modal_wrapper"></div>
  </body>
</html>
`
}

export function htmlAnswer(status: number, text: string, headers: Answer['headers'] = []): Answer {
  return { status, headers: [type, ['X-Frame-Options', 'DENY'], ...headers], body: text }
}

export function notFoundPage(status = 404): Answer {
  const text = page(
    'Page Not Found',
    '<h1>The page you were looking for doesn&#39;t exist</h1><p>You may have mistyped the address or the page may have moved.</p>',
  )
  return htmlAnswer(status, text)
}

export function notAllowedPage(): Answer {
  const text = page('Not Authorized', '<h1>You are not authorized to access this page</h1>')
  return htmlAnswer(403, text)
}

/** A redirect: 302, or for AJAX callers 200 with `X-Horizon-Location`. */
export function redirect(ajax: boolean, target: string, headers: Answer['headers'] = []): Answer {
  if (ajax) return { status: 200, headers: [type, ['X-Horizon-Location', target], ...headers], body: '' }
  return { status: 302, headers: [type, ['Location', target], ...headers], body: '' }
}

/** What a page says to a caller without a session: 302, or 401 with the location for AJAX. The URL is absolute. */
export function loginRedirect(ajax: boolean, origin: string, next: string): Answer {
  const target = `${origin}/auth/login/?next=${encodeURI(next)}`
  if (ajax) return { status: 401, headers: [type, ['X-Horizon-Location', target], ['logout', 'True']], body: '' }
  return { status: 302, headers: [type, ['Location', target]], body: '' }
}
