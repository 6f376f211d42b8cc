import type { Emit } from '../internal/stratus-element.js'
import type { NodeRef, Topology } from './model/topology-model.js'
import { matchesOf } from './model/topology-search.js'
import type { StratusTopologyGraph } from './stratus-topology-graph.js'
import type { StratusTopologyEventMap } from './stratus-topology.events.js'
import { topologyMemory, type TopologyViewName } from './toolbar/topology-memory.js'
import type { ToolbarActions } from './toolbar/topology-toolbar.js'
import type { TopologyProperties } from './topology-properties.js'

/** What the tools need of their topology besides what pages say to it. */
interface ToolsHost extends Pick<ToolbarActions, 'neighbourhood' | 'save' | 'openLayout'> {
  readonly model: () => Topology
  /** Null while another view is shown. */
  readonly graph: () => StratusTopologyGraph | null
  readonly reveal: (node: NodeRef) => void
  readonly view: () => TopologyViewName
  readonly emit: Emit<StratusTopologyEventMap>
}

/** What the tools do: they change what the page may set as well, tell it, and cookies remember it. */
export function topologyTools(page: TopologyProperties, host: ToolsHost): ToolbarActions {
  return {
    view: (view) => {
      const before = host.view()
      page.view = view
      if (view === before) return
      if (!page.withoutCookies) topologyMemory.view = view
      host.emit('stratus-topology-view-change', { view })
    },
    search: (change) => {
      page.search = { ...page.search, ...change }
      host.emit('stratus-topology-search', page.search)
    },
    reveal: () => {
      const [first] = matchesOf(host.model(), page.search) ?? []
      const node = first && host.model().nodeOf(first)
      if (!node) return
      page.selected = { kind: node.kind, id: node.id }
      host.reveal(node)
      host.emit('stratus-topology-select', page.selected)
    },
    labels: () => {
      page.labels = !page.labels
      if (!page.withoutCookies) topologyMemory.labels = page.labels
    },
    collapsed: () => {
      page.collapsed = !page.collapsed
      if (!page.withoutCookies) topologyMemory.collapsed = page.collapsed
    },
    outline: () => (page.withOutline = !page.withOutline),
    center: () => host.graph()?.center(),
    layered: () => {
      page.layout = page.layout === 'layered' ? 'force' : 'layered'
      host.emit('stratus-topology-layout', { layout: page.layout })
    },
    arrange: () => host.graph()?.arrange(),
    neighbourhood: host.neighbourhood,
    save: host.save,
    openLayout: host.openLayout,
    print: () => window.print(),
  }
}
