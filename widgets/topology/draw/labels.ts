import type { Graph } from '../graph/graph-model.js'
import { isSmall } from '../model/node-kinds.js'
import { Atlas, type Region } from './atlas.js'
import type { Palette } from './palette.js'
import { shortLabel } from './shapes.js'

/** `name`; `address`: with the first address below; `full`: as long as it may be, and bold. */
export type LabelDetail = 'name' | 'address' | 'full'

export interface Label {
  readonly lines: readonly string[]
  readonly isBold: boolean
  /** CSS px. */
  readonly width: number
  region: Region | undefined
}

/** Letters of a name that is not chosen. */
export const smallLetters = 20
export const otherLetters = 24

export const lineHeight = 14
/** Room for the halo. */
export const labelMargin = 3
const details = { name: 0, address: 1, full: 2 } as const satisfies Record<LabelDetail, number>

/** Labels of a graph: their texts are worked out once for each graph, their pictures once for each text. */
export class Labels {
  /** Room for some two thousand labels of a screen with two pixels for each px. */
  #atlas = new Atlas(1024, 16)
  /** By text: an update of the data brings the same texts again. */
  #byText = new Map<string, Label>()
  /** By node and detail. */
  #known: (Label | undefined)[] = []
  #graph: Graph | undefined
  #palette: Palette | undefined
  #ratio = 1

  /** Pixels of the screen for one CSS px. */
  get ratio(): number {
    return this.#ratio
  }

  /** What was drawn in other colours or for another screen is of no use. */
  prepare(graph: Graph, palette: Palette, ratio: number): void {
    if (graph !== this.#graph) this.#known = []
    if (palette !== this.#palette || ratio !== this.#ratio) this.#clear()
    this.#graph = graph
    this.#palette = palette
    this.#ratio = ratio
  }

  of(index: number, detail: LabelDetail): Label {
    return (this.#known[index * 3 + details[detail]] ??= this.#make(index, detail))
  }

  /** Draws a label's picture; true when it is there now. */
  paint(label: Label): boolean {
    const fonts = this.#fonts(label.lines, label.isBold)
    const width = label.width + 2 * labelMargin
    const height = label.lines.length * lineHeight + 2 * labelMargin
    const pixels = [Math.ceil(width * this.#ratio), Math.ceil(height * this.#ratio)] as const
    let room = this.#atlas.take(...pixels)
    if (!room) {
      this.#clear()
      room = this.#atlas.take(...pixels)
    }
    if (!room) return false
    const { context, region } = room
    const palette = this.#palette!
    context.setTransform(this.#ratio, 0, 0, this.#ratio, region.x, region.y)
    context.textAlign = 'center'
    context.textBaseline = 'top'
    context.lineJoin = 'round'
    context.lineWidth = 3
    context.strokeStyle = palette.surface
    for (const [line, text] of label.lines.entries()) {
      context.font = fonts[line]!
      context.fillStyle = line === 0 ? palette.text : palette.muted
      context.strokeText(text, width / 2, labelMargin + line * lineHeight)
      context.fillText(text, width / 2, labelMargin + line * lineHeight)
    }
    label.region = region
    return true
  }

  #fonts(lines: readonly string[], isBold: boolean): readonly string[] {
    const { font } = this.#palette!
    return lines.map((_, line) => (line === 0 ? `${isBold ? 600 : 400} 12px ${font}` : `400 11px ${font}`))
  }

  #clear(): void {
    this.#atlas.clear()
    for (const label of this.#byText.values()) label.region = undefined
    this.#byText.clear()
    this.#known = []
  }

  #make(index: number, detail: LabelDetail): Label {
    const { nodes, model } = this.#graph!
    const { node, shape } = nodes[index]!
    const isBold = detail === 'full'
    const lines = [shortLabel(node.name, isBold ? 60 : isSmall(shape) ? smallLetters : otherLetters)]
    if (detail !== 'name') {
      const [first, ...others] = model.textsOf(node)
      if (first) lines.push(others.length ? `${first} +${others.length}` : first)
    }
    const text = `${isBold}\n${lines.join('\n')}`
    const known = this.#byText.get(text)
    if (known) return known
    const label = { lines, isBold, width: widthOf(lines, this.#fonts(lines, isBold)), region: undefined }
    this.#byText.set(text, label)
    return label
  }
}

let ruler: CanvasRenderingContext2D | null | undefined

/** Apart from the page that is drawn on: its font need not be set twice for each line. */
function widthOf(lines: readonly string[], fonts: readonly string[]): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  let widest = 0
  for (const [line, text] of lines.entries()) {
    if (!ruler) continue
    if (ruler.font !== fonts[line]) ruler.font = fonts[line]!
    widest = Math.max(widest, ruler.measureText(text).width)
  }
  return widest
}
