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
}

/** Asked before what a page has set is known to be right. */
function wanted(host: Host, { isNarrow, groupBy }: Layout): readonly Name[] {
  const columns = Array.isArray(host.columns) ? host.columns : []
  const names: Name[] = []
  if (isScrolled(host.paging)) names.push('virtual')
  if (host.paging === 'endless') names.push('endless')
  if (host.overflow === 'scroll') names.push('wide')
  if (columns.some((column) => column?.group)) names.push('groups')
  const filters = Object.keys(host.filters ?? {}).length > 0
  const special = columns.some((column) => column?.filter || column?.edit || column?.slotted)
  if (filters || special || host.tree || groupBy || host.summary) names.push('data')
  if (host.source) names.push('source')
  if (host.rowActions) names.push('actions')
  if (filters || host.sort || host.search || host.category) names.push('view')
  if (isNarrow) names.push('cards')
  if (host.batchActions) names.push('batch')
  return names
}

const loaded: { -readonly [N in Name]?: Modules[N] } = {}
const failed = new Set<Name>()

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

  #wanted(): readonly Name[] {
    return wanted(this.host, this.layout())
  }

  /** A part that this table asks for; undefined where it does not, or where it could not be loaded. */
  part<N extends Name>(name: N): Modules[N] | undefined {
    return this.#wanted().includes(name) ? loaded[name] : undefined
  }

  /** Calls `then` when all parts that are asked for are here: at once where they are. */
  whenHere(then: () => void | Promise<unknown>): void | Promise<unknown> {
    const missing = this.#wanted().filter((name) => !loaded[name] && !failed.has(name))
    if (missing.length) return this.#fetch(missing).then(() => this.whenHere(then))
    this.#addStyles()
    return then()
  }

  async #fetch(names: readonly Name[]): Promise<void> {
    await Promise.all(
      names.map((name) =>
        fetchPart(name).catch((error: unknown) => {
          failed.add(name)
          this.warn(`could not load a part of itself (${name}).`, error)
        }),
      ),
    )
  }

  /** What was learned while drawing asks for more: another drawing is due. */
  get areMissing(): boolean {
    return this.#wanted().some((name) => !loaded[name] && !failed.has(name))
  }

  #addStyles(): void {
    const { renderRoot } = this.host
    if (!(renderRoot instanceof ShadowRoot)) return
    for (const name of this.#wanted()) {
      const part = loaded[name]
      const styles = part && 'styles' in part ? part.styles : []
      for (const { styleSheet } of styles) {
        if (!styleSheet || this.#styled.has(styleSheet)) continue
        this.#styled.add(styleSheet)
        renderRoot.adoptedStyleSheets.push(styleSheet)
      }
    }
  }
}
