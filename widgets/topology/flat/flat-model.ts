import type { Kind } from '../model/node-kinds.js'
import { columnsOf, homeLane, isLane } from './lanes.js'
import {
  otherEnd,
  type NodeKey,
  type Pending,
  type Topology,
  type TopologyLink,
  type TopologyNode,
} from '../model/topology-model.js'

export type DrawMode = 'normal' | 'small'

/** Sizes of the flat view in px (as `horizon.flat_network_topology.js` has them). */
export const flatSizes = {
  normal: {
    column: 270,
    minHeight: 500,
    top: 24,
    deviceHeight: 50,
    margin: 20,
    deviceX: 98.5,
    deviceWidth: 90,
    portSpacing: 16,
    portHeight: 6,
    portWidth: 82,
    bar: 17,
  },
  small: {
    column: 100,
    minHeight: 400,
    top: 16,
    deviceHeight: 20,
    margin: 30,
    deviceX: 47.5,
    deviceWidth: 20,
    portSpacing: 5,
    portHeight: 3,
    portWidth: 32.5,
    bar: 15,
  },
} as const satisfies Record<DrawMode, object>

export interface FlatColumn {
  /** A network, or what else holds others. */
  readonly network: TopologyNode
  readonly index: number
  readonly x: number
}

export interface FlatPort {
  readonly link: TopologyLink
  /** The column that it leads to. */
  readonly to: number
  /** Middle of the line, from the top of its device. */
  readonly y: number
  /** Where the line starts, from the left of its device; it goes `length` px to the right, or left when negative. */
  readonly x: number
  readonly length: number
  readonly height: number
}

export interface FlatDevice {
  readonly node: TopologyNode
  readonly column: number
  readonly x: number
  readonly y: number
  readonly height: number
  readonly width: number
  /** Its name as the box has room for it. */
  readonly label: string
  readonly ports: readonly FlatPort[]
  /** What its lines and itself cover, from the left edge. */
  readonly left: number
  readonly right: number
}

export interface FlatLayout {
  readonly mode: DrawMode
  readonly columns: readonly FlatColumn[]
  /** From the top down. */
  readonly devices: readonly FlatDevice[]
  readonly width: number
  readonly height: number
}

/** What the flat view shows now, on screen and in files. */
export interface FlatScene {
  readonly layout: FlatLayout
  readonly pending: Pending
  /** What a search has found; undefined without a search. */
  readonly found: ReadonlySet<NodeKey> | undefined
  readonly labelOf: (node: TopologyNode) => string
  readonly kindOf: (node: TopologyNode) => Kind
  /** Lines below a name: the ranges of a network. */
  readonly textsOf: (node: TopologyNode) => readonly string[]
}

/** Height of the networks' names above the picture, px. */
export const headHeight = 48

/** Longest device name, by weight; the rest becomes '..' (T-FLAT-09). */
const longestName = 9
/** A box with nothing to its right has room for more, px and weight (T-FLAT-12). */
const wideBox = { width: 156, name: 19 } as const

/** A device's name cut to 9 by weight: characters above code 255 count 2. */
export function cutName(name: string, most = longestName): string {
  let weight = 0
  let kept = ''
  for (const character of name) {
    weight += (character.codePointAt(0) ?? 0) > 255 ? 2 : 1
    if (weight > most) return `${kept}..`
    kept += character
  }
  return name
}

/** Longest words on a line, letters; but an IPv4 address is never cut. */
const longestWords = 13
const longestAddress = 15

/** What is written at a line: its addresses, or its label. */
export function linkWords({ texts, label }: TopologyLink): string {
  return texts.join(',') || label
}

/** The addresses of a port as its line has room for them: all, or the first one. */
export function addressWords(addresses: readonly string[]): string {
  const all = addresses.join(',')
  const [first = ''] = addresses
  if (all.length <= longestWords || all === first.slice(0, longestAddress)) return all
  return first.length > longestAddress ? `${first.slice(0, longestWords - 1)}…` : `${first}…`
}

/** How to draw when nobody has chosen (T-FLAT-05, DEC-33): small when the columns do not fit. */
export function defaultMode(networks: number, width: number): DrawMode {
  return networks * flatSizes.normal.column > width ? 'small' : 'normal'
}

