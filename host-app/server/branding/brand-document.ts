import { ownHeaders } from '../security-headers.js'
import type { OperatorsImage, OperatorsOwn } from './read-branding.js'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** Gives a document the operator's name, in its title and where no script runs, the operator's icon, and all else for the app to read. */
export function brandDocument(html: string, { branding, images }: OperatorsOwn): string {
  const meta = `<meta name="stratus-branding" content="${escaped(JSON.stringify(branding))}" />`
  return named(html, branding.name)
    .replace(/<link rel="icon"[^>]*>/, (link) => iconLink({ branding, images }) ?? link)
    .replace('</head>', () => `${meta}</head>`)
}

function named(html: string, name: string | undefined): string {
  if (!name) return html
  return html
    .replace(/<title>[^<]*/, (title) => title.replace('Stratus', () => escaped(name)))
    .replace(/<noscript>Stratus/, () => `<noscript>${escaped(name)}`)
}

function iconLink({ branding: { icon }, images }: OperatorsOwn): string | null {
  const image = icon && images.get(icon.replace(/\?.*/, ''))
  return image ? `<link rel="icon" href="${escaped(icon)}" type="${image.type}" />` : null
}

/** An image of the operator's is an image and nothing else: opened as a document, it runs nothing and fetches nothing. */
export function answerImage({ bytes, type }: OperatorsImage): Response {
  return new Response(bytes, {
    headers: {
      ...ownHeaders,
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
