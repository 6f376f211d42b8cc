import { neighboursOf, type Graph } from './graph-model.js'
import { typeName } from '../model/node-texts.js'
import { keyOf, type NodeKey, type NodeRef, type Topology } from '../model/topology-model.js'
import { matchesOf, type TopologySearch } from '../model/topology-search.js'

type Keys = ReadonlySet<NodeKey>

/** Which nodes are lit: what is looked for, and what is linked to one node. */
export class LitNodes {
  #last: { readonly graph: Graph; readonly search: TopologySearch; readonly keys: Keys | undefined } | undefined

  /** Undefined = all. */
  of(graph: Graph, model: Topology, search: TopologySearch, neighbourhood: NodeRef | null): Keys | undefined {
    const found = this.#found(graph, model, search)
    const around = neighbourhood && keyOf(neighbourhood)
    if (!around) return found
    const near = new Set([around, ...neighboursOf(around, model).map(({ key }) => key)])
    return found ? new Set([...near].filter((key) => found.has(key))) : near
  }

  /** Matches by key; a network that hides some is lit too. */
  #found(graph: Graph, model: Topology, search: TopologySearch): Keys | undefined {
    if (this.#last?.graph === graph && this.#last.search === search) return this.#last.keys
    const keys = matchesOf(model, search, typeName)
    const hidden = keys && [...graph.hiddenIn].filter(([key]) => keys.has(key)).map(([, network]) => network)
    this.#last = { graph, search, keys: keys && new Set([...keys, ...hidden!]) }
    return this.#last.keys
  }
}