/**
 * A column per network in the order of the data; devices below each other, routers first, each in the column of its home network
 * (T-FLAT-01, T-FLAT-02).
 */
export function layoutFlat(model: Topology, mode: DrawMode): FlatLayout {
  const size = flatSizes[mode]
  const columnOf = columnsOf(model)
  const columns = model.nodes
    .filter((node) => isLane(node, model))
    .map((network, index) => ({ network, index, x: index * size.column }))
  let y: number = size.top
  const others = model.nodes.filter((node) => !isLane(node, model))
  const devices = others.map((node): FlatDevice => {
    const home = homeLane(node, model, columnOf)
    const column = home ? (columnOf.get(home.key) ?? 0) : 0
    // Between two devices there is no lane to draw a line to.
    const links = model.linksOf(node.key).flatMap((link) => {
      const to = columnOf.get(otherEnd(link, node).key)
      return to === undefined ? [] : [{ link, to }]
    })
    const wanted = size.portSpacing * (links.length - 1)
    const height = mode === 'normal' && wanted > size.deviceHeight ? wanted : size.deviceHeight
    const x = column * size.column + size.deviceX
    const ports = placePorts(links, column, height, mode)
    const ends = ports.flatMap((port) => [x + port.x, x + port.x + port.length])
    const hasRoom = mode === 'normal' && ports.every((port) => port.length < 0)
    const isWide = hasRoom && cutName(node.name) !== node.name
    const width = isWide ? wideBox.width : size.deviceWidth
    const device = {
      node,
      column,
      x,
      y,
      height,
      width,
      label: cutName(node.name, isWide ? wideBox.name : longestName),
      ports,
      left: Math.min(x, ...ends),
      right: Math.max(x + width, ...ends),
    }
    y += height + size.margin
    return device
  })
  return {
    mode,
    columns,
    devices,
    width: Math.max(columns.length, devices.length ? 1 : 0) * size.column,
    height: Math.max(y + size.top, size.minHeight),
  }
}

/** A line for each port, to the left for networks at or before the home column, else to the right. */
function placePorts(
  links: readonly Pick<FlatPort, 'link' | 'to'>[],
  home: number,
  height: number,
  mode: DrawMode,
): FlatPort[] {
  const size = flatSizes[mode]
  const crowded = mode === 'small' && size.portSpacing * (links.length - 1) > height
  const spacing = crowded ? height / links.length : size.portSpacing
  const sides = links.map(({ link, to }) => {
    const apart = home - to
    return { link, to, distance: apart >= 0 ? apart + 1 : -apart, left: apart >= 0 }
  })
  const total = { left: sides.filter(({ left }) => left).length, right: sides.filter(({ left }) => !left).length }
  const next = { left: 0, right: 0 }
  return sides.map(({ link, to, distance, left }) => {
    const side = left ? 'left' : 'right'
    const length = (distance - 1) * size.column + size.portWidth
    return {
      link,
      to,
      y: (height - (total[side] - 1) * spacing) / 2 + next[side]++ * spacing,
      x: left ? 0 : size.deviceWidth,
      length: left ? -length : length,
      height: crowded ? 1 : size.portHeight,
    }
  })
}

/** A part of the picture, px from its top left. */
export interface FlatWindow {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The devices that can be seen: found by halving, as there may be thousands. */
export function devicesIn({ devices }: FlatLayout, { top, bottom, left, right }: FlatWindow): readonly FlatDevice[] {
  let low = 0
  let high = devices.length
  while (low < high) {
    const middle = (low + high) >> 1
    const device = devices[middle]
    if (device && device.y + device.height < top) low = middle + 1
    else high = middle
  }
  const seen: FlatDevice[] = []
  for (let at = low; at < devices.length; at++) {
    const device = devices[at]
    if (!device || device.y > bottom) break
    if (device.right >= left && device.left <= right) seen.push(device)
  }
  return seen
}

/** The columns that can be seen. */
export function columnsIn({ columns, mode }: FlatLayout, { left, right }: FlatWindow): readonly FlatColumn[] {
  const { column } = flatSizes[mode]
  return columns.slice(Math.max(0, Math.floor(left / column)), Math.floor(right / column) + 1)
}
