import type { LayoutName, NodeRef, TopologySearch, TopologyViewName } from '@stratus/widgets'

/** What of the page stands in its address. */
export interface TopologyPageState {
  /** Empty: what the cookie remembers. */
  readonly view: TopologyViewName | ''
  readonly layout: LayoutName
  readonly selected: NodeRef | null
  /** Only this node and what it is linked to are lit. */
  readonly neighbourhood: NodeRef | null
  readonly search: TopologySearch
}

const views: readonly string[] = ['graph', 'flat', 'outline']
const kinds: readonly string[] = ['network', 'router', 'server', 'floating-ip', 'load-balancer']
const searchKinds: readonly string[] = [...kinds, 'external']
const searchStates: readonly string[] = ['active', 'down', 'loading']

function oneOf<T extends string>(value: string | null, known: readonly string[]): T | '' {
  return value !== null && known.includes(value) ? (value as T) : ''
}

function nodeOf(value: string | null): NodeRef | null {
  const [kind = '', ...id] = (value ?? '').split('/')
  return kinds.includes(kind) && id.length ? { kind, id: id.join('/') } : null
}

/** Reads the query of an address; what it does not know is left out. */
export function readTopologyState(query: URLSearchParams): TopologyPageState {
  return {
    view: oneOf<TopologyViewName>(query.get('view'), views),
    layout: query.get('layout') === 'layered' ? 'layered' : 'force',
    selected: nodeOf(query.get('selected')),
    neighbourhood: nodeOf(query.get('around')),
    search: {
      text: query.get('q') ?? '',
      kind: oneOf(query.get('type'), searchKinds),
      state: oneOf(query.get('state'), searchStates),
    },
  }
}

/** The query with changes; empty values leave it. */
export function writeTopologyState(query: URLSearchParams, change: Partial<TopologyPageState>): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  const putNode = (name: string, node: NodeRef | null) => put(name, node ? `${node.kind}/${node.id}` : '')
  if (change.view !== undefined) put('view', change.view)
  if (change.layout !== undefined) put('layout', change.layout === 'layered' ? 'layered' : '')
  if (change.selected !== undefined) putNode('selected', change.selected)
  if (change.neighbourhood !== undefined) putNode('around', change.neighbourhood)
  if (change.search) {
    put('q', change.search.text)
    put('type', change.search.kind)
    put('state', change.search.state)
  }
  return next
}
