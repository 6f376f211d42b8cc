import { nothing, svg } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import {
  addressWords,
  columnsIn,
  devicesIn,
  flatSizes,
  linkWords,
  type FlatDevice,
  type FlatLayout,
  type FlatScene,
  type FlatWindow,
} from './flat-model.js'
import type { Kind } from '../model/node-kinds.js'
import { signOf, type NodeKey, type TopologyNode } from '../model/topology-model.js'

/** What the drawing on screen needs to know of its element besides. */
export interface FlatView extends FlatScene {
  readonly window: FlatWindow
  /** What Tab reaches; drawn even when it cannot be seen. */
  readonly current: NodeKey | undefined
  readonly selected: NodeKey | undefined
}

/** What the user did. */
export interface FlatHandlers {
  enter(node: TopologyNode, target: Element): void
  leave(): void
  focus(node: TopologyNode, target: Element): void
  choose(node: TopologyNode, target: Element): void
  /** A click on the bar of a network. */
  press(network: TopologyNode): void
  /** A click on its name: a link. */
  follow(network: TopologyNode, href: string, event: MouseEvent): void
}

/** Colours of networks, by their place: a cycle of eight that works in light and dark. */
const colours = 8
const classOf = (column: number) => `net-${column % colours}`
const dimmed = ({ found }: FlatView, key: NodeKey) => (found && !found.has(key) ? 'dimmed' : '')

/** The bars of the networks, and the devices with their lines: what can be seen of them. */
export function renderFlat(view: FlatView, on: FlatHandlers) {
  const seen = devicesIn(view.layout, view.window)
  const current = view.layout.devices.find(({ node }) => node.key === view.current)
  const devices = current && !seen.includes(current) ? [...seen, current] : seen
  return svg`
    <g class="bars" aria-hidden="true">${columnsIn(view.layout, view.window).map(
      ({ network, index, x }) => svg`<rect
        class="bar ${classOf(index)} ${view.kindOf(network).name} ${network.url ? '' : 'nourl'} ${dimmed(view, network.key)}"
        x=${x}
        y="0"
        width=${flatSizes[view.layout.mode].bar}
        height=${view.layout.height}
        rx="3"
        @click=${() => network.url && on.press(network)}
        @pointerenter=${(event: Event) => on.enter(network, event.currentTarget as Element)}
        @pointerleave=${() => on.leave()}
      ><title>${network.name}</title></rect>`,
    )}</g>
    ${repeat(
      devices,
      ({ node }) => node.key,
      (device) => renderDevice(view, device, on),
    )}`
}

function renderDevice(view: FlatView, device: FlatDevice, on: FlatHandlers) {
  const { node, x, y, height, ports } = device
  const { mode } = view.layout
  const sign = signOf(node, view.pending)
  const dim = dimmed(view, node.key)
  const place = `translate(${x},${y})`
  // The words stand beside the button, not in it: cut short they would contradict its name.
  return svg`<g class="lines ${dim}" aria-hidden="true" transform=${place}>${ports.map((port) => renderPort(view, port, mode))}</g>
  <g
    class="device ${node.kind} ${sign} ${view.selected === node.key ? 'selected' : ''} ${dim}"
    part="device"
    role="button"
    tabindex=${view.current === node.key ? 0 : -1}
    aria-haspopup="dialog"
    aria-label=${view.labelOf(node)}
    data-key=${node.key}
    transform=${place}
    @pointerenter=${(event: Event) => on.enter(node, event.currentTarget as Element)}
    @pointerleave=${() => on.leave()}
    @focus=${(event: Event) => on.focus(node, event.currentTarget as Element)}
    @blur=${() => on.leave()}
    @click=${(event: Event) => on.choose(node, event.currentTarget as Element)}
  >
    <rect class="box" width=${device.width} height=${height} rx="4"></rect>
    ${
      sign === 'loading'
        ? svg`<rect class="loading-bar" x="0" y=${height - 3} width=${device.width} height="3"></rect>`
        : nothing
    }
  </g>
  <g class="words ${sign} ${dim}" aria-hidden="true" data-words=${node.key} transform=${place}>
    ${mode === 'normal' ? renderWords(device, view) : renderMark(node, view)}
  </g>`
}

function renderPort({ layout }: FlatView, port: FlatDevice['ports'][number], mode: FlatLayout['mode']) {
  const { link, to, x, y, length, height } = port
  const left = Math.min(x, x + length)
  const words = linkWords(link)
  return svg`<rect class="port ${classOf(to)}" x=${left} y=${y - height / 2} width=${Math.abs(length)} height=${height}>
      <title>${words || layout.columns[to]?.network.name}</title></rect>
    ${
      mode === 'normal' && words
        ? svg`<text class="address" x=${length < 0 ? -6 : x + 6} y=${y - 4} text-anchor=${length < 0 ? 'end' : 'start'}>${addressWords(link.texts.length ? link.texts : [link.label])}</text>`
        : nothing
    }`
}

function renderWords({ node, label, height }: FlatDevice, { kindOf }: FlatView) {
  const middle = height / 2
  return svg`${renderIcon(kindOf(node), 4, middle - 7)}
    <text class="name" x="21" y=${middle + 4}>${label}</text>`
}

function renderMark(node: TopologyNode, { kindOf }: FlatView) {
  return renderIcon(kindOf(node), 3, 3)
}

function renderIcon({ icon }: Kind, x: number, y: number) {
  return svg`<svg class="kind-icon" x=${x} y=${y} width="14" height="14" viewBox="0 0 24 24"><path d=${icon}></path></svg>`
}
