import { describe, expect, it } from 'vitest'
import { markdown as render } from './markdown.js'

/** Line ends between tags say nothing. */
const markdown = (...parts: Parameters<typeof render>) => render(...parts).replaceAll(/\n(?=<|$)/g, '')

describe('guides', () => {
  it('have headings, paragraphs and marks', () => {
    expect(markdown('# A `b`\n\nOne **two**\nthree [four](theming.md#x) `<i>`.')).toBe(
      '<h1 id="a-b">A <code>b</code></h1><p>One <strong>two</strong> three <a href="/guides/theming.html#x">four</a> <code>&lt;i&gt;</code>.</p>',
    )
  })
  it('have lists, tables and code', () => {
    expect(markdown('- a\n  b\n- c')).toBe('<ul><li>a b</li><li>c</li></ul>')
    expect(markdown('| A | B |\n|---|---|\n| 1 | `x\\|y` |')).toContain('<tr><td>1</td><td><code>x|y</code></td></tr>')
    expect(markdown('```\n<a>\n```')).toBe('<pre tabindex="0" data-language=""><code>&lt;a&gt;</code></pre>')
  })
  it('let nothing of theirs become markup', () => {
    expect(markdown('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })
  it('colour code by classes, since inline styles are forbidden', () => {
    const html = markdown('```html\n<a href="#">&</a>\n```')
    expect(html).toContain('<pre tabindex="0" data-language="html"><code>')
    expect(html).toContain('<span class="hljs-name">a</span>')
    expect(html).not.toContain('style=')
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('&lt;a href=&quot;#&quot;&gt;&amp;&lt;/a&gt;')
  })
  it.each(['html', 'tsx', 'ts', 'vue', 'svelte', 'django', 'js', 'css', 'json', 'nginx'])(
    'know the language %s',
    (language) =>
      expect(markdown(`\`\`\`${language}\n<a b="c">{ "d": 'e', f: 1; }</a>\n\`\`\``)).toContain('class="hljs-'),
  )
  it('link nothing that is only in the repository', () =>
    expect(markdown('[a file](../widgets/x.ts)')).toBe('<p><a>a file</a></p>'))
  it('take generated blocks', () => expect(markdown('<!-- tokens -->', { tokens: '<b></b>' })).toBe('<b></b>'))
})
