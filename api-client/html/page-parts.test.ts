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

  it('A-PAGE-14 what is said of a term is found by its name: a text, or what is written below each other; in another language it is not known', () => {
    const gateway = `<dl><dt>Name</dt><dd>-</dd><dt>Gateway</dt><dd>None</dd></dl><h4>Gateway</h4>
<dl><dt>Fixed IPs</dt><dd><ul><li><b>Subnet ID</b> <a href="/x">s-1</a></li><li><b>IP Address</b> 203.0.113.7</li></ul></dd>
<dt title="Provider">Provider</dt>
<dd>Network Type: vxlan</dd><dd>Physical Network: -</dd></dl><dl><dt>Agent</dt><dd><table><tbody><tr><td>host-1</td><td>a-1</td></tr></tbody></table></dd></dl><p>Last</p>`
    const terms = { name: 'Name', gateway: 'Gateway', addresses: 'Fixed IPs', provider: 'Provider', agents: 'Agent' }
    const parts = Object.fromEntries(Object.entries(terms).map(([field, term]) => [field, { term }]))
    expect(readPageParts(gateway, { path: 'x/', parts })).toEqual({
      name: null,
      gateway: null,
      addresses: [['Subnet ID s-1'], ['IP Address 203.0.113.7']],
      provider: [['Network Type: vxlan'], ['Physical Network: -']],
      agents: [['host-1', 'a-1']],
    })
    const other = { path: 'x/', parts: { other: { term: 'Subnet' } } }
    expect(readPageParts(gateway, other, 'de')).toEqual({ other: null })
    expect(readPageParts('<p>Elsewhere</p>', { path: 'x/', parts: { secret: { id: 'secret' } } }, 'de')).toBeNull()
    expect([readPageParts(gateway, other), readPageParts(gateway, { ...other, optional: ['other'] })]).toEqual([
      null,
      { other: null },
    ])
  })

  it('A-PAGE-16 a table among them is read with the ids of its rows, and lengths of time as seconds, in any language', () => {
    const report = (
      name: string,
    ) => `<dl><dd>1</dd></dl><table id="used"><thead><tr><th>${name}</th><th data-type="size">Disk</th>
<th data-type="timesince">Alter</th></tr></thead><tbody><tr id="used__row__i-1" data-object-id="i-1"><td><a href="/i-1/">vm</a></td><td>1,5 GB</td>
<td><span data-seconds="34740">9 Stunden, 39 Minuten</span></td></tr></tbody></table>`
    const rows = { table: 'used', columns: { name: 'Name', disk: 'Disk', age: 'Age' }, seconds: ['age'] }
    const parts: PageParts = { path: 'x/', parts: { count: dd(0, 1), rows } }
    expect(readPageParts(report('Name'), parts, 'de')).toMatchObject({
      count: '1',
      rows: [{ id: 'i-1', name: 'vm', disk: 1.5 * 1024 ** 3, age: 34740 }],
    })
    expect(readPageParts(report('Cost'), parts, 'en')).toBeNull()
  })
})
