import { isScrolled } from './data/column.js'
import type { LiveTableProperties } from './live-table-properties.js'

const loaders = {
  virtual: () => import('./scroll/virtual-part.js'),
  wide: () => import('./wide/wide-part.js'),
  groups: () => import('./wide/column-groups-part.js'),
  data: () => import('./data-part.js'),
  endless: () => import('./endless/endless-source.js'),
  source: () => import('./data/source-controller.js'),
  actions: () => import('./actions-part.js'),
  cards: () => import('./styles/card-part.js'),
  view: () => import('./view/view-model.js'),
  batch: () => import('../action-list/stratus-action-list.define.js'),
  bars: () => import('./toolbar/bars-part.js'),
} as const

type Name = keyof typeof loaders
type Modules = { readonly [N in Name]: Awaited<ReturnType<(typeof loaders)[N]>> }

interface Host extends Pick<LiveTableProperties, 'paging' | 'overflow' | 'renderRoot' | 'filters'> {
  readonly rowActions?: unknown
  readonly batchActions?: unknown
  readonly source?: unknown
  readonly sort: unknown
  readonly search: string
  readonly category: string | null
  readonly categories: readonly unknown[]
  readonly state: unknown
  readonly tree?: unknown
  readonly summary?: unknown
  readonly columns: readonly {
    readonly group?: unknown
    readonly filter?: unknown
    readonly edit?: unknown
    readonly slotted?: unknown
  }[]
}

interface Layout {
  /** Rows may become cards. */
  readonly isNarrow: boolean
  /** Id of the column that rows are grouped by. */
  readonly groupBy: string | null
  /** The first rows are on the screen. */
  readonly isPainted: boolean
}

function someColumn({ columns }: Host, holds: (column: Host['columns'][number]) => unknown): boolean {
  return Array.isArray(columns) && columns.some((column) => column && holds(column))
}

function isFiltered({ filters }: Host): boolean {
  return Object.keys(filters ?? {}).length > 0
}

const wantsData = (host: Host, { groupBy }: Layout): unknown =>
  isFiltered(host) ||
  host.tree ||
  groupBy ||
  host.summary ||
  someColumn(host, ({ filter, edit, slotted }) => filter || edit || slotted)

/** What asks for a part; looked at before what a page has set is known to be right. */
const wants: { readonly [N in Name]: (host: Host, layout: Layout) => unknown } = {
  virtual: ({ paging }) => isScrolled(paging),
  endless: ({ paging }) => paging === 'endless',
  wide: ({ overflow }) => overflow === 'scroll',
  groups: (host) => someColumn(host, ({ group }) => group),
  data: wantsData,
  source: ({ source }) => source,
  actions: ({ rowActions }) => rowActions,
  cards: (_host, { isNarrow }) => isNarrow,
  view: (host) => isFiltered(host) || host.sort || host.search || host.category,
  batch: ({ batchActions }) => batchActions,
  // Where lines break, or buttons and fields stand among the rows, nobody knows how much room to leave for them.
  bars: (host, layout) =>
    layout.isPainted ||
    layout.isNarrow ||
    host.categories?.length ||
    host.state === 'failed' ||
    host.paging === 'endless' ||
    wantsData(host, layout),
}
const names = Object.keys(wants) as readonly Name[]

/** Undefined: could not be loaded just now; the table does without for half a minute. */
const loaded: { -readonly [N in Name]?: Modules[N] | undefined } = {}

async function fetchPart<N extends Name>(name: N): Promise<void> {
  const part = (await loaders[name]()) as Modules[N]
  loaded[name] = part
}

/**
 * What most tables do without. A part is loaded when a property of any table asks for it first, and the table is drawn when it
 * has come: nothing jumps.
 */
export class LateParts {
  #styled = new Set<CSSStyleSheet>()

  constructor(
    private readonly host: Host,
    private readonly layout: () => Layout,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  #wants(name: Name): boolean {
    return Boolean(wants[name](this.host, this.layout()))
  }

  #missing(): readonly Name[] {
    return names.filter((name) => !(name in loaded) && this.#wants(name))
  }

  /** A part that this table asks for; undefined where it does not, or where it could not be loaded. */
  part<N extends Name>(name: N): Modules[N] | undefined {
    return this.#wants(name) ? loaded[name] : undefined
  }

  /** Calls `then` when all parts that are asked for are here: at once where they are. */
  whenHere(then: () => void | Promise<unknown>): void | Promise<unknown> {
    const missing = this.#missing()
    if (missing.length) return this.#fetch(missing).then(() => this.whenHere(then))
    this.#addStyles()
    return then()
  }

  async #fetch(names: readonly Name[]): Promise<void> {
    await Promise.all(names.map((name) => this.fetch(name)))
  }

  /** Loads a part before it is asked for. Never rejects: without it there is less, until a later drawing gets it. */
  async fetch(name: Name): Promise<void> {
    if (name in loaded) return
    await fetchPart(name).catch((error: unknown) => {
      loaded[name] = undefined
      setTimeout(() => delete loaded[name], 30_000)
      this.warn(`could not load a part of itself (${name}).`, error)
    })
  }

  /** What was learned while drawing asks for more: another drawing is due. */
  get areMissing(): boolean {
    return this.#missing().length > 0
  }

  #addStyles(): void {
    const { renderRoot } = this.host
    if (!(renderRoot instanceof ShadowRoot)) return
    for (const name of names) {
      const part = loaded[name]
      if (!part || !('styles' in part) || !this.#wants(name)) continue
      for (const { styleSheet } of part.styles) {
        if (!styleSheet || this.#styled.has(styleSheet)) continue
        this.#styled.add(styleSheet)
        renderRoot.adoptedStyleSheets.push(styleSheet)
      }
    }
  }
}
