import { operations, type OperationId } from './table.js'

interface Route {
  readonly id: OperationId
  readonly method: string
  readonly pattern: RegExp
  readonly names: readonly string[]
}

export interface Match {
  readonly id: OperationId
  readonly params: Readonly<Record<string, string>>
}

/** What a path leads to: operations by method (several may share one), or nothing. */
export interface Found {
  readonly matches: readonly Match[]
  readonly methods: readonly string[]
}

const routes: readonly Route[] = Object.entries(operations)
  .map(([id, { method, path }]) => ({ id: id as OperationId, method, ...compile(path) }))
  // Fixed words before parameters, one segment before many: `volumetypes/default/` wins over `volumetypes/{id}/`.
  .sort((a, b) => rank(operations[a.id].path) - rank(operations[b.id].path))

/** Finds the operations of a path, slash for slash. Undefined when the path is unknown. */
export function findRoutes(pathname: string): Found | undefined {
  const matches: (Match & { method: string; rank: number })[] = []
  for (const route of routes) {
    const values = route.pattern.exec(pathname)
    if (!values) continue
    const params = Object.fromEntries(route.names.map((name, at) => [name, decode(values[at + 1] ?? '')]))
    matches.push({ id: route.id, params, method: route.method, rank: rank(operations[route.id].path) })
  }
  if (matches.length === 0) return undefined
  return { matches, methods: [...new Set(matches.map((match) => match.method))] }
}

/** The operation for a method: the most exact path; of several on one path the one `choose` picks. */
export function pickRoute(found: Found, method: string, choose: () => OperationId): Match | undefined {
  const fitting = found.matches.filter((match) => operations[match.id].method === method)
  const best = fitting[0]
  if (!best) return undefined
  const equals = fitting.filter((match) => operations[match.id].path === operations[best.id].path)
  const chosen = equals.length === 1 ? best.id : choose()
  return equals.find((match) => match.id === chosen) ?? best
}

function compile(path: string): { pattern: RegExp; names: string[] } {
  const names: string[] = []
  const source = path.replace(/\{(\w+)(\*?)\}|[^{]+/g, (text, name: string | undefined, many: string) => {
    if (name === undefined) return text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    names.push(name)
    if (many) return '(.+)'
    // Identity ids and quota projects are hex without dashes; anything else is an unknown page.
    const hexOnly = path.startsWith('/api/keystone/') || path.includes('/{project}')
    return hexOnly ? '([0-9a-f]+|current|default)' : '([^/]+)'
  })
  return { pattern: new RegExp(`^${source}$`), names }
}

function rank(path: string): number {
  return (
    (path.match(/\{\w+\}/g)?.length ?? 0) +
    10 * (path.match(/\{\w+\*\}/g)?.length ?? 0) +
    (path.endsWith('/') ? 0 : 0.5)
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
