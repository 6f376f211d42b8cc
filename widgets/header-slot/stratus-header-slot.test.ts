import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { sanitizeHtml } from '../internal/sanitize.js'
import type { StratusHeaderSlot } from './stratus-header-slot.js'
import './stratus-header-slot.define.js'

consoleGate()

const content = (element: StratusHeaderSlot) => element.shadowRoot!.querySelector('[part=content]')
const others = (element: StratusHeaderSlot) => [
  ...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('.others button'),
]

async function headerSlot(text: string) {
  const element = await fixture<StratusHeaderSlot>(html`<stratus-header-slot .html=${text}></stratus-header-slot>`)
  if (text.trim()) await waitUntil(() => content(element))
  return element
}

const two = `<div id="header-list">
  <div class="extensible-header-section" id="news"><h4>News</h4><p>All is well.</p></div>
  <div class="extensible-header-section" id="support"><h4>Support</h4><a href="/support">Ask</a></div>
</div>`

describe('<stratus-header-slot>', () => {
  beforeEach(() => {
    document.cookie = 'selected_header=; path=/; max-age=0'
  })

  it('W-SHELL-06 shows the HTML of the server', async () => {
    const element = await headerSlot('<p>Maintenance at <b>noon</b></p>')
    expect(content(element)!.querySelector('b')!.textContent).to.equal('noon')
    await expect(element).to.be.accessible()
  })

  it('W-SHELL-06 shows nothing without HTML', async () => {
    const element = await headerSlot(' ')
    expect(content(element) === null).to.equal(true)
  })

  it('a section without words is called by its place', async () => {
    const section = '<div class="extensible-header-section"><img src="/x.png" alt=""></div>'
    const element = await headerSlot(`<div>${section}${section}</div>`)
    expect(others(element).map((button) => button.textContent!.trim())).to.deep.equal(['Section 2'])
  })

  it('lets nothing run, and no inline style in', async () => {
    const element = await headerSlot(
      `<p style="color: red" onclick="x()">Hi</p><script>x()</script><img src="data:," onerror="x()"><a href="javascript:x()" target="_blank">x</a><style>p{}</style>`,
    )
    const inner = content(element)!
    expect(inner.querySelector('script, style, [style], [onclick], [onerror]') === null).to.equal(true)
    expect(inner.querySelector('a')!.hasAttribute('href')).to.equal(false)
    expect(inner.querySelector('a')!.rel).to.equal('noopener noreferrer')
  })

  it('shows the first of several sections, swaps on request and remembers it in the cookie selected_header', async () => {
    const element = await headerSlot(two)
    expect(content(element)!.textContent).to.contain('All is well.')
    expect(others(element).map((button) => button.textContent!.trim())).to.deep.equal(['Support'])
    await expect(element).to.be.accessible()
    let chosen = ''
    element.addEventListener(
      'stratus-section-change',
      (event) => (chosen = (event as CustomEvent<{ id: string }>).detail.id),
    )
    others(element)[0]!.click()
    await element.updateComplete
    expect(content(element)!.textContent).to.contain('Ask')
    expect(chosen).to.equal('support')
    expect(document.cookie).to.contain('selected_header=support')

    const again = await headerSlot(two)
    expect(content(again)!.textContent).to.contain('Ask')
  })

  it('shows the newest HTML when it changes while the sanitiser loads', async () => {
    const element = await fixture<StratusHeaderSlot>(
      html`<stratus-header-slot .html=${'<p>old</p>'}></stratus-header-slot>`,
    )
    element.html = '<p>new</p>'
    await waitUntil(() => content(element)?.textContent === 'new')
  })
})

describe('sanitizeHtml', () => {
  it('keeps structure and links, drops what runs', () => {
    const box = document.createElement('div')
    box.append(
      sanitizeHtml('<ul><li><a href="/x">x</a></li></ul><iframe src="/y"></iframe><svg><script>1</script></svg>'),
    )
    expect(box.querySelector('a')!.getAttribute('href')).to.equal('/x')
    expect(box.querySelector('iframe, script, svg') === null).to.equal(true)
  })
})
