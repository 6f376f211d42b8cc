import { describe, expect, it } from 'vitest'
import { readPageParts, type PageParts } from './page-parts.js'

const page = `<body><div class="detail"><dl>
<dt>Name</dt><dd class="word-wrap"> a &lt;b&gt;
 name </dd>
<dt>Roles</dt><dd><table><thead><tr><th>Name</th><th>ID</th></tr></thead>
<tbody><tr><td>member</td><td>r-1</td></tr><tr><td>reader</td><td>r-2</td></tr></tbody></table></dd>
<dt>Expires</dt><dd>-</dd></dl>
<form><input type="password" id="secret" readonly value="s&quot;x"><input id="empty" value=""></form>
<pre>a:
  - &lt;b&gt;
</pre></div></body>`
const dd = (at: number, of = 3) => ({ tag: 'dd', at, of }) as const
const known: PageParts = {
  path: 'x/',
  parts: { name: dd(0), roles: dd(1), expires: dd(2), secret: { id: 'secret' }, text: { tag: 'pre', at: 0, of: 1 } },
}

describe('what a page tells outside of its tables', () => {
  it('A-PAGE-13 is read by field: texts, rows of tables, controls, and texts as they are written', () => {
    expect(readPageParts(page, known)).toEqual({
      name: 'a <b> name',
      roles: [
        ['member', 'r-1'],
        ['reader', 'r-2'],
      ],
      expires: null,
      secret: 's"x',
      text: 'a:\n  - <b>\n',
    })
  })

  it('A-PAGE-03 a page that has more or less than is known is not guessed at', () => {
    const partsOf = (parts: PageParts['parts'], optional?: readonly string[]) =>
      readPageParts(page, { path: 'x/', parts, ...(optional && { optional }) })
    expect(partsOf({ name: dd(0, 2) })).toBeNull()
    expect(partsOf({ name: dd(0, 4) })).toBeNull()
    expect(partsOf({ other: { id: 'other' } })).toBeNull()
    expect(partsOf({ other: { id: 'other' }, empty: { id: 'empty' } }, ['other'])).toEqual({ other: null, empty: null })
    expect(readPageParts('', known)).toBeNull()
  })
})
