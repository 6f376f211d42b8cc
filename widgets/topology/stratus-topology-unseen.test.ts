import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import { middleOf, server, settledGraph, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'

consoleGate()

describe('<stratus-topology-graph> that is not seen yet', () => {
  it('T-GRAPH-12 goes to what the page asked for once it is seen', async () => {
    const element = await settledGraph()
    const seen = element.viewport
    const hidden = document.createElement('stratus-topology-graph')
    hidden.model = smallAnswer
    const tab = element.parentElement!
    tab.style.display = 'none'
    element.replaceWith(hidden)
    await hidden.updateComplete
    await waitUntil(() => hidden.settled)
    hidden.zoomTo('web')
    tab.style.display = ''
    const { left, right, top, bottom } = await waitUntil(() => {
      const rect = hidden.shadowRoot!.querySelector('.canvas')!.getBoundingClientRect()
      return rect.width > 0 && rect
    })
    const off = () => {
      const [x, y] = middleOf(hidden, server('web'))
      return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2)
    }
    await waitUntil(() => off() < 2, 'the instance is in the middle')
    expect(hidden.viewport.scale).to.be.greaterThan(seen.scale)
  })
})
