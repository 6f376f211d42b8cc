import markdownIt from 'markdown-it'
import { highlight } from './highlight.js'

/** Guides and descriptions as HTML. Markup in them is shown, not used: what becomes HTML is Markdown alone. */

/** Addresses of guides: `theming.md` is shown at `/guides/theming.html`. */
const hrefOf = (address: string) => address.replace(/^([\w-]+)\.md(?=#|$)/, '/guides/$1.html')

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')

type Blocks = Readonly<Record<string, string>>

const md = markdownIt({ html: false, linkify: false, typographer: false })
export const { escapeHtml } = md.utils

export function codeBlock(code: string, language: string): string {
  const text = highlight(code, language) ?? escapeHtml(code)
  return `<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${text}</code></pre>`
}

// A line `<!-- name -->` is where the caller puts generated HTML.
md.block.ruler.before('paragraph', 'generated', (state, line, _end, silent) => {
  const [, name] = /^<!-- (\w+) -->$/.exec(state.getLines(line, line + 1, 0, false).trim()) ?? []
  if (!name) return false
  if (!silent) state.push('generated', '', 0).info = name
  state.line = line + 1
  return true
})

Object.assign(md.renderer.rules, {
  generated: (tokens, at, _options, env: unknown) => (env as Blocks)[tokens[at]?.info ?? ''] ?? '',
  fence: (tokens, at) => codeBlock(tokens[at]?.content.trimEnd() ?? '', tokens[at]?.info ?? ''),
  softbreak: () => ' ',
  table_open: () => '<div class="scroll" tabindex="0"><table>',
  table_close: () => '</table></div>',
  heading_open: (tokens, at) => `<${tokens[at]?.tag} id="${slugOf(plain(tokens[at + 1]))}">`,
  link_open: (tokens, at, options, _env, self) => {
    const link = tokens[at]
    const href = hrefOf(String(link?.attrGet('href')))
    // What lies in the repository, and not on the site, is a name there.
    if (link) link.attrs = href.startsWith('../') ? [] : [['href', href]]
    return self.renderToken(tokens, at, options)
  },
} satisfies typeof md.renderer.rules)

/** The text of a heading, without its marks. */
function plain(token: ReturnType<typeof md.parse>[number] | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join('')
}

export const inline = (text: string) => md.renderInline(text)

/** @param blocks - HTML for lines `<!-- name -->`. */
export function markdown(text: string, blocks: Blocks = {}): string {
  return md.render(text, blocks)
}
