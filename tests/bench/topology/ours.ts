import '../../../widgets/topology/stratus-topology-graph.define.js'
import { afterFrame, nextFrame } from './contender.js'

const graph = document.createElement('stratus-topology-graph')
graph.labels = true
document.body.append(graph)

window.contender = {
  async show(answer, painted) {
    graph.model = answer
    while (!graph.anchorOf({ kind: 'network', id: 'net-0' })) await nextFrame()
    await afterFrame()
    painted()
    while (!graph.settled) await nextFrame()
  },
  async update(answer) {
    graph.model = answer
    await graph.updateComplete
    await afterFrame()
  },
  pan(dx, dy) {
    const { scale, x, y } = graph.view
    graph.view = { scale, x: x + dx, y: y + dy }
  },
  zoom: (factor) => graph.zoomBy(factor),
  place(id) {
    const { x, y, width, height } = graph.anchorOf({ kind: 'network', id })!
    return [x + width / 2, y + height / 2]
  },
}
