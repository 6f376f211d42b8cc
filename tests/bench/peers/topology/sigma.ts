import { Graph } from 'graphology'
import forceAtlas2 from 'graphology-layout-forceatlas2'
import { Sigma } from 'sigma'
import { afterFrame, boxOf, endsOf, type Answer } from '../../topology/contender.js'

const graph = new Graph({ multi: true })
const picture = new Sigma(graph, boxOf())

function take(answer: Answer): void {
  const { nodes, links } = endsOf(answer)
  const statuses = new Map(answer.servers.map(({ id, status }) => [id, status]))
  const wanted = new Set(nodes.map(({ id }) => id))
  for (const id of graph.nodes()) if (!wanted.has(id)) graph.dropNode(id)
  for (const { id, x, y } of nodes) {
    if (graph.hasNode(id)) graph.setNodeAttribute(id, 'color', statuses.get(id) === 'Error' ? '#c00' : '#333')
    else graph.addNode(id, { x, y, size: 3, label: id, color: '#333' })
  }
  for (const { source, target } of links) {
    const [from, to] = [nodes[source]!.id, nodes[target]!.id]
    if (!graph.hasEdge(from, to)) graph.addEdge(from, to)
  }
}

window.contender = {
  async show(answer, painted) {
    take(answer)
    // Its layout goes on from where it stopped: the first ticks can be looked at.
    const settings = forceAtlas2.inferSettings(graph)
    forceAtlas2.assign(graph, { iterations: 5, settings })
    await afterFrame()
    painted()
    forceAtlas2.assign(graph, { iterations: 95, settings })
    await afterFrame()
  },
  async update(answer) {
    take(answer)
    await afterFrame()
  },
  pan(dx, dy) {
    const camera = picture.getCamera()
    const { x, y, ratio } = camera.getState()
    camera.setState({ x: x - (dx / 1200) * ratio, y: y + (dy / 700) * ratio })
  },
  zoom(factor) {
    const camera = picture.getCamera()
    camera.setState({ ratio: camera.getState().ratio / factor })
  },
  place(id) {
    const { x, y } = graph.getNodeAttributes(id) as { x: number; y: number }
    const at = picture.graphToViewport({ x, y })
    return [at.x, at.y]
  },
}
