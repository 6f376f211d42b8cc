import { html } from 'lit'
import type { TopologyLayout } from './model/topology-layout.js'
import type { NodeRef, Pending, Topology } from './model/topology-model.js'
import type { TopologyActionDetail } from './stratus-topology-balloon.events.js'
import type { CollapseDetail, MenuDetail, OpenDetail } from './stratus-topology-graph.events.js'
import type { TopologyProperties } from './topology-properties.js'
import type { Viewport } from './viewport/viewport-model.js'

/** What views show besides what the page says. */
export interface Shown<Model = Topology> {
  readonly model: Model
  readonly pending: Pending
}

/** What happens in a view. */
export interface ViewHandlers {
  selected(event: CustomEvent<NodeRef | null>): void
  chose(event: CustomEvent<readonly NodeRef[]>): void
  opened(event: CustomEvent<OpenDetail>): void
  menu(event: CustomEvent<MenuDetail>): void
  collapsed(event: CustomEvent<CollapseDetail>): void
  laidOut(event: CustomEvent<TopologyLayout>): void
  moved(event: CustomEvent<Viewport>): void
  /** Pointer or focus left the node that a balloon was asked for. */
  left(): void
  followed(event: CustomEvent<TopologyActionDetail>): void
}

/** A view as soon as it can be asked: its code may still be on its way. */
export async function defined<View extends HTMLElement>(view: View | null): Promise<View | null> {
  if (view) await customElements.whenDefined(view.localName)
  return view
}

export function renderGraphView(page: TopologyProperties, { model, pending }: Shown, on: ViewHandlers) {
  return html`<stratus-topology-graph
    .model=${model}
    .pending=${pending}
    .labels=${page.labels}
    .collapsed=${page.collapsed}
    .layout=${page.layout === 'layered' ? 'layered' : 'force'}
    .groupAbove=${page.groupAbove}
    .selected=${page.selected}
    .selection=${page.selection}
    .highlighted=${page.highlighted}
    .decorate=${page.decorate}
    .decorateLink=${page.decorateLink}
    .search=${page.search}
    .neighbourhood=${page.neighbourhood}
    .store=${page.store}
    .viewport=${page.viewport}
    name=${page.name}
    label=${page.label}
    @stratus-topology-select=${on.selected}
    @stratus-topology-selection-change=${on.chose}
    @stratus-topology-open=${on.opened}
    @stratus-topology-menu=${on.menu}
    @stratus-topology-collapse=${on.collapsed}
    @stratus-topology-layout-change=${on.laidOut}
    @stratus-topology-viewport-change=${on.moved}
  ></stratus-topology-graph>`
}

export function renderFlatView(page: TopologyProperties, { model, pending }: Shown, on: ViewHandlers) {
  return html`<stratus-topology-flat
    .model=${model}
    .pending=${pending}
    .selected=${page.selected}
    .search=${page.search}
    ?without-cookies=${page.withoutCookies}
    @stratus-topology-select=${on.selected}
    @stratus-topology-open=${on.opened}
    @stratus-topology-leave=${on.left}
    @stratus-topology-action=${on.followed}
  ></stratus-topology-flat>`
}

/** Alone, or beside the graph; without a model it is awaited. */
export function renderOutlineView(
  page: TopologyProperties,
  { model, pending }: Shown<Topology | undefined>,
  on: ViewHandlers,
) {
  return html`<stratus-topology-outline
    .model=${model}
    .pending=${pending}
    .selected=${page.selected}
    .search=${page.search}
    .decorate=${page.decorate}
    label=${page.label}
    @stratus-topology-select=${on.selected}
    @stratus-topology-open=${on.opened}
  ></stratus-topology-outline>`
}
