/** The limit: d3-force alone in a worker, circles and lines alone on a canvas; no labels, no hit testing, no outline. */
import { afterFrame, boxOf, dragWith, endsOf, type Answer } from './contender.js'

const canvas = document.createElement('canvas')
canvas.width = 1200
canvas.height = 700
boxOf().append(canvas)
const context = canvas.getContext('2d')!
const worker = new Worker(new URL('./limit-worker.ts', import.meta.url), { type: 'module' })
const view = { scale: 0.1, x: 600, y: 350 }
let ends: ReturnType<typeof endsOf> = { nodes: [], links: [] }
let places = new Float32Array()
let frame = 0

function draw(): void {
  frame = 0
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, 1200, 700)
  context.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
  context.beginPath()
  for (const { source, target } of ends.links) {
    context.moveTo(places[2 * source]!, places[2 * source + 1]!)
    context.lineTo(places[2 * target]!, places[2 * target + 1]!)
  }
  context.stroke()
  context.beginPath()
  for (const [index, { radius }] of ends.nodes.entries()) {
    const [x, y] = [places[2 * index]!, places[2 * index + 1]!]
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
  }
  context.fill()
}
const request = () => void (frame ||= requestAnimationFrame(draw))

function take(answer: Answer): void {
  const before = new Map(ends.nodes.map(({ id }, index) => [id, [places[2 * index]!, places[2 * index + 1]!]]))
  ends = endsOf(answer)
  places = Float32Array.from(ends.nodes.flatMap(({ id, x, y }) => before.get(id) ?? [x, y]))
  request()
}

dragWith(canvas, (dx, dy) => {
  places[0]! += dx / view.scale
  places[1]! += dy / view.scale
  request()
})

window.contender = {
  async show(answer, painted) {
    take(answer)
    const settled = new Promise<void>((resolve) => {
      let first = true
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ places: Float32Array<ArrayBuffer>; done: boolean }>) => {
          places = data.places
          request()
          if (first) void afterFrame().then(painted)
          first = false
          if (data.done) void afterFrame().then(resolve)
        },
      )
    })
    worker.postMessage(ends)
    await settled
  },
  async update(answer) {
    take(answer)
    await afterFrame()
  },
  pan(dx, dy) {
    view.x += dx
    view.y += dy
    request()
  },
  zoom(factor) {
    view.scale *= factor
    request()
  },
  place(id) {
    const index = ends.nodes.findIndex((node) => node.id === id)
    return [places[2 * index]! * view.scale + view.x, places[2 * index + 1]! * view.scale + view.y]
  },
}
