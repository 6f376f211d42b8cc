/** As Horizon draws it: every device in one simulation on the main thread, SVG elements moved at every tick. */
import { forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force'
import { afterFrame, boxOf, dragWith, endsOf, type Contender } from './contender.js'

const space = 'http://www.w3.org/2000/svg'
const svg = document.createElementNS(space, 'svg')
svg.setAttribute('width', '1200')
svg.setAttribute('height', '700')
const world = svg.appendChild(document.createElementNS(space, 'g'))
boxOf().append(svg)
const view = { scale: 0.3, x: 600, y: 350 }
const place = () => world.setAttribute('transform', `translate(${view.x} ${view.y}) scale(${view.scale})`)
let at = new Map<string, { x: number; y: number }>()
let repaint = () => {}

function draw(answer: Parameters<Contender['show']>[0]) {
  const { nodes, links } = endsOf(answer)
  for (const node of nodes) Object.assign(node, at.get(node.id))
  at = new Map(nodes.map((node) => [node.id, node]))
  world.replaceChildren()
  const lines = links.map(() => world.appendChild(document.createElementNS(space, 'line')))
  for (const line of lines) line.setAttribute('stroke', '#999')
  const groups = nodes.map(({ id, radius }) => {
    const group = world.appendChild(document.createElementNS(space, 'g'))
    group.appendChild(document.createElementNS(space, 'circle')).setAttribute('r', String(radius))
    group.appendChild(document.createElementNS(space, 'text')).textContent = id
    return group
  })
  const simulation = forceSimulation(nodes)
    .force('charge', forceManyBody().strength(-700))
    .force('link', forceLink(links).distance(70))
    .force('x', forceX().strength(0.05))
    .force('y', forceY().strength(0.05))
    .stop()
  const paint = () => {
    for (const [index, { source, target }] of links.entries()) {
      const [from, to] = [source as unknown as { x: number; y: number }, target as unknown as { x: number; y: number }]
      const line = lines[index]!
      line.setAttribute('x1', String(from.x))
      line.setAttribute('y1', String(from.y))
      line.setAttribute('x2', String(to.x))
      line.setAttribute('y2', String(to.y))
    }
    for (const [index, { x, y }] of nodes.entries()) groups[index]!.setAttribute('transform', `translate(${x} ${y})`)
  }
  repaint = paint
  return { simulation, paint }
}

dragWith(svg, (dx, dy) => {
  const first = [...at.values()][0]!
  first.x += dx / view.scale
  first.y += dy / view.scale
  repaint()
})

window.contender = {
  async show(answer, painted) {
    const { simulation, paint } = draw(answer)
    place()
    // 101 ticks in one go, as its client does after an update.
    for (let tick = 0; tick <= 100; tick++) simulation.tick()
    paint()
    await afterFrame()
    painted()
  },
  async update(answer) {
    const { simulation, paint } = draw(answer)
    for (let tick = 0; tick <= 100; tick++) simulation.tick()
    paint()
    await afterFrame()
  },
  pan(dx, dy) {
    view.x += dx
    view.y += dy
    place()
  },
  zoom(factor) {
    view.scale *= factor
    place()
  },
  place: (id) => [at.get(id)!.x * view.scale + view.x, at.get(id)!.y * view.scale + view.y],
}
