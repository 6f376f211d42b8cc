import { dimmed } from '../draw/frame.js'
import { shortLabel } from '../draw/shapes.js'
import {
  addressWords,
  linkWords,
  columnsIn,
  devicesIn,
  flatSizes,
  headHeight,
  type FlatColumn,
  type FlatDevice,
  type FlatScene,
  type FlatWindow,
} from './flat-model.js'
import { signOf, type NodeKey, type NodeSign } from '../model/topology-model.js'

/** The colours of the flat view, for files. */
export interface FlatPalette extends Readonly<Record<NodeSign, string>> {
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly border: string
  /** By the network's place, again and again. */
  readonly networks: readonly string[]
  readonly font: string
}

/** One thing of the picture, px from its top left. */
export type FlatShape = { readonly x: number; readonly y: number; readonly opacity: number } & (
  | {
      readonly kind: 'box'
      readonly width: number
      readonly height: number
      readonly fill: string
      readonly stroke?: string
      readonly dashed?: boolean
      readonly title?: string
    }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly size: number
      readonly color: string
      readonly bold?: boolean
      readonly atEnd?: boolean
    }
  | { readonly kind: 'icon'; readonly icon: string; readonly size: number; readonly color: string }
)

const opacityOf = ({ found }: FlatScene, key: NodeKey) => (found && !found.has(key) ? dimmed : 1)
const colourOf = ({ networks, text }: FlatPalette, index: number) => networks[index % networks.length] ?? text

/** The names of the networks above their columns, as far as they are in the part. */
export function headShapes(scene: FlatScene, part: FlatWindow, palette: FlatPalette): readonly FlatShape[] {
  const { mode } = scene.layout
  const room = mode === 'normal' ? { left: 25, letters: 34 } : { left: 21, letters: 10 }
  return columnsIn(scene.layout, part).flatMap(({ network, index, x }): FlatShape[] => {
    const opacity = opacityOf(scene, network.key)
    const ranges = scene.textsOf(network).join(', ')
    const kind = scene.kindOf(network)
    const icon = kind.name === network.kind ? 0 : 20
    const line = (text: string, down: number, color: string, bold = false): FlatShape => ({
      kind: 'text',
      x: x + room.left + (bold ? icon : 0),
      y: down,
      text: shortLabel(text, room.letters),
      size: 12,
      color,
      bold,
      opacity,
    })
    return [
      bar(scene, { network, index, x }, palette, headHeight),
      ...(icon
        ? [
            {
              kind: 'icon',
              icon: kind.icon,
              x: x + room.left,
              y: 8,
              size: 16,
              color: palette.muted,
              opacity,
            } as const,
          ]
        : []),
      line(network.name, 20, palette.text, true),
      line(ranges, 37, palette.muted),
    ]
  })
}

/** The bars of the networks, the devices and their lines, as far as they are in the part. */
export function flatShapes(scene: FlatScene, part: FlatWindow, palette: FlatPalette): readonly FlatShape[] {
  const { layout } = scene
  return [
    ...columnsIn(layout, part).map((column) => bar(scene, column, palette, layout.height)),
    ...devicesIn(layout, part).flatMap((device) => deviceShapes(scene, device, palette)),
  ]
}

function bar(scene: FlatScene, { network, index, x }: FlatColumn, palette: FlatPalette, height: number): FlatShape {
  return {
    kind: 'box',
    x,
    y: 0,
    width: flatSizes[scene.layout.mode].bar,
    height,
    fill: colourOf(palette, index),
    title: network.name,
    opacity: 0.85 * opacityOf(scene, network.key),
  }
}

function deviceShapes(scene: FlatScene, device: FlatDevice, palette: FlatPalette): FlatShape[] {
  const { layout, pending, labelOf } = scene
  const { node, x, y, height, ports } = device
  const { mode, columns } = layout
  const opacity = opacityOf(scene, node.key)
  const sign = signOf(node, pending)
  const middle = y + height / 2
  const normal = mode === 'normal'
  const lines = ports.flatMap(({ link, to, x: from, y: at, length, height: thick }): FlatShape[] => {
    const words = linkWords(link)
    return [
      {
        kind: 'box',
        x: x + Math.min(from, from + length),
        y: y + at - thick / 2,
        width: Math.abs(length),
        height: thick,
        fill: colourOf(palette, to),
        title: words || columns[to]?.network.name || '',
        opacity,
      },
      ...(normal && words
        ? [
            {
              kind: 'text',
              x: x + (length < 0 ? -6 : from + 6),
              y: y + at - 4,
              text: addressWords(link.texts.length ? link.texts : [link.label]),
              size: 10,
              color: palette.muted,
              atEnd: length < 0,
              opacity,
            } as const,
          ]
        : []),
    ]
  })
  return [
    ...lines,
    {
      kind: 'box',
      x,
      y,
      width: device.width,
      height,
      fill: palette.surface,
      stroke: palette[sign],
      dashed: sign === 'loading',
      title: labelOf(node),
      opacity,
    },
    {
      kind: 'icon',
      icon: scene.kindOf(node).icon,
      x: x + (normal ? 4 : 3),
      y: normal ? middle - 7 : y + 3,
      size: 14,
      color: palette.muted,
      opacity,
    },
    ...(normal
      ? [
          {
            kind: 'text',
            x: x + 21,
            y: middle + 4,
            text: device.label,
            size: 11.5,
            color: palette.text,
            opacity,
          } as const,
        ]
      : []),
  ]
}
