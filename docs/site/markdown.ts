/** The part of Markdown that our guides use, as HTML: headings, paragraphs, lists, tables, code, links, pictures. */

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/`/g, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')

/** Addresses of guides: `theming.md` is shown at `/guides/theming`. */
function hrefOf(address: string): string {
  return /^[\w-]+\.md(#.*)?$/.test(address) ? `/guides/${address.replace('.md', '')}` : address
}

export function inline(text: string): string {
  const codes: string[] = []
  const held = escapeHtml(text).replace(/`([^`]+)`/g, (_, code: string) => `\uE000${codes.push(code) - 1}\uE001`)
  return held
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, '<img src="$2" alt="$1">')
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_, label: string, address: string) => `<a href="${hrefOf(address)}">${label}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|\W)\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => `<code>${codes[Number(index)]}</code>`)
}

export function codeBlock(code: string, language: string): string {
  return `<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${escapeHtml(code)}</code></pre>`
}

const cells = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function table(lines: readonly string[]): string {
  const [head = '', , ...rows] = lines
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`
  return `<div class="scroll" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows
    .map((line) => row(line, 'td'))
    .join('')}</tbody></table></div>`
}

function list(lines: readonly string[]): string {
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul'
  const items: string[] = []
  for (const line of lines) {
    const start = /^(?:[-*]|\d+\.)\s+(.*)/.exec(line)
    if (start) items.push(start[1] ?? '')
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`
}

/** @param blocks - HTML for lines `<!-- name -->`. */
export function markdown(text: string, blocks: Readonly<Record<string, string>> = {}): string {
  const lines = text.replaceAll('\r', '').split('\n')
  const out: string[] = []
  let at = 0
  const take = (belongs: (line: string) => boolean) => {
    const taken: string[] = []
    while (at < lines.length && belongs(lines[at]!)) taken.push(lines[at++]!)
    return taken
  }
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#{1,4})\s+(.*)/.exec(line)
    const fence = /^```(\w*)/.exec(line)
    const comment = /^<!-- (\w+) -->$/.exec(line)
    if (!line.trim()) at++
    else if (heading) {
      at++
      const level = heading[1]!.length
      out.push(`<h${level} id="${slugOf(heading[2]!)}">${inline(heading[2]!)}</h${level}>`)
    } else if (fence) {
      at++
      out.push(codeBlock(take((next) => !next.startsWith('```')).join('\n'), fence[1]!))
      at++
    } else if (comment) {
      at++
      out.push(blocks[comment[1]!] ?? '')
    } else if (line.startsWith('|')) out.push(table(take((next) => next.startsWith('|'))))
    else if (/^(?:[-*]|\d+\.)\s/.test(line)) {
      out.push(list(take((next) => /^(?:[-*]|\d+\.)\s/.test(next) || /^\s+\S/.test(next))))
    } else
      out.push(`<p>${inline(take((next) => Boolean(next.trim()) && !/^(#|```|\||[-*]\s)/.test(next)).join(' '))}</p>`)
  }
  return out.join('\n')
}
