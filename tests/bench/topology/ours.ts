import '../../../widgets/topology/stratus-topology.define.js'
import '../../../widgets/topology/stratus-topology-outline.define.js'
import { afterFrame, boxOf, nextFrame } from './contender.js'

// The whole element as on Horizon's page, with labels and with the outline beside the picture.
const topology = document.createElement('stratus-topology')
topology.labels = true
topology.withOutline = true
topology.withoutCookies = true
topology.style.setProperty('--stratus-topology-height', '650px')
boxOf().append(topology)
await topology.updateComplete
const graphOf = () => topology.shadowRoot!.querySelector('stratus-topology-graph')!
/** The model is in the picture, which the next frame shows. */
async function taken(): Promise<void> {
  await topology.updateComplete
  await graphOf().updateComplete
}

window.contender = {
  async show(answer, painted) {
    topology.model = answer
    await taken()
    await afterFrame()
    painted()
    while (!graphOf().settled) await nextFrame()
  },
  async update(answer) {
    topology.model = answer
    await taken()
    await afterFrame()
  },
  pan(dx, dy) {
    const graph = graphOf()
    const { scale, x, y } = graph.viewport
    graph.viewport = { scale, x: x + dx, y: y + dy }
  },
  zoom: (factor) => graphOf().zoomBy(factor),
  place(id) {
    const { x, y, width, height } = graphOf().anchorOf({ kind: 'network', id })!
    return [x + width / 2, y + height / 2]
  },
}
