import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusStackTopology } from './stratus-stack-topology.js'
import './stratus-stack-topology.define.js'

consoleGate()

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const node = (
  name: string,
  required_by: string[] = [],
  status = 'CREATE_COMPLETE',
  info_box = `<h3>${name}</h3><p>OS::Heat::Value</p>`,
) => ({
  name,
  status,
  image: pixel,
  image_size: 50,
  image_x: -25,
  image_y: -25,
  required_by,
  in_progress: status.endsWith('IN_PROGRESS'),
  info_box,
})
const stack = {
  name: 'stack-net',
  status: 'CREATE_COMPLETE',
  image: pixel,
  info_box: '<h3>stack-net</h3>',
  in_progress: false,
}
const answer = (...nodes: unknown[]) => ({ stack, nodes })
const net = () => answer(node('net', ['subnet']), node('subnet', ['test']), node('test'))

const show = (data: unknown) =>
  fixture<StratusStackTopology>(html`<stratus-stack-topology .data=${data}></stratus-stack-topology>`)
const all = (element: StratusStackTopology, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<SVGElement & HTMLElement>(selector),
]
const one = (element: StratusStackTopology, selector: string) => all(element, selector)[0]!
const nodeOf = (element: StratusStackTopology, name: string) =>
  all(element, '.node').find(({ dataset }) => dataset['name'] === name)!
const info = (element: StratusStackTopology) => one(element, 'aside').textContent!.replace(/\s+/g, ' ').trim()
const press = (element: StratusStackTopology, key: string) =>
  element.shadowRoot!.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

describe('<stratus-stack-topology>', () => {
  it('T-STACK-02 draws each node with its picture at its place and size, and the links between them', async () => {
    const element = await show(net())
    const image = nodeOf(element, 'net').querySelector('image')!
    expect([
      image.getAttribute('href'),
      image.getAttribute('x'),
      image.getAttribute('y'),
      image.getAttribute('width'),
    ]).to.deep.equal([pixel, '-25', '-25', '50'])
    expect(all(element, '.link')).to.have.length(2)
    expect(info(element), 'the stack itself, while nothing is chosen').to.equal('stack-net')
    await expect(element).to.be.accessible()
  })

  it('T-STACK-02 shows the info box of the node under the pointer, or under the focus', async () => {
    const element = await show(net())
    nodeOf(element, 'subnet').dispatchEvent(new PointerEvent('pointerenter'))
    await element.updateComplete
    expect(info(element)).to.equal('subnetOS::Heat::Value')
    expect(all(element, '.link.lit')).to.have.length(2)
    nodeOf(element, 'subnet').dispatchEvent(new PointerEvent('pointerleave'))
    nodeOf(element, 'net').focus()
    await element.updateComplete
    expect(info(element)).to.equal('netOS::Heat::Value')
  })

  it('T-STACK-02 the icon that Horizon draws in the info box of a stack has no name of its own', async () => {
    const element = await show(
      answer(node('net', [], 'CREATE_COMPLETE', '<img src="data:," width="35px"><h3>net</h3>')),
    )
    nodeOf(element, 'net').focus()
    await element.updateComplete
    await expect(element).to.be.accessible()
  })

  it('is one tab stop; arrows follow links, letters find, Enter keeps', async () => {
    const element = await show(net())
    expect(all(element, '.node[tabindex="0"]')).to.have.length(1)
    nodeOf(element, 'net').focus()
    press(element, 'ArrowRight')
    await element.updateComplete
    expect((element.shadowRoot!.activeElement as HTMLElement).dataset['name']).to.equal('subnet')
    press(element, 't')
    await element.updateComplete
    expect((element.shadowRoot!.activeElement as HTMLElement).dataset['name']).to.equal('test')
    const chosen = oneEvent(element, 'stratus-select')
    press(element, 'Enter')
    expect((await chosen).detail).to.deep.equal({ name: 'test' })
    await element.updateComplete
    expect(nodeOf(element, 'test').getAttribute('aria-pressed')).to.equal('true')
    press(element, 'Escape')
    await element.updateComplete
    expect(element.selected).to.equal(null)
  })

  it('tells the same as a list', async () => {
    const element = await show(net())
    const told = oneEvent(element, 'stratus-view')
    one(element, '.views button:last-child').click()
    expect((await told).detail).to.deep.equal({ view: 'list' })
    await element.updateComplete
    const rows = all(element, 'tbody tr').map((row) => row.textContent!.replace(/\s+/g, ' ').trim())
    expect(rows).to.deep.equal(['net Create Complete subnet', 'subnet Create Complete test', 'test Create Complete –'])
    one(element, 'tbody button').click()
    await element.updateComplete
    expect(info(element)).to.equal('netOS::Heat::Value')
    await expect(element).to.be.accessible()
  })

  it('T-STACK-03 tells whether something is in progress; a change recolours in place and is said once', async () => {
    const element = await show(answer(node('net', ['subnet'], 'CREATE_IN_PROGRESS'), node('subnet')))
    expect(element.inProgress).to.equal(true)
    const before = nodeOf(element, 'net')
    const place = before.getAttribute('transform')
    element.data = answer(node('net', ['subnet']), node('subnet'))
    await element.updateComplete
    await element.updateComplete
    expect(nodeOf(element, 'net')).to.equal(before)
    expect(before.getAttribute('transform')).to.equal(place)
    expect(before.classList.contains('success')).to.equal(true)
    expect(element.inProgress).to.equal(false)
    expect(one(element, '[role="status"]').textContent).to.equal('net: Create Complete')
  })

  it('takes hostile names and markup as what they are', async () => {
    const name = '<img src=x onerror="window.pwned=1">😀'.padEnd(300, 'x')
    const element = await show(
      answer(
        node(
          name,
          [],
          'CREATE_COMPLETE',
          '<h3>x</h3><script>window.pwned=1</script><img src=x onerror="window.pwned=1">',
        ),
      ),
    )
    nodeOf(element, name).focus()
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('script, [onerror]')).to.equal(null)
    expect('pwned' in window).to.equal(false)
    expect(nodeOf(element, name).querySelector('.name')!.textContent!.length).to.be.lessThan(25)
  })

  it('shows a stand-in for a picture that is not there', async () => {
    const element = await show(answer({ ...node('a'), image: 'data:image/png;base64,AAAA' }))
    await oneEvent(one(element, 'image'), 'error')
    await element.updateComplete
    expect(all(element, '.node stratus-icon')).to.have.length(1)
  })

  it('waits without data, says when there are no resources, warns about a view it does not know', async () => {
    const element = await show(undefined)
    expect(element.shadowRoot!.textContent).to.contain('Loading')
    element.data = answer()
    await element.updateComplete
    expect(element.shadowRoot!.textContent).to.contain('This stack has no resources.')
    element.data = 'nonsense'
    element.view = 'globe' as 'list'
    await element.updateComplete
    expect(takeConsole()[0]).to.contain('knows no view "globe"')
  })

  it('survives being moved', async () => {
    const element = await show(net())
    const parent = element.parentElement!
    element.remove()
    parent.append(element)
    await element.updateComplete
    expect(all(element, '.node')).to.have.length(3)
  })
})
