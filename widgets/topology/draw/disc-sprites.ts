import { Atlas, type Region } from './atlas.js'

type Context = CanvasRenderingContext2D

/** Larger discs are few in sight, and drawn as they are. */
const pageSide = 512

/** Discs of one size and colour are copies of one picture: a browser takes far longer to draw hundreds of circles. */
export class DiscSprites {
  #known = new Map<string, Region>()

  constructor(private readonly atlas = new Atlas(pageSide, 4)) {}

  /**
   * Draws a disc on whole pixels.
   *
   * @param context - Without a transform: all sizes are pixels of the screen.
   * @param stroke - Colour of a line of one pixel round it; empty = none.
   */
  draw(context: Context, x: number, y: number, radius: number, fill: string, stroke = ''): void {
    const size = sizeOf(radius)
    const sprite = this.#known.get(`${size} ${fill} ${stroke}`) ?? this.#paint(size, fill, stroke)
    if (!sprite) return paintDisc(context, x, y, size, fill, stroke)
    const { page, width, height } = sprite
    const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)]
    context.drawImage(page, sprite.x, sprite.y, width, height, left, top, width, height)
  }

  /** All new ones before any is copied: a page that changes between copies is itself copied each time. */
  prepare(radius: number, fill: string, stroke = ''): void {
    const size = sizeOf(radius)
    if (!this.#known.has(`${size} ${fill} ${stroke}`)) this.#paint(size, fill, stroke)
  }

  /** Undefined = too large for a page. */
  #paint(radius: number, fill: string, stroke: string): Region | undefined {
    const side = Math.ceil(2 * radius) + 2
    let room = this.atlas.take(side, side)
    if (!room && side <= pageSide) {
      this.atlas.clear()
      this.#known.clear()
      room = this.atlas.take(side, side)
    }
    if (!room) return undefined
    const { context, region } = room
    context.resetTransform()
    paintDisc(context, region.x + side / 2, region.y + side / 2, radius, fill, stroke)
    this.#known.set(`${radius} ${fill} ${stroke}`, region)
    return region
  }
}

function sizeOf(radius: number): number {
  return Math.max(1, Math.round(radius * 2) / 2)
}

function paintDisc(context: Context, x: number, y: number, radius: number, fill: string, stroke: string): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
  if (!stroke) return
  context.strokeStyle = stroke
  context.lineWidth = 1
  context.stroke()
}
