import type { NodeRef, TopologySearch, TopologyViewName } from '@stratus/widgets'

/** What of the page stands in its address. */
export interface TopologyPageState {
  /** Empty: what the cookie remembers. */
  readonly view: TopologyViewName | ''
  readonly selected: NodeRef | null
  readonly search: TopologySearch
}

const views: readonly string[] = ['graph', 'flat', 'outline']
const kinds: readonly string[] = ['network', 'router', 'server']
const searchKinds: readonly string[] = [...kinds, 'external']
const searchStates: readonly string[] = ['active', 'down', 'loading']

function oneOf<T extends string>(value: string | null, known: readonly string[]): T | '' {
  return value !== null && known.includes(value) ? (value as T) : ''
}

/** Reads the query of an address; what it does not know is left out. */
export function readTopologyState(query: URLSearchParams): TopologyPageState {
  const [kind = '', ...id] = (query.get('selected') ?? '').split('/')
  return {
    view: oneOf<TopologyViewName>(query.get('view'), views),
    selected: kinds.includes(kind) && id.length ? { kind: kind as NodeRef['kind'], id: id.join('/') } : null,
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
  if (change.view !== undefined) put('view', change.view)
  if (change.selected !== undefined)
    put('selected', change.selected ? `${change.selected.kind}/${change.selected.id}` : '')
  if (change.search) {
    put('q', change.search.text)
    put('type', change.search.kind)
    put('state', change.search.state)
  }
  return next
}
