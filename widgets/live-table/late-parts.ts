import type { LiveTableProperties } from './live-table-properties.js'

const loaders = {
  virtual: () => import('./scroll/virtual-part.js'),
  filters: () => import('./filters/filters-part.js'),
  batch: () => import('../action-list/stratus-action-list.define.js'),
} as const

type Name = keyof typeof loaders
type Modules = { readonly [N in Name]: Awaited<ReturnType<(typeof loaders)[N]>> }

interface Host extends Pick<LiveTableProperties, 'paging' | 'renderRoot' | 'filters'> {
  readonly batchActions?: unknown
  readonly columns: readonly { readonly filter?: unknown }[]
}

/** Asked before what a page has set is known to be right. */
function wanted(host: Host): readonly Name[] {
  const columns = Array.isArray(host.columns) ? host.columns : []
  const names: Name[] = []
  if (host.paging === 'virtual') names.push('virtual')
  if (Object.keys(host.filters ?? {}).length || columns.some(({ filter }) => filter)) names.push('filters')
  if (host.batchActions) names.push('batch')
  return names
}

const loaded: { -readonly [N in Name]?: Modules[N] } = {}
const failed = new Set<Name>()

async function fetchPart<N extends Name>(name: N): Promise<void> {
  loaded[name] = (await loaders[name]()) as Modules[N]
}

/**
 * What most tables do without. A part is loaded when a property of any table asks for it first, and the table is drawn when it
 * has come: nothing jumps.
 */
export class LateParts {
  #styled = new Set<CSSStyleSheet>()

  constructor(
    private readonly host: Host,
    private readonly warn: (text: string, error: unknown) => void,
  ) {}

  /** A part that this table asks for; undefined where it does not, or where it could not be loaded. */
  part<N extends Name>(name: N): Modules[N] | undefined {
    return wanted(this.host).includes(name) ? loaded[name] : undefined
  }

  /** Calls `then` when all parts that are asked for are here: at once where they are. */
  whenHere(then: () => void | Promise<unknown>): void | Promise<unknown> {
    const missing = wanted(this.host).filter((name) => !loaded[name] && !failed.has(name))
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

  #addStyles(): void {
    const { renderRoot } = this.host
    if (!(renderRoot instanceof ShadowRoot)) return
    for (const name of wanted(this.host)) {
      const part = loaded[name]
      const sheet = part && 'styles' in part ? part.styles.styleSheet : undefined
      if (!sheet || this.#styled.has(sheet)) continue
      this.#styled.add(sheet)
      renderRoot.adoptedStyleSheets.push(sheet)
    }
  }
}
