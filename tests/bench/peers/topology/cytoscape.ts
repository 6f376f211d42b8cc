import cytoscape from 'cytoscape'
import fcose from 'cytoscape-fcose'
import { afterFrame, boxOf, endsOf, type Answer } from '../../topology/contender.js'

cytoscape.use(fcose)
const graph = cytoscape({
  container: boxOf(),
  style: [
    { selector: 'node', style: { label: 'data(id)', 'font-size': 12, width: 40, height: 40 } },
    { selector: 'edge', style: { width: 1, 'curve-style': 'haystack' } },
  ],
  textureOnViewport: false,
})

function elements(answer: Answer) {
  const { nodes, links } = endsOf(answer)
  return {
    nodes,
    edges: links.map(({ source, target }) => ({
      id: `${nodes[source]!.id}-${nodes[target]!.id}`,
      source: nodes[source]!.id,
      target: nodes[target]!.id,
    })),
  }
}

window.contender = {
  async show(answer, painted) {
    const { nodes, edges } = elements(answer)
    graph.add([
      ...nodes.map(({ id, x, y }) => ({ data: { id }, position: { x, y } })),
      ...edges.map((data) => ({ data })),
    ])
    const done = new Promise<void>((resolve) => graph.one('layoutstop', () => resolve()))
    graph.layout({ name: 'fcose', animate: false, randomize: true } as never).run()
    await done
    await afterFrame()
    painted()
  },
  async update(answer) {
    const { nodes, edges } = elements(answer)
    const wanted = new Set([...nodes, ...edges].map(({ id }) => id))
    const statuses = new Map(answer.servers.map(({ id, status }) => [id, status]))
    graph.batch(() => {
      graph
        .elements()
        .filter((each) => !wanted.has(each.id()))
        .remove()
      for (const { id, x, y } of nodes)
        if (graph.getElementById(id).empty()) graph.add({ data: { id }, position: { x, y } })
      for (const data of edges) if (graph.getElementById(data.id).empty()) graph.add({ data })
      graph.nodes().forEach((node) => void node.data('status', statuses.get(node.id())))
    })
    await afterFrame()
  },
  pan: (dx, dy) => void graph.panBy({ x: dx, y: dy }),
  zoom: (factor) => void graph.zoom(graph.zoom() * factor),
  place(id) {
    const { x, y } = graph.getElementById(id).renderedPosition()
    return [x, y]
  },
}
