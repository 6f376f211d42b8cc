/**
 * A small reader of server-made HTML. It is no parser for the page (nothing it yields is ever inserted), it finds tags,
 * attributes and text, and so works without a DOM, under Trusted Types, and in Node.
 */
export type HtmlPiece =
  | { readonly kind: 'start'; readonly tag: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'end'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string }

const pieceOf = /<!--[\s\S]*?-->|<![^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</gi
const attributeOf = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const rawText = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

export function scanHtml(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = []
  for (const [, end, start, attributes, text] of html.replace(rawText, '').matchAll(pieceOf)) {
    if (end) pieces.push({ kind: 'end', tag: end.toLowerCase() })
    else if (start)
      pieces.push({ kind: 'start', tag: start.toLowerCase(), attributes: readAttributes(attributes ?? '') })
    else if (text) pieces.push({ kind: 'text', text: decodeEntities(text) })
  }
  return pieces
}

function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name, double, single, bare] of text.matchAll(attributeOf)) {
    if (name) found[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '')
  }
  return found
}

export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

/** Of a start tag; '' when it has none. */
export function attribute(piece: HtmlPiece | undefined, name: string): string {
  return piece?.kind === 'start' ? (piece.attributes[name] ?? '') : ''
}

export function hasClass(piece: HtmlPiece | undefined, name: string): boolean {
  return attribute(piece, 'class').split(/\s+/).includes(name)
}

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** The text inside the element that starts at `at`, white space folded. */
export function textWithin(pieces: readonly HtmlPiece[], at: number): string {
  let depth = 0
  let text = ''
  for (const piece of pieces.slice(at)) {
    if (piece.kind === 'text') text += piece.text
    else if (piece.kind === 'start') depth += voidTags.has(piece.tag) ? 0 : 1
    else depth -= 1
    if (depth <= 0) break
  }
  return text.replace(/\s+/g, ' ').trim()
}
