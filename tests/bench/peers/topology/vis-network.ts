import { DataSet, Network } from 'vis-network/standalone/esm/vis-network.min.mjs'
import { afterFrame, boxOf, endsOf, type Answer } from '../../topology/contender.js'

interface Node {
  readonly id: string
  readonly label: string
}
interface Edge {
  readonly id: string
  readonly from: string
  readonly to: string
}

function parts(answer: Answer): { nodes: Node[]; edges: Edge[] } {
  const { nodes, links } = endsOf(answer)
  const idOf = (index: number) => nodes[index]!.id
  return {
    nodes: nodes.map(({ id }) => ({ id, label: id })),
    edges: links.map(({ source, target }, index) => ({
      id: `${idOf(source)}-${idOf(target)}-${index}`,
      from: idOf(source),
      to: idOf(target),
    })),
  }
}

const nodes = new DataSet()
const edges = new DataSet()
const network = new Network(
  boxOf(),
  { nodes, edges },
  {
    layout: { improvedLayout: false },
    edges: { smooth: false },
    physics: { stabilization: { iterations: 100, fit: true } },
  },
)

window.contender = {
  async show(answer, painted) {
    const done = new Promise<void>((resolve) => network.once('stabilizationIterationsDone', () => resolve()))
    const all = parts(answer)
    nodes.add(all.nodes)
    edges.add(all.edges)
    await done
    network.setOptions({ physics: false })
    await afterFrame()
    painted()
  },
  async update(answer) {
    const all = parts(answer)
    const wanted = new Set([...all.nodes, ...all.edges].map(({ id }) => id))
    nodes.remove(nodes.getIds().filter((id) => !wanted.has(String(id))))
    edges.remove(edges.getIds().filter((id) => !wanted.has(String(id))))
    nodes.update(all.nodes)
    edges.update(all.edges)
    await afterFrame()
  },
  pan(dx, dy) {
    const { x, y } = network.getViewPosition()
    network.moveTo({ position: { x: x - dx / network.getScale(), y: y - dy / network.getScale() } })
  },
  zoom: (factor) => void network.moveTo({ scale: network.getScale() * factor }),
  place(id) {
    const { x, y } = network.canvasToDOM(network.getPosition(id))
    return [x, y]
  },
}
