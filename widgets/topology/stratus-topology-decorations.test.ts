import { expect, fixture, html, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { colourAt, middleOf, server, settledGraph, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { Decorate } from './model/decorations.js'
import type { StratusTopology } from './stratus-topology.js'
import './stratus-topology.define.js'

consoleGate()

const decorate: Decorate = ({ id }) =>
  id === 'web'
    ? { badges: [{ label: 'Alarm <b>', text: '!', tone: 'danger' }], ring: { label: 'Load', value: 0.5 } }
    : undefined

describe('decorations in the topology', () => {
  it('T-GRAPH-14 badges are drawn, and their node is asked for once, however many frames', async () => {
    const element = await settledGraph()
    let calls = 0
    element.viewport = { ...element.viewport, scale: 1 }
    await nextFrame()
    await nextFrame()
    const [x, y] = middleOf(element, server('web'))
    const place = [Math.round(x - 20 * 0.72), Math.round(y - 20 * 0.72) - 7] as const
    const before = colourAt(element, ...place)
    element.decorate = (node) => {
      calls++
      return decorate(node)
    }
    await waitUntil(() => colourAt(element, ...place) !== before)
    const once = calls
    element.viewport = { ...element.viewport, x: element.viewport.x + 1 }
    await nextFrame()
    await nextFrame()
    expect(calls).to.equal(once)
    expect(once).to.be.at.most(8)
  })

  it('T-GRAPH-14 files and screen readers have them in words, as text', async () => {
    const element = await settledGraph({ decorate, decorateLink: () => ({ label: '1 Gbit/s & more' }) })
    const svg = await element.exportSvg({ whole: true })
    expect(svg).to.contain('<title>Alarm &lt;b&gt;</title>').and.to.contain('1 Gbit/s &amp; more')
    expect((await element.exportPng()).size).to.be.above(1000)
    element.selected = server('web')
    element.focus()
    await element.updateComplete
    expect(element.shadowRoot!.querySelector('.current')!.getAttribute('aria-label')).to.contain('Alarm <b>, Load 50 %')
  })

  it('T-GRAPH-14 outline and balloon have them in words', async () => {
    const element = await fixture<StratusTopology>(
      html`<stratus-topology
        without-cookies
        view="outline"
        .model=${smallAnswer}
        .decorate=${decorate}
        .search=${{ text: 'web', kind: '', state: '' } as const}
      ></stratus-topology>`,
    )
    const outline = element.shadowRoot!.querySelector('stratus-topology-outline')!
    await waitUntil(() => outline.shadowRoot?.textContent.includes('Alarm <b>, Load 50 %'))
    outline.focus()
    await sendKeys({ press: 'End' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() =>
      element.shadowRoot!.querySelector('stratus-topology-balloon')?.shadowRoot?.querySelector('.own'),
    )
    const own = element.shadowRoot!.querySelector('stratus-topology-balloon')!.shadowRoot!.querySelector('.own')!
    expect([...own.children].map(({ textContent }) => textContent)).to.deep.equal(['Alarm <b>', 'Load 50 %'])
  })

  it('T-GRAPH-14 a function that fails leaves the picture, with one warning', async () => {
    const element = await settledGraph({
      decorate: () => {
        throw new Error('no')
      },
    })
    await waitUntil(() => element.settled)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const said = takeConsole()
    expect(said).to.have.length(1)
    expect(said[0]).to.contain('decorate failed:')
    expect(await element.exportSvg()).to.contain('web')
  })
})
