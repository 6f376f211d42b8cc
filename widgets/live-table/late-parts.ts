import type { LiveTableProperties } from './live-table-properties.js'

const loaders = {
  virtual: () => import('./scroll/virtual-part.js'),
  batch: () => import('../action-list/stratus-action-list.define.js'),
} as const

type Name = keyof typeof loaders
type Modules = { readonly [N in Name]: Awaited<ReturnType<(typeof loaders)[N]>> }

type Host = Pick<LiveTableProperties, 'paging' | 'renderRoot'> & { readonly batchActions?: unknown }

function wanted(host: Host): readonly Name[] {
  const names: Name[] = []
  if (host.paging === 'virtual') names.push('virtual')
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

  /** Those that have come, also by other tables. */
  get modules(): Partial<Modules> {
    return loaded
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
