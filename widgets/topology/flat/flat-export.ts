import { readColors } from '../draw/palette.js'
import { headHeight, type FlatScene, type FlatWindow } from './flat-model.js'
import { flatShapes, headShapes, type FlatPalette, type FlatShape } from './flat-shapes.js'
import { xmlText } from '../draw/xml-text.js'

/** Width and height of what is printed, pixels. */
const mostPrinted = 4800

const tokens = {
  surface: '--_surface',
  text: '--_text',
  muted: '--_text-muted',
  border: '--_border',
  active: '--_success-fill',
  down: '--_danger-fill',
  off: '--_neutral-9',
  loading: '--_warning-fill',
} as const
const networkTokens = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [index, `--net-${index}`]))

/** @param probe - An element of the flat view's shadow root that is not seen. */
export function readFlatPalette(probe: HTMLElement): FlatPalette {
  return {
    ...readColors(probe, tokens),
    networks: Object.values(readColors(probe, networkTokens)),
    font: getComputedStyle(probe).fontFamily,
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** A part of the flat view below the names of its networks, as an SVG document that opens alone; text stays text. */
export function flatSvg(scene: FlatScene, part: FlatWindow, palette: FlatPalette): string {
  const width = round(part.right - part.left)
  const height = round(part.bottom - part.top)
  const layer = (shapes: readonly FlatShape[], y: number, tall: number, top: number) =>
    `<svg x="0" y="${y}" width="${width}" height="${tall}" viewBox="${round(part.left)} ${round(top)} ${width} ${tall}">${shapes.map(svgShape).join('\n')}</svg>`
  const all = headHeight + height
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${all}" width="${width}" height="${all}" font-family="${xmlText(palette.font)}">`,
    `<rect width="${width}" height="${all}" fill="${palette.surface}"/>`,
    layer(flatShapes(scene, part, palette), headHeight, height, part.top),
    layer(headShapes(scene, part, palette), 0, headHeight, 0),
    `<path d="M0 ${headHeight}H${width}" stroke="${palette.border}"/>`,
    '</svg>',
  ].join('\n')
}

function svgShape(shape: FlatShape): string {
  const at = `opacity="${shape.opacity}"`
  const [x, y] = [round(shape.x), round(shape.y)]
  switch (shape.kind) {
    case 'box': {
      const stroke = shape.stroke
        ? ` stroke="${shape.stroke}" stroke-width="1.5" rx="4"${shape.dashed ? ' stroke-dasharray="4 3"' : ''}`
        : ''
      return `<rect x="${x}" y="${y}" width="${round(shape.width)}" height="${round(shape.height)}" fill="${shape.fill}"${stroke} ${at}><title>${xmlText(shape.title ?? '')}</title></rect>`
    }
    case 'text':
      return `<text x="${x}" y="${y}" font-size="${shape.size}" font-weight="${shape.bold ? 600 : 400}" text-anchor="${shape.atEnd ? 'end' : 'start'}" fill="${shape.color}" ${at}>${xmlText(shape.text)}</text>`
    case 'icon':
      return `<path d="${xmlText(shape.icon)}" transform="translate(${x} ${y}) scale(${round(shape.size / 2.4) / 10})" fill="none" stroke="${shape.color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" ${at}/>`
  }
}

/** The same, twice as fine. */
export async function flatPng(scene: FlatScene, part: FlatWindow, palette: FlatPalette): Promise<Blob> {
  const canvas = document.createElement('canvas')
  paintFlat(canvas, scene, part, palette, 2)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}

/** Draws a part for paper: twice as fine, or as much smaller as the largest paper asks for. */
export function printFlat(canvas: HTMLCanvasElement, scene: FlatScene, part: FlatWindow, palette: FlatPalette): void {
  const longest = Math.max(part.right - part.left, part.bottom - part.top + headHeight)
  paintFlat(canvas, scene, part, palette, Math.min(2, mostPrinted / longest))
}

function paintFlat(
  canvas: HTMLCanvasElement,
  scene: FlatScene,
  part: FlatWindow,
  palette: FlatPalette,
  scale: number,
): void {
  const [width, height] = [part.right - part.left, part.bottom - part.top + headHeight]
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw: it has no 2D canvas.')
  context.scale(scale, scale)
  context.fillStyle = palette.surface
  context.fillRect(0, 0, width, height)
  context.translate(-part.left, headHeight - part.top)
  for (const shape of flatShapes(scene, part, palette)) paintShape(context, shape, palette)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.fillStyle = palette.surface
  context.fillRect(0, 0, width, headHeight)
  context.fillStyle = palette.border
  context.fillRect(0, headHeight, width, 1)
  context.translate(-part.left, 0)
  for (const shape of headShapes(scene, part, palette)) paintShape(context, shape, palette)
}

function paintShape(context: CanvasRenderingContext2D, shape: FlatShape, { font }: FlatPalette): void {
  context.save()
  context.globalAlpha = shape.opacity
  switch (shape.kind) {
    case 'box':
      context.beginPath()
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.stroke ? 4 : 0)
      context.fillStyle = shape.fill
      context.fill()
      if (!shape.stroke) break
      context.strokeStyle = shape.stroke
      context.lineWidth = 1.5
      if (shape.dashed) context.setLineDash([4, 3])
      context.stroke()
      break
    case 'text':
      context.font = `${shape.bold ? 600 : 400} ${shape.size}px ${font}`
      context.textAlign = shape.atEnd ? 'right' : 'left'
      context.fillStyle = shape.color
      context.fillText(shape.text, shape.x, shape.y)
      break
    case 'icon':
      context.translate(shape.x, shape.y)
      context.scale(shape.size / 24, shape.size / 24)
      context.strokeStyle = shape.color
      context.lineWidth = 2
      context.lineCap = context.lineJoin = 'round'
      context.stroke(new Path2D(shape.icon))
  }
  context.restore()
}
