import { decoded } from '../decoded.js'
import type { Operation } from './operation.js'
import { operations, type OperationId } from './table.js'

interface Route<Id> {
  readonly id: Id
  readonly method: string
  readonly path: string
  readonly pattern: RegExp
  readonly names: readonly string[]
}

export interface Match<Id = OperationId> {
  readonly id: Id
  readonly params: Readonly<Record<string, string>>
}

/** What a path leads to: operations by method (several may share one), or nothing. */
export interface Found<Id = OperationId> {
  readonly matches: ReadonlyArray<Match<Id> & Pick<Route<Id>, 'method' | 'path'>>
  readonly methods: readonly string[]
}

/** Finds the operations of a path, slash for slash. Undefined when the path is unknown. */
export const findRoutes = createRoutes<OperationId>(operations)

/** How the paths of a table are found. */
export function createRoutes<Id extends string>(table: Readonly<Record<Id, Pick<Operation, 'method' | 'path'>>>) {
  const routes: readonly Route<Id>[] = (Object.keys(table) as Id[])
    .map((id) => ({ id, ...table[id], ...compile(table[id].path) }))
    // Fixed words before parameters, one segment before many: `volumetypes/default/` wins over `volumetypes/{id}/`.
    .sort((a, b) => rank(a.path) - rank(b.path))

  return (pathname: string): Found<Id> | undefined => {
    const matches = routes.flatMap(({ id, method, path, pattern, names }) => {
      const values = pattern.exec(pathname)
      if (!values) return []
      return [
        {
          id,
          method,
          path,
          params: Object.fromEntries(names.map((name, at) => [name, decoded(values[at + 1] ?? '')])),
        },
      ]
    })
    if (matches.length === 0) return undefined
    return { matches, methods: [...new Set(matches.map((match) => match.method))] }
  }
}

/** The operation for a method: the most exact path; of several on one path the one `choose` picks. */
export function pickRoute<Id>(found: Found<Id>, method: string, choose: () => Id): Match<Id> | undefined {
  const fitting = found.matches.filter((match) => match.method === method)
  const best = fitting[0]
  if (!best) return undefined
  const equals = fitting.filter((match) => match.path === best.path)
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
