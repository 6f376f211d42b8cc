import type { Ghost } from '../graph-engine.js'
import type { GraphScene } from '../graph-scene.js'
import type { Bounds, Size, View } from '../viewport-model.js'
import { DiscSprites } from './disc-sprites.js'
import { FarPixels } from './far-pixels.js'
import { drawGhosts, drawGraph } from './draw-graph.js'
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
   * Draws a frame; `ghosts` are on their way out with this opacity.
   *
   * @returns True when labels are still to come with the next frames.
   */
  draw(
    canvas: HTMLCanvasElement,
    frame: Frame,
    ghosts: readonly Ghost[] = [],
    opacity = 0,
    labelTime?: number,
  ): boolean {
    const { scene, view, size, look, ratio } = frame
    const context = prepareCanvas(canvas, size, ratio)
    if (!context) return false
    this.#labels.prepare(scene.graph, look.palette, ratio)
    const kept = { sprites: this.#sprites, discs: this.#discs, far: this.#far, labels: this.#labels }
    const isMore = drawGraph(context, scene, view, size, look, kept, labelTime)
    if (opacity > 0) drawGhosts(context, ghosts, view, opacity, look.palette)
    return isMore
  }

  drawMinimap(canvas: HTMLCanvasElement, { scene, view, size, look, ratio }: Frame, bounds: Bounds): void {
    const own = { width: canvas.clientWidth, height: canvas.clientHeight }
    const context = own.width ? prepareCanvas(canvas, own, ratio) : null
    if (context) this.#minimap.draw(context, scene, bounds, own, ratio, look.palette, { view, size })
  }
}

/** What is on screen, twice as fine. */
export async function pngOf(frame: Omit<Frame, 'ratio'>): Promise<Blob> {
  const canvas = document.createElement('canvas')
  new GraphPicture().draw(canvas, { ...frame, ratio: 2 }, [], 0, Infinity)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}
