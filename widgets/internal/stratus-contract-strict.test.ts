/** Every element, and every way of inserting markup, on the strictest page there is, under attack. */
import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { examples } from '../../tests/kit/examples.js'
import type { StrictPage } from '../../tests/kit/strict-page.js'
import { contextual, vectors } from '../../tests/kit/vectors.js'
import { patience } from '../../tests/support/engine.js'

consoleGate()

let frame: HTMLIFrameElement | undefined

/** Pictures of the own server are content, and the policy's to allow. The kit is loaded once for all tests of a page. */
async function strictPage(page = 'strict'): Promise<StrictPage> {
  const src = `/tests/kit/${page}.html`
  if (frame?.getAttribute('src') !== src) {
    frame?.remove()
    frame = Object.assign(document.createElement('iframe'), { width: '1000', height: '600', src })
    document.body.append(frame)
  }
  while (!frame.contentWindow?.strictPage) await new Promise(requestAnimationFrame)
  frame.contentWindow.strictPage.breaches.length = 0
  return frame.contentWindow.strictPage
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

/** Nothing reads a name: what a parser would choke on is only long, and takes its time to draw. */
const names = contextual.filter(({ length }) => length < 1000)

describe('the strictest page', () => {
  after(() => frame?.remove())

  it('bears every element in every state, and reports nothing', async () => {
    const { breaches, mountAll } = await strictPage()
    await mountAll('web-1')
    expect(breaches).to.deep.equal([])
  })

  it('is one: it reports a style and a script of its own, and refuses texts as markup', async () => {
    const { breaches } = await strictPage()
    const { document: page } = frame!.contentWindow!
    const box = page.createElement('div')
    expect(() => (box.innerHTML = '<b>x</b>')).to.throw()
    expect(box.childNodes).to.have.length(0)
    page.body.append(box)
    box.setAttribute('style', 'color: red')
    const style = page.createElement('style')
    style.textContent = 'p { color: red }'
    page.head.append(style)
    while (breaches.length < 3) await new Promise(requestAnimationFrame)
    expect(breaches.some((each) => each.startsWith('style-src'))).to.equal(true)
  })

  it(`bad input: ${names.length} ways in, as names in every element`, async function () {
    this.timeout(patience(120_000))
    expect(names.length).to.be.greaterThan(150)
    expect(examples().length).to.be.greaterThan(60)
    const { breaches, mountAll } = await strictPage('strict-images')
    // All in one name: none of them is read as markup, so none hides the next.
    await mountAll(names.join(''))
    expect(breaches).to.deep.equal([])
  })

  it(`bad input: ${vectors.length} ways in, as fragments of a server`, async function () {
    this.timeout(patience(120_000))
    const { breaches, insert } = await strictPage('strict-images')
    for (const chunk of chunks(vectors, 30)) {
      await insert([
        ...chunk,
        ...chunk.map(
          (each) => `<div class="table_wrapper"><form action="?"><table><tr><td>${each}</td></tr></table></form></div>`,
        ),
      ])
      expect(breaches, chunk.join('\n')).to.deep.equal([])
    }
  })

  it(`bad input: ${contextual.length} ways in, as answers in every place that takes markup`, async function () {
    this.timeout(patience(240_000))
    const { breaches, serve } = await strictPage('strict-images')
    // Which tags and attributes are left out is the same everywhere, and seen above.
    for (const vector of contextual) {
      await serve(vector)
      expect(breaches, vector).to.deep.equal([])
    }
  })
})
