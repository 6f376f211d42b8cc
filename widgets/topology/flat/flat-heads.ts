import { html, nothing } from 'lit'
import { kindName } from '../model/node-kinds.js'
import type { FlatHandlers, FlatView } from './flat-picture.js'
import { renderKindIcon } from '../styles/kind-icon.js'
import type { TopologyNode } from '../model/topology-model.js'

/** The names of the networks above their columns; those with a page lead to it. */
export function renderHeads(view: FlatView, on: FlatHandlers) {
  return view.layout.columns.map(({ network, index }) => renderHead(view, on, network, index))
}

function renderHead(view: FlatView, on: FlatHandlers, network: TopologyNode, index: number) {
  const { key, name, url } = network
  const ranges = view.textsOf(network).join(', ')
  const kind = view.kindOf(network)
  const classes = [
    'head',
    url ? '' : 'nourl',
    view.found && !view.found.has(key) ? 'dimmed' : '',
    view.selected === key ? 'selected' : '',
  ].join(' ')
  const stop = view.current === key ? 0 : -1
  const title = [name, ranges].join('\n')
  const enter = (event: Event) => on.enter(network, event.currentTarget as Element)
  const focus = (event: Event) => on.focus(network, event.currentTarget as Element)
  const words = html`<span class="swatch net-${index % 8}"></span>
    ${kind.name === network.kind ? nothing : renderKindIcon(kind.icon, kindName(kind))}
    <span class="name">${name}</span> <span class="ranges">${ranges}</span>`
  return url
    ? html`<a
        class=${classes}
        part="network"
        href=${url}
        data-key=${key}
        tabindex=${stop}
        title=${title}
        @click=${(event: MouseEvent) => on.follow(network, url, event)}
        @pointerenter=${enter}
        @pointerleave=${() => on.leave()}
        @focus=${focus}
        @blur=${() => on.leave()}
        >${words}</a
      >`
    : html`<span
        class=${classes}
        part="network"
        role="group"
        aria-label=${view.labelOf(network)}
        data-key=${key}
        tabindex=${stop}
        title=${title}
        @pointerenter=${enter}
        @pointerleave=${() => on.leave()}
        @focus=${focus}
        @blur=${() => on.leave()}
        >${words}</span
      >`
}
