import type { Kind } from '../model/node-kinds.js'
import type { NodeSign } from '../model/topology-model.js'
import { Atlas, type Region } from './atlas.js'
import { paintNode } from './draw-node.js'
import type { Palette } from './palette.js'

/** Room for the line and the sign of the state around the circle, at scale 1. */
const margin = 8

/**
 * Pictures of nodes in the scale of the viewport, one for each shape and state: thousands of nodes are copies of a dozen, pixel for
 * pixel as sharp as if each had been drawn.
 */
export class NodeSprites {
  #atlas = new Atlas(512, 8)
  #known = new Map<Kind, Map<NodeSign, Region>>()
  #palette: Palette | undefined
  #scale = 1

  /** @param scale - Pixels of the screen for one unit of the picture. */
  prepare(scale: number, palette: Palette): void {
    if (scale === this.#scale && palette === this.#palette) return
    this.#scale = scale
    this.#palette = palette
    this.#known.clear()
    this.#atlas.clear()
  }

  /** @param withIcon - The same for all of a shape at one scale. */
  of(shape: Kind, sign: NodeSign, withIcon: boolean): Region | undefined {
    const known = this.#known.get(shape)?.get(sign)
    return known ?? this.#paint(shape, sign, withIcon)
  }

  #paint(shape: Kind, sign: NodeSign, withIcon: boolean): Region | undefined {
    const side = Math.ceil(2 * (shape.radius + margin) * this.#scale)
    const room = this.#atlas.take(side, side)
    if (!room) return undefined
    const { context, region } = room
    context.setTransform(this.#scale, 0, 0, this.#scale, region.x + side / 2, region.y + side / 2)
    paintNode(context, { shape, sign, withIcon }, this.#palette!)
    const states = this.#known.get(shape) ?? new Map<NodeSign, Region>()
    this.#known.set(shape, states.set(sign, region))
    return region
  }
}
