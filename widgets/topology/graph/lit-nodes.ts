import { neighboursOf, type Graph } from './graph-model.js'
import { keyOf, type NodeKey, type NodeRef, type Topology } from '../model/topology-model.js'
import { matchesOf, type TopologySearch } from '../model/topology-search.js'

type Keys = ReadonlySet<NodeKey>

/** Which nodes are lit: what is looked for, what the page lights, and what is linked to one node. */
export class LitNodes {
  #last: { readonly graph: Graph; readonly search: TopologySearch; readonly keys: Keys | undefined } | undefined

  /** Undefined = all. */
  of(
    graph: Graph,
    model: Topology,
    search: TopologySearch,
    neighbourhood: NodeRef | null,
    /** Null while a page has none yet. */
    highlighted?: readonly NodeRef[] | null,
  ): Keys | undefined {
    const all = this.#found(graph, model, search)
    const own = highlighted?.length ? withHiding(new Set(highlighted.map(keyOf)), graph) : undefined
    const found = all && own ? new Set([...own].filter((key) => all.has(key))) : (own ?? all)
    const around = neighbourhood && keyOf(neighbourhood)
    if (!around) return found
    const near = new Set([around, ...neighboursOf(around, model).map(({ key }) => key)])
    return found ? new Set([...near].filter((key) => found.has(key))) : near
  }

  /** Matches by key; who hides some is lit too. */
  #found(graph: Graph, model: Topology, search: TopologySearch): Keys | undefined {
    if (this.#last?.graph === graph && this.#last.search === search) return this.#last.keys
    const keys = matchesOf(model, search)
    this.#last = { graph, search, keys: keys && withHiding(keys, graph) }
    return this.#last.keys
  }
}

/** These, and who hides some of them. */
function withHiding(keys: Keys, { hiddenIn }: Graph): Keys {
  const hiding = [...hiddenIn].filter(([key]) => keys.has(key)).map(([, network]) => network)
  return hiding.length ? new Set([...keys, ...hiding]) : keys
}
