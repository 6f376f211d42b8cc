import { describe, expect, it } from 'vitest'
import { markdown } from './markdown.js'

describe('guides', () => {
  it('have headings, paragraphs and marks', () => {
    expect(markdown('# A `b`\n\nOne **two**\nthree [four](theming.md#x) `<i>`.')).toBe(
      '<h1 id="a-b">A <code>b</code></h1>\n<p>One <strong>two</strong> three <a href="/guides/theming#x">four</a> <code>&lt;i&gt;</code>.</p>',
    )
  })
  it('have lists, tables and code', () => {
    expect(markdown('- a\n  b\n- c')).toBe('<ul><li>a b</li><li>c</li></ul>')
    expect(markdown('| A | B |\n|---|---|\n| 1 | `x\\|y` |')).toContain('<tr><td>1</td><td><code>x|y</code></td></tr>')
    expect(markdown('```html\n<a>\n```')).toBe('<pre tabindex="0" data-language="html"><code>&lt;a&gt;</code></pre>')
  })
  it('let nothing of theirs become markup', () => {
    expect(markdown('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })
  it('take generated blocks', () => expect(markdown('<!-- tokens -->', { tokens: '<b></b>' })).toBe('<b></b>'))
})
