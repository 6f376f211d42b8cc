import { parse, parseFragment } from 'parse5'

/** What a browser's parser makes of HTML. Elements that it adds by itself, and content that is no text, are left out. */
export function parseHtml(html) {
  // Rows come without their table.
  const isRow = /^\s*<tr\b/.test(html)
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false }
  const root = isRow ? parseFragment(`<table>${html}</table>`, options) : parse(html, options)
  const elements = []
  collect(root, elements)
  return isRow ? elements.slice(1) : elements
}

const skipped = new Set(['script', 'style', 'template'])

function collect(node, elements) {
  for (const child of node.childNodes ?? []) {
    if (skipped.has(child.tagName)) continue
    if (child.tagName && child.sourceCodeLocation) {
      const attributes = Object.fromEntries(
        child.attrs.map(({ prefix, name, value }) => [(prefix ? `${prefix}:${name}` : name).toLowerCase(), value]),
      )
      elements.push({ tag: child.tagName.toLowerCase(), attributes, text: textOf(child).replace(/\s+/g, ' ').trim() })
    }
    collect(child, elements)
  }
}

function textOf(node) {
  if (node.nodeName === '#text') return node.value
  if (skipped.has(node.tagName)) return ''
  return (node.childNodes ?? []).map(textOf).join('')
}
