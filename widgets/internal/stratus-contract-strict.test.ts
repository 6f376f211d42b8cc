/** Every element, and every way of inserting markup, on the strictest page there is, under attack. */
import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { examples } from '../../tests/kit/examples.js'
import type { StrictPage } from '../../tests/kit/strict-page.js'
import { vectors } from '../../tests/kit/vectors.js'
import { patience } from '../../tests/support/engine.js'

consoleGate()

let frame: HTMLIFrameElement

/** Pictures of the own server are content, and the policy's to allow. */
async function strictPage(page = 'strict'): Promise<StrictPage> {
  frame = document.createElement('iframe')
  frame.width = '1000'
  frame.height = '600'
  frame.src = `/tests/kit/${page}.html`
  document.body.append(frame)
  while (!frame.contentWindow?.strictPage) await new Promise(requestAnimationFrame)
  return frame.contentWindow.strictPage
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

describe('the strictest page', () => {
  afterEach(() => frame.remove())

  it('is one: it reports a style and a script of its own, and refuses texts as markup', async () => {
    const { breaches } = await strictPage()
    const { document: page } = frame.contentWindow!
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

  it('bears every element in every state, and reports nothing', async () => {
    const { breaches, mountAll } = await strictPage()
    await mountAll('web-1')
    expect(breaches).to.deep.equal([])
  })

  it(`bad input: ${vectors.length} ways in, as names in every element`, async function () {
    this.timeout(patience(120_000))
    expect(vectors.length).to.be.greaterThan(150)
    expect(examples().length).to.be.greaterThan(60)
    const { breaches, mountAll } = await strictPage('strict-images')
    // All in one name: none of them is read as markup, so none hides the next.
    await mountAll(vectors.join(''))
    expect(breaches).to.deep.equal([])
  })

  it(`bad input: ${vectors.length} ways in, as fragments of a server`, async function () {
    this.timeout(patience(120_000))
    const { breaches, insert } = await strictPage('strict-images')
    for (const chunk of chunks(vectors, 30)) {
      await insert(chunk)
      await insert(
        chunk.map(
          (each) => `<div class="table_wrapper"><form action="?"><table><tr><td>${each}</td></tr></table></form></div>`,
        ),
      )
      expect(breaches, chunk.join('\n')).to.deep.equal([])
    }
  })

  it(`bad input: ${vectors.length} ways in, as answers in every place that takes markup`, async function () {
    this.timeout(patience(240_000))
    const { breaches, serve } = await strictPage('strict-images')
    for (const vector of vectors) {
      await serve(vector)
      expect(breaches, vector).to.deep.equal([])
    }
  })
})
