import { dimmed, isLit, type GraphStyle } from './frame.js'
import { addressesFrom, namesAll } from './draw-labels.js'
import { otherLetters, smallLetters } from './labels.js'
import { LabelRoom } from './label-room.js'
import { legendSvg } from './legend.js'
import { shortLabel, statePaths, stateSign } from './shapes.js'
import type { GraphScene } from '../graph/graph-scene.js'
import { statusText } from '../model/node-texts.js'
import { isSmall } from '../model/node-kinds.js'
import type { Bounds } from '../viewport/viewport-model.js'
import { arrow, badgePlaces, badgeRadius, linksOn, ring, toneColour } from './draw-decorations.js'
import { groundOf, type Palette } from './palette.js'
import { decorationOf, linkDecorationOf, type ReadDecoration } from '../model/decorations.js'
import { xmlText } from './xml-text.js'

/** How far a label reaches beyond its node. */
const labelRoom = 120

const round = (value: number) => Math.round(value * 10) / 10

/**
 * A part of the picture as an SVG document that opens alone: colours as they are now, text as text, one group with a title for
 * each node.
 *
 * @param scale - Size of the document: 1 = that of the picture.
 * @param withLegend - What shapes and signs mean stands below it.
 */
export function graphSvg(
  scene: GraphScene,
  style: GraphStyle,
  { left, top, right, bottom }: Bounds,
  scale = 1,
  withLegend = false,
): string {
  const { palette } = style
  const legend = withLegend
    ? legendSvg(scene.graph.model.kinds, palette, { left, top, right, bottom }, scale)
    : { content: '', height: 0 }
  const box = [left, top, right - left, bottom - top + legend.height].map(round)
  const reaches = (x: number, y: number, room: number) =>
    x + room >= left && x - room <= right && y + room >= top && y - room <= bottom
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${round(box[2]! * scale)}" height="${round(box[3]! * scale)}" font-family="${xmlText(palette.font)}" font-size="12" text-anchor="middle">`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${palette.surface}"/>`,
    ...groups(scene, style, reaches),
    `<g stroke="${palette.line}" stroke-width="1">${lines(scene, { left, top, right, bottom })}</g>`,
    ...scene.graph.nodes.map((_, index) =>
      reaches(scene.x[index]!, scene.y[index]!, scene.graph.nodes[index]!.radius + labelRoom)
        ? node(scene, style, index)
        : '',
    ),
    ...arrowHeads(scene, palette),
    ...(style.decorateLink || scene.graph.model.isDecorated ? linkLabels(scene, style) : []),
    ...(style.labels ? labels(scene, style, { left, top, right, bottom }, scale) : []),
    // Nodes that are cut by the edge end there.
    ...(withLegend
      ? [
          `<rect x="${box[0]}" y="${round(bottom)}" width="${box[2]}" height="${round(legend.height)}" fill="${palette.surface}"/>`,
          legend.content,
        ]
      : []),
    '</svg>',
  ]
    .filter(Boolean)
    .join('\n')
}

function groups(
  { graph, x, y, disc, layout }: GraphScene,
  { palette }: GraphStyle,
  reaches: (x: number, y: number, room: number) => boolean,
): string[] {
  if (layout !== 'force') return []
  return graph.nodes
    .slice(0, graph.bodies)
    .map(({ radius }, index) =>
      disc[index]! > radius && reaches(x[index]!, y[index]!, disc[index]!)
        ? `<circle cx="${round(x[index]!)}" cy="${round(y[index]!)}" r="${round(disc[index]!)}" fill="${palette.group}" stroke="${palette.groupBorder}"/>`
        : '',
    )
    .filter(Boolean)
}

/** Those that cannot cross the part are left out. */
function lines({ graph: { ends }, x, y }: GraphScene, { left, top, right, bottom }: Bounds): string {
  let text = ''
  for (let line = 0; line < ends.length; line += 2) {
    const [from, to] = [ends[line]!, ends[line + 1]!]
    if (Math.max(x[from]!, x[to]!) < left || Math.min(x[from]!, x[to]!) > right) continue
    if (Math.max(y[from]!, y[to]!) < top || Math.min(y[from]!, y[to]!) > bottom) continue
    text += `<path d="M${round(x[from]!)} ${round(y[from]!)}L${round(x[to]!)} ${round(y[to]!)}"/>`
  }
  return text
}

function node({ graph, x, y }: GraphScene, style: GraphStyle, index: number): string {
  const { node, shape, radius, hidden, key } = graph.nodes[index]!
  const { palette } = style
  const sign = style.sign(index)
  const addresses = graph.model.textsOf(node)
  const iconScale = round(radius / 20)
  const opacity = isLit(style, key) ? '' : ` opacity="${dimmed}"`
  return (
    `<g transform="translate(${round(x[index]!)} ${round(y[index]!)})"${opacity}>` +
    `<title>${xmlText([node.name, statusText(node), ...addresses].join(' · '))}</title>` +
    `<circle r="${radius}" fill="${groundOf(shape, palette)}" stroke="${sign === 'active' ? palette.muted : palette[sign]}" stroke-width="${sign === 'active' ? 1.5 : 2.5}"/>` +
    `<path d="${xmlText(shape.icon)}" transform="scale(${iconScale}) translate(-12 -12)" fill="none" stroke="${palette.text}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<g transform="translate(${round(radius * stateSign.offset)} ${round(-radius * stateSign.offset)}) scale(${stateSign.radius})"><circle r="1" fill="${palette[sign]}"/><path d="${statePaths[sign]}" fill="none" stroke="${palette.surface}" stroke-width=".26" stroke-linecap="round"/></g>` +
    decorationSvg(decorationOf(style.decorate, node, style.warn), radius, palette) +
    (hidden
      ? `<text x="${round(radius * 0.9)}" y="${radius + 2}" font-weight="600" fill="${palette.accent}">${hidden}</text>`
      : '') +
    '</g>'
  )
}

