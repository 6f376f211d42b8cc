import { forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force'
import type { Ends } from './contender.js'

addEventListener('message', ({ data: { nodes, links } }: MessageEvent<Ends>) => {
  const simulation = forceSimulation(nodes)
    .force('charge', forceManyBody().strength(-700))
    .force('link', forceLink(links).distance(70))
    .force('x', forceX().strength(0.05))
    .force('y', forceY().strength(0.05))
    .stop()
  for (let tick = 0; tick <= 100; tick++) {
    simulation.tick()
    if (tick % 5 === 0 || tick === 100) {
      const places = Float32Array.from(nodes.flatMap(({ x, y }) => [x, y]))
      postMessage({ places, done: tick === 100 })
    }
  }
})
