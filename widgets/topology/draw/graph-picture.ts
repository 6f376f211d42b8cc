import type { GraphScene } from '../graph-scene.js'
import type { Bounds, Size, View } from '../viewport-model.js'
import { DiscSprites } from './disc-sprites.js'
import { FarPixels } from './far-pixels.js'
import { drawGraph } from './draw-graph.js'
import type { Look } from './look.js'
import { Labels } from './labels.js'
import { Minimap } from './minimap.js'
import { prepareCanvas } from './prepare-canvas.js'
import { NodeSprites } from './node-sprites.js'

/** What one frame shows. */
export interface Frame {
  readonly scene: GraphScene
  readonly view: View
  readonly size: Size
  readonly look: Look
  /** Pixels of the screen for one CSS px. */
  readonly ratio: number
}

/** The graph's canvases, with what is kept from one frame to the next. */
export class GraphPicture {
  #sprites = new NodeSprites()
  #discs = new DiscSprites()
  #far = new FarPixels()
  #labels = new Labels()
  #minimap = new Minimap()

  /**
   * Draws a frame.
   *
   * @returns True when labels are still to come with the next frames.
   */
  draw(canvas: HTMLCanvasElement, { scene, view, size, look, ratio }: Frame, labelTime?: number): boolean {
    const context = prepareCanvas(canvas, size, ratio)
    if (!context) return false
    this.#labels.prepare(scene.graph, look.palette, ratio)
    const kept = { sprites: this.#sprites, discs: this.#discs, far: this.#far, labels: this.#labels }
    return drawGraph(context, scene, view, size, look, kept, labelTime)
  }

  drawMinimap(map: HTMLElement, { scene, view, size, look, ratio }: Frame, bounds: Bounds): void {
    this.#minimap.draw(map, scene, bounds, ratio, look.palette, { view, size })
  }
}

/** What is on screen, twice as fine. */
export async function pngOf(frame: Omit<Frame, 'ratio'>): Promise<Blob> {
  const canvas = document.createElement('canvas')
  new GraphPicture().draw(canvas, { ...frame, ratio: 2 }, Infinity)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}
