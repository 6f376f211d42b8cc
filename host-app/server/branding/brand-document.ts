import { ownHeaders } from '../security-headers.js'
import type { OperatorsOwn } from './read-branding.js'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** The app's document with the operator's name as its title, and everything else of the operator's for the app to read. */
export function brandDocument(html: string, { branding }: OperatorsOwn): string {
  const meta = `<meta name="stratus-branding" content="${escaped(JSON.stringify(branding))}" />`
  const { name } = branding
  return (name ? html.replace(/<title>[^<]*/, () => `<title>${escaped(name)}`) : html).replace(
    '</head>',
    () => `${meta}</head>`,
  )
}

/** The logo, which is an image and nothing else: opened as a document, it runs nothing and fetches nothing. */
export function answerLogo({ logo }: OperatorsOwn): Response {
  if (!logo) return new Response('Not found', { status: 404, headers: { ...ownHeaders, 'Content-Type': 'text/plain' } })
  return new Response(logo.bytes, {
    headers: {
      ...ownHeaders,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      'Content-Type': logo.type,
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
