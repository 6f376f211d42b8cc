import type { Bounds } from '../viewport/viewport-model.js'
import { DiscSprites } from './disc-sprites.js'
import { FarPixels } from './far-pixels.js'
import type { drawDecorations as DrawDecorations } from './draw-decorations.js'
import type { Frame } from './frame.js'
import { drawGraph } from './draw-graph.js'
import type { GraphExtras } from './graph-extras.js'
import { prepareCanvas } from './prepare-canvas.js'
import { NodeSprites } from './node-sprites.js'

/** The graph's canvases, with what is kept from one frame to the next. */
export class GraphPicture {
  #sprites = { nodes: new NodeSprites(), discs: new DiscSprites(), far: new FarPixels() }
  #extras: GraphExtras | undefined

  /**
   * Draws a frame.
   *
   * @param labelTime - How long labels that were not drawn before may take, ms.
   * @returns True when labels are still to come with the next frames.
   */
  draw(canvas: HTMLCanvasElement, frame: Frame, labelTime?: number): boolean {
    const context = prepareCanvas(canvas, frame.size, frame.ratio)
    if (!context) return false
    const shown = drawGraph(context, frame, this.#sprites)
    if (isDecorated(frame)) drawDecorations?.(context, frame, shown)
    this.#extras ??= Extras && new Extras()
    return this.#extras?.drawLabels(context, frame, shown, labelTime) ?? false
  }

  drawMinimap(map: HTMLElement, frame: Frame, bounds: Bounds): void {
    this.#extras?.drawMinimap(map, frame, bounds)
  }
}

export function isDecorated({ style, scene }: Pick<Frame, 'style' | 'scene'>): boolean {
  return Boolean(style.decorate ?? style.decorateLink) || scene.graph.model.isDecorated
}

let drawDecorations: typeof DrawDecorations | undefined

/** Only where nodes or lines are decorated. */
export async function loadDecorations(): Promise<void> {
  drawDecorations ??= (await import('./draw-decorations.js')).drawDecorations
}

let Extras: typeof GraphExtras | undefined

/** The first picture does without labels and map: their code comes behind it. */
export async function loadExtras(): Promise<void> {
  Extras ??= (await import('./graph-extras.js')).GraphExtras
}

/** What is on screen, twice as fine. */
export async function pngOf(frame: Omit<Frame, 'ratio'>): Promise<Blob> {
  const canvas = document.createElement('canvas')
  await Promise.all([loadExtras(), isDecorated(frame) && loadDecorations()])
  new GraphPicture().draw(canvas, { ...frame, ratio: 2 }, Infinity)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}