/** As on screen: as large as the page's text in a document of this scale, and none over another. */
function labels({ graph, x, y }: GraphScene, { palette, lit }: GraphStyle, part: Bounds, scale: number): string[] {
  const { left, top, right, bottom } = part
  const room = new LabelRoom({ width: (right - left) * scale, height: (bottom - top) * scale })
  const circles = graph.nodes.map(({ radius }, index) => ({
    x: (x[index]! - left) * scale,
    y: (y[index]! - top) * scale,
    radius: radius * scale,
  }))
  const near = namesAll(scale, circles.length)
  if (near) for (const circle of circles) room.block(circle.x, circle.y, circle.radius)
  const halo = `stroke="${palette.surface}" stroke-width="${round(3 / scale)}" stroke-linejoin="round" paint-order="stroke"`
  const texts = graph.nodes.map(({ node, shape, key }, index) => {
    if ((!near && !shape.holds) || (lit && !lit.has(key))) return ''
    const name = shortLabel(node.name, isSmall(shape) ? smallLetters : otherLetters)
    const address = scale >= addressesFrom ? graph.model.textsOf(node)[0] : undefined
    const width = Math.max(name.length, address?.length ?? 0) * 6.4
    const free = room.place(circles[index]!, width, address ? 2 : 1)
    if (!free) return ''
    const [centre, upper] = [left + free.left / scale, top + free.top / scale]
    const line = (text: string, down: number, px: number, color: string) =>
      `<text x="${round(centre)}" y="${round(upper + down / scale)}" font-size="${round(px / scale)}" fill="${color}">${xmlText(text)}</text>`
    return line(name, 11, 12, palette.text) + (address ? line(address, 24, 11, palette.muted) : '')
  })
  return [`<g ${halo}>`, ...texts, '</g>']
}

function decorationSvg({ badges, ring: around }: ReadDecoration, radius: number, palette: Palette): string {
  const far = radius + ring.gap
  const length = round(2 * Math.PI * far)
  const circle = (colour: string, part: number, label: string) =>
    `<circle r="${far}" fill="none" stroke="${colour}" stroke-width="${ring.width}" transform="rotate(-90)" stroke-dasharray="${round(part * length)} ${length}"><title>${xmlText(label)}</title></circle>`
  const signs = badges.map(({ label, text = '', icon, tone }, at) => {
    const [x, y] = badgePlaces[at]!
    const width = Math.max(2 * badgeRadius, text.length * 7 + 8)
    const content = icon
      ? `<path d="${xmlText(icon)}" transform="scale(.5) translate(-12 -12)" fill="none" stroke="${palette.text}" stroke-width="2.5"/>`
      : `<text y="4" font-size="11" font-weight="600" fill="${palette.text}">${xmlText(text)}</text>`
    return `<g transform="translate(${round(x * radius)} ${round(y * radius)})"><title>${xmlText(label)}</title><rect x="${-width / 2}" y="${-badgeRadius}" width="${width}" height="${2 * badgeRadius}" rx="${badgeRadius}" fill="${palette.surface}" stroke="${toneColour(tone, palette)}" stroke-width="2.5"/>${content}</g>`
  })
  const rings = around
    ? circle(palette.groupBorder, 1, around.label) +
      circle(toneColour(around.tone, palette), around.value, around.label)
    : ''
  return rings + signs.join('')
}

/** Heads of arrows, at the edges of their nodes. */
function arrowHeads({ graph, x, y }: GraphScene, palette: Palette): string[] {
  const head = (from: number, to: number) => {
    const angle = Math.atan2(y[to]! - y[from]!, x[to]! - x[from]!)
    const reach = graph.nodes[to]!.radius + arrow.gap
    const [left, top] = [x[to]! - Math.cos(angle) * reach, y[to]! - Math.sin(angle) * reach]
    return `<path d="M0 0L${-arrow.length} ${-arrow.half}V${arrow.half}Z" transform="translate(${round(left)} ${round(top)}) rotate(${round((angle * 180) / Math.PI)})" fill="${palette.muted}"/>`
  }
  return Array.from(graph.arrows ?? [], (arrows, line) => {
    const [from, to] = [graph.ends[2 * line]!, graph.ends[2 * line + 1]!]
    return (arrows & 1 ? head(from, to) : '') + (arrows & 2 ? head(to, from) : '')
  }).filter(Boolean)
}

/** Words in the middle of lines. */
function linkLabels({ graph, x, y }: GraphScene, style: GraphStyle): string[] {
  const texts: string[] = []
  for (let line = 0; line < graph.ends.length; line += 2) {
    const [from, to] = [graph.ends[line]!, graph.ends[line + 1]!]
    const decoration = linkDecorationOf(style.decorateLink, linksOn(graph, from, to), style.warn)
    if (!decoration) continue
    const place = `x="${round((x[from]! + x[to]!) / 2)}" y="${round((y[from]! + y[to]!) / 2) + 4}"`
    texts.push(`<text ${place} font-size="11" fill="${style.palette.text}">${xmlText(decoration.label)}</text>`)
  }
  return [`<g stroke="${style.palette.surface}" stroke-width="3" paint-order="stroke">`, ...texts, '</g>']
}
