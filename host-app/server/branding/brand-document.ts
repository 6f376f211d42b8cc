import { ownHeaders } from '../security-headers.js'
import type { OperatorsOwn } from './read-branding.js'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** Gives the app's document the operator's name as its title, and everything else of the operator's for the app to read. */
export function brandDocuments({ branding }: OperatorsOwn): (html: string) => string {
  const meta = `<meta name="stratus-branding" content="${escaped(JSON.stringify(branding))}" />`
  const title = branding.name && `<title>${escaped(branding.name)}`
  return (html) => (title ? html.replace(/<title>[^<]*/, () => title) : html).replace('</head>', () => `${meta}</head>`)
}

/** The logo, which is an image and nothing else: opened as a document, it runs nothing and fetches nothing. */
export function answerLogo({ logo }: OperatorsOwn): Response {
  if (!logo) return new Response('Not found', { status: 404, headers: { ...ownHeaders, 'Content-Type': 'text/plain' } })
  return new Response(logo.bytes, {
    headers: {
      ...ownHeaders,
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Content-Type': logo.type,
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
