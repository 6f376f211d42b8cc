import { html, nothing, svg, type TemplateResult } from 'lit'
import { t } from '../internal/localize.js'
import { stackGrid, type StackLayout, type StackLink } from './stack-layout.js'
import { stackTone, statusWords, type StackPart, type StackResource, type StackTopology } from './stack-model.js'

/** What the drawing of a stack needs to know of its element. */
export interface StackView {
  readonly topology: StackTopology
  readonly layout: StackLayout
  /** Name of the resource that Tab reaches. */
  readonly current: string
  readonly selected: string | null
  /** Whose links are lit: what the pointer or the focus is on. */
  readonly lit: string | null
  /** Addresses of pictures that could not be loaded. */
  readonly broken: ReadonlySet<string>
  readonly rtl: boolean
}

/** What the user did to a node. */
export interface StackHandlers {
  point(name: string | null): void
  focus(name: string | null): void
  choose(name: string): void
  broken(url: string): void
}

const longestName = 20
/** From a node's middle to the end of most names and statuses, px. */
const besideWords = 140
const nodeRadius = 30

/** The nodes with their pictures, and the links between them. */
export function renderPicture(view: StackView, on: StackHandlers): TemplateResult {
  const { layout, topology } = view
  return html`<svg
    part="picture"
    role="group"
    aria-label=${t('Resources of the stack')}
    width=${layout.width}
    height=${layout.height}
    viewBox="0 0 ${layout.width} ${layout.height}"
  >
    <g aria-hidden="true">${layout.links.map((link) => renderLink(view, link))}</g>
    ${topology.nodes.map((node) => renderNode(view, node, on))}
  </svg>`
}

function renderLink(view: StackView, { from, to, via }: StackLink) {
  const [start, end] = [view.layout.places.get(from), view.layout.places.get(to)]
  if (!start || !end) return nothing
  const x = (place: { x: number }) => (view.rtl ? view.layout.width - place.x : place.x)
  const along = view.rtl ? -1 : 1
  // Between name and status of where it starts, and only then to where it ends: no line crosses the words.
  let here = { x: x(start) + (end.x > start.x ? along * besideWords : 0), y: start.y }
  let way = `M${x(start)},${start.y}H${here.x}`
  const curveTo = (there: { x: number; y: number }) => {
    const bend = (there.x - here.x) / 2
    way += `C${here.x + bend},${here.y} ${there.x - bend},${there.y} ${there.x},${there.y}`
  }
  for (const place of via) {
    curveTo({ x: x(place) - along * nodeRadius, y: place.y })
    here = { x: x(place) + along * besideWords, y: place.y }
    way += `H${here.x}`
  }
  curveTo({ x: x(end), y: end.y })
  const lit = view.lit === from || view.lit === to
  return svg`<path class=${lit ? 'link lit' : 'link'} d=${way}></path>`
}

function renderNode(view: StackView, node: StackResource, on: StackHandlers) {
  const place = view.layout.places.get(node.name)
  if (!place) return nothing
  const { name } = node
  const selected = view.selected === name
  const words = statusWords(node.status)
  const x = view.rtl ? view.layout.width - place.x : place.x
  const side = view.rtl ? -36 : 36
  const shown = name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name
  return svg`<g
    class="node ${stackTone(node)} ${selected ? 'selected' : ''}"
    part="node"
    role="button"
    data-name=${name}
    tabindex=${view.current === name ? 0 : -1}
    aria-pressed=${selected ? 'true' : 'false'}
    aria-label=${nodeLabel(node, words)}
    transform="translate(${x},${place.y})"
    @pointerenter=${() => on.point(name)}
    @pointerleave=${() => on.point(null)}
    @focus=${() => on.focus(name)}
    @blur=${() => on.focus(null)}
    @click=${() => on.choose(name)}
  >
    <title>${name}</title>
    <rect class="target" x=${view.rtl ? 32 - stackGrid.label - 64 : -32} y="-34" width=${stackGrid.label + 32} height="68" rx="6"></rect>
    <circle class=${hasPicture(node, view.broken) ? 'ground paper' : 'ground'} r=${nodeRadius}></circle>
    ${pictureOf(node, view.broken, on)}
    <circle class="ring" r=${nodeRadius}></circle>
    <text class="name" x=${side} y="-3">${shown}</text>
    <text class="status" x=${side} y="15">${words}</text>
  </g>`
}

function hasPicture({ picture }: StackPart, broken: ReadonlySet<string>): boolean {
  return picture !== null && !broken.has(picture.url)
}

function pictureOf({ picture }: StackPart, broken: ReadonlySet<string>, on: StackHandlers) {
  if (!picture || broken.has(picture.url))
    return svg`<foreignObject x="-10" y="-10" width="20" height="20"><stratus-icon class="stand-in" name="boxes"></stratus-icon></foreignObject>`
  return svg`<image href=${picture.url} x=${picture.x} y=${picture.y} width=${picture.size} height=${picture.size}
    @error=${() => on.broken(picture.url)}></image>`
}

/** What a screen reader says of a node: its links too, as they are not seen. */
function nodeLabel({ name, requiredBy }: StackResource, words: string): string {
  const parts = [name, words]
  if (requiredBy.length) parts.push(t('required by %s', [requiredBy.join(', ')]))
  return parts.filter(Boolean).join(', ')
}
