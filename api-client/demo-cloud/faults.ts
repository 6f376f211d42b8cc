import type { OperationId } from '../operations/table.js'

/** Something that goes wrong on request. Several may be armed; the first that fits is used. */
export interface Fault {
  /** Only this operation. */
  readonly operation?: OperationId
  /** Only paths (with query) that contain this text or fit this pattern. */
  readonly path?: string | RegExp
  readonly method?: string
  /** Answer with this status … */
  readonly status?: number
  /** … and this text as a JSON string. Default: `Demo fault <status>`. */
  readonly body?: string
  /**
   * Answer 200 with broken JSON (`garbage`), an HTML page (`html`), fields missing and unknown ones added (`mangled`); drop
   * the connection instead of an answer (`drop`), in the middle of what is sent (`cut`), or after all was done (`unheard`); or end
   * all sessions with this call (`expired`).
   */
  readonly kind?: 'garbage' | 'html' | 'mangled' | 'drop' | 'cut' | 'unheard' | 'expired'
  /** Wait this long (ms) before answering; alone: answer as usual, only later. */
  readonly delay?: number
  /** How often; default always. */
  readonly times?: number
}

/** The connection is to be broken off, where there is one; to a `fetch` it looks like any other failure. */
export class BrokenOff extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

/** The faults armed in a demo cloud. */
export interface Faults {
  /** Arms a fault. Returns a function that takes it back. */
  add(fault: Fault): () => void
  clear(): void
  readonly armed: readonly Fault[]
}

export class FaultList implements Faults {
  #entries: { readonly fault: Fault; left: number }[] = []

  add(fault: Fault): () => void {
    const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY }
    this.#entries.push(entry)
    return () => {
      this.#entries = this.#entries.filter((other) => other !== entry)
    }
  }

  clear(): void {
    this.#entries = []
  }

  get armed(): readonly Fault[] {
    return this.#entries.map((entry) => entry.fault)
  }

  /** The fault for this call, counted down. */
  take(operation: OperationId | undefined, method: string, path: string): Fault | undefined {
    return this.#take((fault) => fault.kind !== 'cut' && fits(fault, operation, method, path))
  }

  /** Whether this call is to be cut off before all of it is here. */
  takeCut(operation: OperationId | undefined, method: string, path: string): boolean {
    return this.#take((fault) => fault.kind === 'cut' && fits(fault, operation, method, path)) !== undefined
  }

  #take(isWanted: (fault: Fault) => boolean): Fault | undefined {
    const entry = this.#entries.find(({ fault }) => isWanted(fault))
    if (!entry) return undefined
    entry.left -= 1
    if (entry.left <= 0) this.#entries = this.#entries.filter((other) => other !== entry)
    return entry.fault
  }
}

function fits(fault: Fault, operation: OperationId | undefined, method: string, path: string): boolean {
  if (fault.operation && fault.operation !== operation) return false
  if (fault.method && fault.method !== method) return false
  if (typeof fault.path === 'string') return path.includes(fault.path)
  return !fault.path || fault.path.test(path)
}

/**
 * A fault asked for by a name or by the header `x-demo-fault`: `fault-500`, `fault-409`, `fault-garbage`, `fault-html`,
 * `fault-mangled`, `fault-drop`, `fault-slow-5000` (ms). The header leaves out the prefix.
 */
export function faultFromWord(word: string): Fault | undefined {
  const [, status, kind, delay] = /^(?:([45]\d\d)|(garbage|html|mangled|drop)|slow-(\d{1,6}))$/.exec(word) ?? []
  if (status) return { status: Number(status) }
  if (kind) return { kind: kind as NonNullable<Fault['kind']> }
  if (delay) return { delay: Number(delay) }
  return undefined
}

/** The fault a name in the body asks for, as in `{"name": "web-fault-500"}`. */
export function faultFromBody(body: unknown): Fault | undefined {
  if (body === null || typeof body !== 'object' || !('name' in body) || typeof body.name !== 'string') return undefined
  const word = /fault-((?:slow-)?[a-z0-9]+)/.exec(body.name)?.[1]
  return word ? faultFromWord(word) : undefined
}

/** What the scenario `broken` arms: one of each kind, on calls that pages must survive. */
export const brokenFaults: readonly Fault[] = [
  { operation: 'nova.servers.actions', status: 500, body: 'Unexpected API Error.' },
  { operation: 'cinder.volumes.list', status: 500, body: 'Circular reference detected' },
  { operation: 'cinder.limits', status: 503, body: 'Service Unavailable (HTTP 503)' },
  { operation: 'nova.serverGroups.list', kind: 'garbage' },
  { operation: 'neutron.trunks.list', kind: 'html' },
  { operation: 'neutron.qosPolicies.list', kind: 'mangled' },
  { operation: 'nova.flavors.list', kind: 'mangled' },
  { operation: 'swift.containers.list', delay: 5000 },
  { operation: 'glance.namespaces.list', kind: 'drop' },
]

/** Takes every third field out of each item and adds one nobody knows. */
export function mangle(text: string): string {
  const value: unknown = JSON.parse(text.replaceAll('1e+999', 'null').replace(/\bNaN\b/g, 'null'))
  return JSON.stringify(mangled(value))
}

function mangled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mangled)
  if (value === null || typeof value !== 'object') return value
  if ('items' in value && Array.isArray(value.items)) return { ...value, items: value.items.map(mangled) }
  const kept = Object.entries(value).filter(([name], at) => name === 'id' || name === 'name' || at % 3 !== 2)
  return { ...Object.fromEntries(kept), 'x-unknown:field': { nested: [1, 'two', null] } }
}
