import type { Bounds } from '../viewport/viewport-model.js'
import { drawLabels } from './draw-labels.js'
import type { Frame } from './frame.js'
import { Labels } from './labels.js'
import { Minimap } from './minimap.js'

/** What comes behind the first picture: labels, and the map of a large graph. */
export class GraphExtras {
  #labels = new Labels()
  #minimap = new Minimap()

  /**
   * @param shown - Nodes in sight.
   * @param time - How long labels that were not drawn before may take, ms.
   * @returns True when some are still to come with the next frames.
   */
  drawLabels(context: CanvasRenderingContext2D, frame: Frame, shown: readonly number[], time?: number): boolean {
    this.#labels.prepare(frame.scene.graph, frame.style.palette, frame.ratio)
    return drawLabels(context, frame, this.#labels, shown, time)
  }

  drawMinimap(map: HTMLElement, frame: Frame, bounds: Bounds): void {
    this.#minimap.draw(map, frame, bounds)
  }
}
